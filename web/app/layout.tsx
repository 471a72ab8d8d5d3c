import { useContext, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Route } from './route.ts'
import { Shell } from './shell/shell.tsx'
import { PendingContext } from './use-pages.ts'
import { Progress } from './shell/progress.tsx'

/** The page's place; it alone hears that the next page is on its way, so the shell is not rendered again for that. */
const Main = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} aria-busy={useContext(PendingContext) || undefined}>
    {children}
  </main>
)

/** Every screen: the shell around the page, or the page alone where it brings its own frame. */
export const Layout = ({ route, children }: { route: Route; children: ReactNode }) => {
  const { pathname } = useLocation()
  const main = <Main>{children}</Main>
  return (
    <>
      {route.frame === 'bare' ? main : <Shell pathname={pathname}>{main}</Shell>}
      <Progress />
    </>
  )
}
