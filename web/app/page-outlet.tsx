import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { ChunkError, loadedPage } from './load-page.ts'
import { PageBoundary } from './page-boundary.tsx'
import type { Route } from './routes.ts'
import { PendingContext } from './use-pages.ts'

/** The page itself inside the shell, or in its place the reason why it is not there. */
export const PageOutlet = ({ route }: { route: Route }) => {
  const { failure, retry } = useContext(PendingContext)
  const { key } = useLocation()
  const page = loadedPage(route)
  if (failure !== undefined || !page) {
    const lost = failure instanceof ChunkError || !page
    return (
      <FailedPage
        title={lost ? 'Loading chunk failed' : 'The page did not load'}
        text={lost ? 'A part of this page did not arrive. Your place is kept.' : 'Something went wrong'}
        onRetry={retry}
      />
    )
  }
  return (
    <PageBoundary at={key}>
      <page.Component />
    </PageBoundary>
  )
}
