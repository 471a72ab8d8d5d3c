import { Suspense, useContext, type MouseEvent } from 'react'
import { follow, GoContext } from '#web/components/link/link.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { withoutLanguage } from '#web/words/language.ts'
import styles from './footer.module.css'

const load = async () => (await import('./footer-columns.tsx')).FooterColumns
const Written = import.meta.env.SSR ? await load() : undefined
const Later = lazyPart(load)

/** The HTML that the server wrote into the page. */
let html: string | undefined

/**
 * The columns of the footer. They are the same on every page for its whole life, so the browser keeps the server's
 * HTML: their code and data are loaded only if the page was not rendered on the server.
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
    // The targets are links, which keys press too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.columns}
      onClick={press}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
