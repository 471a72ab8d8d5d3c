import type { ReactNode } from 'react'
import displayFont from '#web/ui/fonts/libre-caslon-display-latin-400.woff2'
import textFont from '#web/ui/fonts/eb-garamond-latin-400.woff2'
import favicon from '#web/ui/pictures/favicon.svg'
import { INIT_SCRIPT } from './colour-mode.ts'

/** What the init script or the switch has set; the server always says light. */
const mode = (): string =>
  typeof document === 'undefined' ? 'light' : (document.documentElement.dataset.colourMode ?? 'light')

/** The document. React owns all of it, so that pages can lift their title and metadata into the head. */
export const Document = ({ children }: { children: ReactNode }) => (
  <html lang="en-IN" data-colour-mode={mode()} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script dangerouslySetInnerHTML={{ __html: INIT_SCRIPT }} />
      <meta name="theme-color" content="#14332A" />
      <link rel="icon" href={favicon} type="image/svg+xml" />
      <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
      <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
    </head>
    <body>{children}</body>
  </html>
)
