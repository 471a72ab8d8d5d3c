import { useQuery } from 'urql'
import { Words } from '#web/components/words/words.tsx'
import type { Part } from '#web/features/content/page/content-query.ts'
import { ContactFactsDocument } from './contact-facts.ts'
import { ContactWays } from './contact-ways.tsx'
import { langOf } from '#web/words/language.ts'
import styles from './contact-block.module.css'

/** Telephone, e-mail, chat, address: on linen, the words at the left. */
export const Contact = ({ block }: { block: Part<'ContactBlock'> }) => {
  const { title, text } = block
  const [{ data }] = useQuery({ query: ContactFactsDocument })
  return (
    <section className={styles.panel}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <h2 lang={langOf(title)}>{title}</h2>
          {text ? (
            <p>
              <Words text={text} />
            </p>
          ) : null}
        </div>
        <dl className={styles.facts}>
          <ContactWays shop={data?.shop} />
        </dl>
      </div>
    </section>
  )
}
