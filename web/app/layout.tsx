import { useContext, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Route } from './route.ts'
import { Shell } from './shell/shell.tsx'
import { PendingContext } from './use-pages.ts'
import { Progress } from './shell/progress.tsx'

/** Every screen: the shell around the page, or the page alone where it brings its own frame. */
export const Layout = ({ route, children }: { route: Route; children: ReactNode }) => {
  const { pathname } = useLocation()
  const { pending } = useContext(PendingContext)
  const main = (
    <main id="main" tabIndex={-1} aria-busy={pending || undefined}>
      {children}
    </main>
  )
  return (
    <>
      {route.frame === 'bare' ? main : <Shell pathname={pathname}>{main}</Shell>}
      <Progress pending={pending} />
    </>
  )
}
