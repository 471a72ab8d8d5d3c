import { useContext } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Shell } from './shell/shell.tsx'
import { matchRoute } from './match-route.ts'
import { PendingContext } from './use-pages.ts'
import { Progress } from './shell/progress.tsx'

/** Every screen: the shell around the page, or the page alone where it brings its own frame. */
export const Layout = () => {
  const { pathname } = useLocation()
  const { pending } = useContext(PendingContext)
  const main = (
    <main id="main" tabIndex={-1} aria-busy={pending || undefined}>
      <Outlet />
    </main>
  )
  return (
    <>
      {matchRoute(pathname).route.frame === 'bare' ? main : <Shell pathname={pathname}>{main}</Shell>}
      <Progress pending={pending} />
    </>
  )
}
