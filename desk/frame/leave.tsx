import { Suspense } from 'react'
import { useBlocker } from 'react-router'
import { lazyPart } from './lazy-part.tsx'
import { anyUnsaved } from '../parts/unsaved.ts'

const Ask = lazyPart(() => import('../parts/ask.tsx').then((all) => all.Ask))

/** Asks before leaving a screen that has unsaved input. */
export const Leave = () => {
  // Asked when somebody leaves: what was saved a moment ago may not have been rendered yet.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => anyUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <Ask
        title="Not saved yet"
        open
        onClose={() => blocker.reset()}
        act="Leave without saving"
        stay="Stay here"
        staying
        busy={false}
        onAct={() => blocker.proceed()}
      >
        <p>What you typed on this screen is lost when you leave it.</p>
      </Ask>
    </Suspense>
  )
}
