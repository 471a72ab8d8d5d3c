import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { ChunkError, loadedPage } from './load-page.ts'
import { PageBoundary } from './page-boundary.tsx'
import type { Route } from './route.ts'
import { PendingContext } from './use-pages.ts'

/** True where the page itself could not be made from what came: the server renders the reason in its place. */
export const BrokenPageContext = createContext(false)

/** The page itself inside the shell, or in its place the reason why it is not there. */
export const PageOutlet = ({ route }: { route: Route }) => {
  const { failure, retry } = useContext(PendingContext)
  const { key } = useLocation()
  const broken = useContext(BrokenPageContext)
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
  if (broken) return <FailedPage title="The page did not load" text="Something went wrong" onRetry={retry} />
  return (
    <PageBoundary at={key}>
      <page.Component />
    </PageBoundary>
  )
}
