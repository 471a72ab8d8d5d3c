import { Words } from '#web/components/words/words.tsx'
import { Action } from './action.tsx'
import type { Part } from '#web/features/content/page/content-query.ts'
import { langOf } from '#web/words/language.ts'
import styles from './text-blocks.module.css'

/** One sentence set large, from the fourth column. */
export const Statement = ({ block }: { block: Part<'StatementBlock'> }) => {
  const { words, action } = block
  return (
    <section className={`wrap ${styles.statement}`}>
      <p>
        <Words text={words} />
      </p>
      <Action action={action} />
    </section>
  )
}

/** Heading at the left, words next to it. */
export const Prose = ({ block }: { block: Part<'ProseBlock'> }) => {
  const { id, heading, paragraphs, list } = block
  return (
    <section className={`wrap ${styles.beside}`} id={id ?? undefined}>
      {heading ? (
        <h2 lang={langOf(heading)} className={styles.heading}>
          {heading}
        </h2>
      ) : null}
      <div className={styles.words}>
        {paragraphs.map((text) => (
          <p key={text}>
            <Words text={text} />
          </p>
        ))}
        {list.length > 0 ? (
          <ul className={styles.list}>
            {list.map((text) => (
              <li key={text}>
                <Words text={text} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}

/** Short texts side by side, each under a line of ink. */
export const Columns = ({ block }: { block: Part<'ColumnsBlock'> }) => {
  const { heading, notes } = block
  const Title = heading ? 'h3' : 'h2'
  return (
    <section className="wrap">
      {heading ? (
        <h2 lang={langOf(heading)} className={styles.above}>
          {heading}
        </h2>
      ) : null}
      <ul className={styles.columns}>
        {notes.map(({ title, text, action }) => (
          <li key={title}>
            <Title lang={langOf(title)} className={styles.title}>
              {title}
            </Title>
            <p>
              <Words text={text} />
            </p>
            <Action action={action} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Quote = ({ block }: { block: Part<'QuoteBlock'> }) => {
  const { words, cite } = block
  return (
    <blockquote className={`wrap ${styles.quote}`}>
      <p>{`“${words}”`}</p>
      {cite ? <cite lang={langOf(cite)}>{cite}</cite> : null}
    </blockquote>
  )
}

/** The invitation at the end: the page's one solid button. */
export const Cta = ({ block }: { block: Part<'CtaBlock'> }) => {
  const { title, text, goal } = block
  return (
    <section className={`wrap ${styles.cta}`}>
      <h2 lang={langOf(title)}>{title}</h2>
      {text ? (
        <p className="lead">
          <Words text={text} />
        </p>
      ) : null}
      <Action action={goal} look="solid" />
    </section>
  )
}
