import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { t } from '#web/words/t.ts'
import type { PageModule } from '#web/lib/page.ts'
import { ChunkError } from './load-page.ts'
import { PageBoundary } from './page-boundary.tsx'
import type { View } from './use-pages.ts'

/** True if the page could not be rendered from its data: the server then renders the reason instead. */
export const BrokenPageContext = createContext(false)

export interface Outcome extends Pick<View, 'failure' | 'begun'> {
  /** Undefined if its script did not arrive. */
  page: PageModule | undefined
  retry: () => void
}

/** The page inside the shell or, in its place, the reason why it is missing. */
export const PageOutlet = ({ page, failure, begun, retry }: Outcome) => {
  const { key } = useLocation()
  const broken = useContext(BrokenPageContext)
  if (failure || !page) {
    const lost = failure instanceof ChunkError || !page
    return (
      <FailedPage
        title={lost ? t('app.chunk.failed') : t('app.page.notLoaded')}
        text={lost ? t('app.chunk.kept') : t('app.error')}
        // Until it is reloaded, a document may remember that a script failed to load.
        onRetry={lost ? () => window.location.reload() : retry}
      />
    )
  }
  if (broken) return <FailedPage title={t('app.page.notLoaded')} text={t('app.error')} onRetry={retry} />
  return (
    <PageBoundary at={key}>
      <page.Component key={begun} />
    </PageBoundary>
  )
}
