import { useEffect } from 'react'
import { titleOnSite, useSite } from '#web/lib/site.ts'
import { announceTitle } from '#web/ui/announcer.ts'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'

/** A whole page whose data could not be loaded: a title for the tab, a first heading, what failed, and one way on. */
export const FailedPage = (state: { title: string; text: string; onRetry: () => void }) => {
  const site = useSite()
  // Announced again, because screen readers may have read the title before the failure was known.
  useEffect(announceTitle, [state.title])
  return (
    <>
      <title>{titleOnSite(state.title, site)}</title>
      <ErrorState page {...state} />
    </>
  )
}
