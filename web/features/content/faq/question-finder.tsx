import { useId, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Link } from '#web/components/link/link.tsx'
import { Questions } from '#web/features/content/blocks/faq-block.tsx'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { countQuestions, matchQuestions, type Section } from './match-questions.ts'
import styles from './question-finder.module.css'
import { inLanguage, langOf } from '#web/words/language.ts'
import { rich, t } from '#web/words/t.ts'

/** Up to this many answers are shown open. */
const FEW = 3

const found = (count: number): string =>
  count === 0 ? t('faq.none') : count === 1 ? t('faq.one') : t('faq.many', { count })

/**
 * The sections on the left, a field, and the questions. The search is a form with `?q=`: without script the server
 * answers it; with script the list follows the typing.
 */
export const QuestionFinder = ({
  sections,
  shown,
}: {
  sections: readonly Section[]
  /** The one section of this address; undefined for all. */
  shown: Section | undefined
}) => {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const field = useId()
  const matches = matchQuestions(shown ? [shown] : sections, typed)
  const count = countQuestions(matches)
  const searching = typed.trim() !== ''
  return (
    <div className={`wrap ${styles.finder}`}>
      <nav aria-label={t('faq.sections')} className={`sticks ${styles.sections}`}>
        <ul className="fades">
          <li>
            <Link to={paths.faq()} aria-current={shown ? undefined : 'page'}>
              {t('faq.all')}
            </Link>
          </li>
          {sections.map(({ id, title, questions }) => (
            <li key={id}>
              <Link
                to={paths.faq(id)}
                lang={langOf(title)}
                aria-current={shown?.id === id ? 'page' : undefined}
              >
                {title}
                <span className="num" aria-hidden="true">
                  {questions.length}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.answers}>
        <form
          role="search"
          action={inLanguage(pathname)}
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault()
            setQuery(searching ? { q: typed.trim() } : {}, { replace: true, state: { keepScroll: true } })
          }}
        >
          <label htmlFor={field}>{t('faq.search')}</label>
          <div>
            <input
              id={field}
              type="search"
              name="q"
              value={typed}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
            <button type="submit" aria-label={t('search.open')}>
              <Icon name="search" />
            </button>
          </div>
          <p role="status" className={styles.count}>
            {searching ? found(count) : ''}
          </p>
        </form>
        {matches.map(({ id, title, questions }) => (
          <section
            key={id}
            className={styles.section}
            {...(shown ? { 'aria-label': title } : { 'aria-labelledby': id })}
          >
            {shown ? null : (
              <h2 lang={langOf(title)} id={id}>
                {title}
              </h2>
            )}
            <Questions key={searching ? typed : ''} questions={questions} open={searching && count <= FEW} />
          </section>
        ))}
        {searching && count === 0 ? (
          <p className={styles.none}>
            {rich('faq.ask', {
              all: (words) => (
                <Link className="tlink" to={pathname} onClick={() => setTyped('')}>
                  {words}
                </Link>
              ),
            })}
          </p>
        ) : null}
      </div>
    </div>
  )
}
