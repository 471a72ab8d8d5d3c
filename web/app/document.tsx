import type { ReactNode } from 'react'
import displayFont from '#web/ui/fonts/libre-caslon-display-core-400.woff2'
import textFont from '#web/ui/fonts/eb-garamond-core-400.woff2'
import favicon from '#web/ui/pictures/favicon.svg'
import { INIT_SCRIPT } from './init-script.ts'

/** What the init script or the switch has set; the server always says light. */
const mode = (): string =>
  typeof document === 'undefined' ? 'light' : (document.documentElement.dataset.colourMode ?? 'light')

/** The document. React owns all of it, so that pages can lift their title and metadata into the head. */
export const Document = ({ children }: { children: ReactNode }) => (
  <html lang="en-IN" data-colour-mode={mode()} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Has run by the time the browser's half is here, which therefore need not carry it. */}
      <script
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? INIT_SCRIPT : '' }}
        suppressHydrationWarning
      />
      <meta name="theme-color" content="#14332A" />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
    </head>
    <body>{children}</body>
  </html>
)
