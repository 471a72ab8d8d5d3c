import { useBlocker } from 'react-router'
import { Ask } from '../parts/ask.tsx'
import { useAnyUnsaved } from '../parts/unsaved.ts'

/** Asks before a screen is left on which something typed is not saved. */
export const Leave = () => {
  const unsaved = useAnyUnsaved()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Ask
      title="Not saved yet"
      open
      onClose={() => blocker.reset()}
      act="Leave without saving"
      stay="Stay here"
      busy={false}
      onAct={() => blocker.proceed()}
    >
      <p>What you typed on this screen is lost when you leave it.</p>
    </Ask>
  )
}
