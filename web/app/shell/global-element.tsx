import { Suspense } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useAnnouncements } from '#web/ui/announcer.ts'

const NoticeBar = lazyPart(async () => (await import('./notice-bar.tsx')).NoticeBar)

/**
 * The layout's global element: what screen readers announce, and the snackbar, loaded with its first message. It is
 * below the header, or `atTop` of a page that has none.
 */
export const GlobalElement = ({ atTop }: { atTop: boolean }) => {
  const { notice, spoken } = useAnnouncements()
  return (
    <>
      <p className="sr" role="status" aria-live="polite" aria-atomic="true">
        {/* A new element each time, so that the same words are read again. */}
        <span key={spoken.id}>{spoken.text}</span>
      </p>
      {notice ? (
        <Suspense>
          <NoticeBar notice={notice} atTop={atTop} />
        </Suspense>
      ) : null}
    </>
  )
}
