import type { ReactNode } from 'react'
import { Provider, type Client } from 'urql'
import { Document } from './document.tsx'
import { Frame } from './frame.tsx'
import { SignedInContext } from '#web/lib/session.ts'
import { SiteContext, type Site } from '#web/lib/site.ts'

export interface AppProps {
  client: Client
  site: Site
  signedIn: boolean
  /** The router of the environment: StaticRouter on the server, BrowserRouter in the browser. */
  router: (children: ReactNode) => ReactNode
  /**
   * False when the page came without server rendering: the loading screen is shown until the first page is ready.
   */
  rendered?: boolean
}

/** The whole page, the same on both sides. */
export const App = ({ client, site, signedIn, router, rendered = true }: AppProps) => (
  <Document>
    <SiteContext value={site}>
      <SignedInContext value={signedIn}>
        <Provider value={client}>{router(<Frame rendered={rendered} />)}</Provider>
      </SignedInContext>
    </SiteContext>
  </Document>
)
