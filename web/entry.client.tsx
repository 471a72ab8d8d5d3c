import './ui/global.css'
import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Client } from 'urql'
import { App } from './app/app.tsx'
import { Document } from './app/document.tsx'
import { loadPage } from './app/load-page.ts'
import { readState, STATE_ID, type PageState } from './app/page-state.ts'
import { matchRoute } from './app/match-route.ts'
import { ShellDocument } from './app/shell/shell-query.ts'
import { replay } from './app/early.ts'
import { sayAlive } from './app/start.ts'
import { forgetDismissal } from './app/shell/sign-up-rules.ts'
import { LoadingScreen } from './components/loading-screen/loading-screen.tsx'
import { changedControls, type EarlyStep } from './lib/early-steps.ts'
import { isSignedIn, onSessionChange } from './lib/session.ts'
import { browserClient } from './lib/urql/client.ts'
import { loadQuery } from './lib/urql/load-query.ts'
import { language, withoutLanguage } from './words/language.ts'

const router = (children: ReactNode) => (
  <BrowserRouter basename={language.prefix || '/'}>{children}</BrowserRouter>
)

interface RootProps extends Pick<PageState, 'site' | 'signedIn'> {
  first: Client
  rendered: boolean
  /** What the browser had filled in when React came. */
  filled: readonly EarlyStep[]
}

/** A change of session drops every cached answer: nothing of one shopper is shown to the next. */
const Root = ({ first, filled, ...page }: RootProps) => {
  const [client, setClient] = useState(first)
  useEffect(() => onSessionChange(() => setClient(browserClient())), [])
  // Not within React's own work, which would put off each step's rendering until after the last.
  useEffect(() => queueMicrotask(() => sayAlive((steps) => replay(filled, steps))), [filled])
  return (
    <StrictMode>
      <App client={client} router={router} {...page} />
    </StrictMode>
  )
}

/**
 * Takes over what the server rendered. The page's chunk must be here before React looks at the HTML. As a transition,
 * so that React does it in slices and a press in between is answered.
 */
const takeOver = async () => {
  await loadPage(matchRoute(withoutLanguage(window.location.pathname)).route).catch(() => undefined)
  // Only now: until here it is one task, with the evaluation of all modules, and a list has much to be read.
  const state = readState()
  if (!state) return renderAlone()
  const { queries, site, signedIn } = state
  const filled = changedControls()
  const root = (
    <Root first={browserClient(queries)} site={site} signedIn={signedIn} filled={filled} rendered />
  )
  startTransition(() => void hydrateRoot(document, root))
}

/** A first load without server rendering: the loading screen, then the page. */
const renderAlone = async () => {
  const root = createRoot(document)
  root.render(
    <Document>
      <LoadingScreen />
    </Document>,
  )
  const client = browserClient()
  const { data } = await loadQuery(client, ShellDocument, {})
  const site = { origin: window.location.origin, name: data?.shop.name ?? '' }
  root.render(<Root first={client} site={site} signedIn={isSignedIn()} filled={[]} rendered={false} />)
}

forgetDismissal()
void (document.getElementById(STATE_ID) ? takeOver() : renderAlone())
