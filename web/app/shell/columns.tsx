import { Suspense, useContext, type MouseEvent } from 'react'
import { follow, GoContext } from '#web/components/link/link.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { withoutLanguage } from '#web/words/language.ts'
import styles from './footer.module.css'

const load = async () => (await import('./footer-columns.tsx')).FooterColumns
const Written = import.meta.env.SSR ? await load() : undefined
const Later = lazyPart(load)

/** What the server wrote into the page. */
let html: string | undefined

/**
 * The columns of the footer. They are the same on every page and as long as it lives, so the browser keeps what the server
 * wrote: their code and data come only to a page that was not rendered there.
 */
export const Columns = () => {
  const go = useContext(GoContext)
  if (!Written) html ||= document.querySelector(`.${styles.columns}`)?.innerHTML
  if (!html)
    return (
      <div className={styles.columns}>
        {Written ? (
          <Written />
        ) : (
          <Suspense>
            <Later />
          </Suspense>
        )}
      </div>
    )
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !link.target) follow(event, go, withoutLanguage(link.getAttribute('href') ?? ''))
  }
  return (
    // It is links that are pressed, with keys too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.columns}
      onClick={press}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
