import { useContext, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { Route } from './route.ts'
import { OfferedContext, PointsRuleContext } from '#web/lib/offered.ts'
import { keepChoices } from '#web/lib/said.ts'
import { GlobalElement } from './shell/global-element.tsx'
import { Shell } from './shell/shell.tsx'
import { useShell } from './shell/use-shell.ts'
import { PendingContext } from './use-pages.ts'
import { Progress } from './shell/progress.tsx'

/** The place of the page. Only this part reads whether the next page is loading, so the shell is not rendered again. */
const Main = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} aria-busy={useContext(PendingContext) || undefined}>
    {children}
  </main>
)

/**
 * Every screen: the shell around the page, or the page alone if it brings its own frame. Both know what the shop
 * offers.
 */
export const Layout = ({ route, children }: { route: Route; children: ReactNode }) => {
  const { pathname } = useLocation()
  const shell = useShell()
  const isBare = route.frame === 'bare'
  keepChoices(shell.choices)
  const main = <Main>{children}</Main>
  return (
    <OfferedContext value={shell.features}>
      <PointsRuleContext value={shell.points}>
        {isBare ? (
          main
        ) : (
          <Shell pathname={pathname} shell={shell}>
            {main}
          </Shell>
        )}
        <GlobalElement atTop={isBare} />
        <Progress />
      </PointsRuleContext>
    </OfferedContext>
  )
}
