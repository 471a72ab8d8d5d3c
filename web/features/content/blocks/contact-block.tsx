import { Link } from 'react-router-dom'
import { useQuery } from 'urql'
import { Words } from '#web/components/words/words.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Part } from '#web/features/content/page/content-query.ts'
import { ContactFactsDocument } from './contact-facts.ts'
import styles from './contact-block.module.css'

/** Telephone, letter, chat, address: on linen, the words at the left. */
export const Contact = ({ block }: { block: Part<'ContactBlock'> }) => {
  const { title, text } = block
  const [{ data }] = useQuery({ query: ContactFactsDocument })
  const shop = data?.shop
  return (
    <section className={styles.panel}>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          {text ? (
            <p>
              <Words text={text} />
            </p>
          ) : null}
        </div>
        <dl className={styles.facts}>
          {shop?.phone ? (
            <div>
              <dt>Telephone</dt>
              <dd>
                <a className="tlink" href={`tel:${shop.phone.replaceAll(' ', '')}`}>
                  {shop.phone}
                </a>
              </dd>
            </div>
          ) : null}
          {shop?.email ? (
            <div>
              <dt>E-mail</dt>
              <dd>
                <a className="tlink" href={`mailto:${shop.email}`}>
                  {shop.email}
                </a>
              </dd>
            </div>
          ) : null}
          <div>
            <dt>Chat</dt>
            <dd>
              <Link className="tlink" to={paths.whatsapp()}>
                WhatsApp
              </Link>
            </dd>
          </div>
          {shop && shop.addressLines.length > 0 ? (
            <div>
              <dt>Address</dt>
              <dd>
                <address>
                  {[shop.legalName, ...shop.addressLines].map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
    </section>
  )
}
