import { useId } from 'react'
import { ContentLink, Words } from '#web/components/words/words.tsx'
import type { Part } from '#web/features/content/page/content-query.ts'
import { langOf } from '#web/words/language.ts'
import styles from './data-blocks.module.css'

/** What happens, in order: a number, a word, a sentence. */
export const Steps = ({ block }: { block: Part<'StepsBlock'> }) => {
  const { heading, steps } = block
  const Title = heading ? 'h3' : 'h2'
  return (
    <section className={`wrap ${styles.beside}`}>
      {heading ? (
        <h2 lang={langOf(heading)} className={styles.heading}>
          {heading}
        </h2>
      ) : null}
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true">{index + 1}</span>
            <Title lang={langOf(title)} className={styles.title}>
              {title}
            </Title>
            <p>
              <Words text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Terms and details between hairlines. */
export const Facts = ({ block }: { block: Part<'FactsBlock'> }) => {
  const { heading, text, facts } = block
  return (
    <section className={`wrap ${styles.beside}`}>
      <div className={styles.head}>
        {heading ? (
          <h2 lang={langOf(heading)} className={styles.heading}>
            {heading}
          </h2>
        ) : null}
        {text ? (
          <p>
            <Words text={text} />
          </p>
        ) : null}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt lang={langOf(term)}>{term}</dt>
            <dd>
              <Words text={detail} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A cell of up to this many characters is a figure. */
const SHORT = 12

/** A table; on a narrow screen it moves sideways inside its own frame, by keyboard too. */
export const Table = ({ block }: { block: Part<'TableBlock'> }) => {
  const { id, heading, text, caption, columns, rows, note } = block
  const name = useId()
  const [first, ...others] = columns
  /** Figures without pictures are close together, so that a phone shows all of them. */
  const close = rows.flat().every((cell) => cell.length <= SHORT)
  return (
    <section className="wrap" id={id ?? undefined}>
      {heading ? (
        <h2 lang={langOf(heading)} className={styles.heading}>
          {heading}
        </h2>
      ) : null}
      {text ? (
        <p className={styles.text}>
          <Words text={text} />
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling frame must be reached by keyboard */}
      <div className={styles.frame} role="region" aria-labelledby={name} tabIndex={0}>
        <table className={close ? `${styles.table} ${styles.close}` : styles.table}>
          <caption lang={langOf(caption)} id={name} className="sr">
            {caption}
          </caption>
          <thead>
            <tr>
              <th lang={langOf(first)} scope="col">
                {first}
              </th>
              {others.map((column) => (
                <th lang={langOf(column)} key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([title, ...cells], row) => (
              <tr key={`${row} ${title}`}>
                <th lang={langOf(title)} scope="row">
                  {title}
                </th>
                {cells.map((cell, index) => (
                  <td key={others[index]}>
                    <Words text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note ? (
        <p className={styles.note}>
          <Words text={note} />
        </p>
      ) : null}
    </section>
  )
}

/** An index: large names on rules. */
export const Links = ({ block }: { block: Part<'LinksBlock'> }) => {
  const { heading, links } = block
  return (
    <section className={`wrap ${styles.beside}`}>
      {heading ? (
        <h2 lang={langOf(heading)} className={styles.heading}>
          {heading}
        </h2>
      ) : null}
      <ul className={styles.links}>
        {links.map(({ title, text, href }) => (
          <li key={href}>
            <ContentLink href={href} label={title} />
            {text ? <span lang={langOf(text)}>{text}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Downloads = ({ block }: { block: Part<'DownloadsBlock'> }) => {
  const { title, files } = block
  return (
    <section className={`wrap ${styles.beside}`}>
      <h2 lang={langOf(title)} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.facts}>
        {files.map(({ label, note, href }) => (
          <li key={href}>
            <ContentLink href={href} label={label} className="tlink" />
            {note ? (
              <span lang={langOf(note)} className="muted">
                {note}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
