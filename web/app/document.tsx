import type { ReactNode } from 'react'
import { colours, preloads } from '#brand'
import favicon from '#brand/favicon.svg'
import { INIT_SCRIPT } from './init-script.ts'
import { language } from '#web/words/language.ts'

/** What the init script or the switch has set; on the server it is always light. */
const mode = (): string =>
  typeof document === 'undefined' ? 'light' : (document.documentElement.dataset.colourMode ?? 'light')

/** The document. React owns all of it, so that pages can move their title and metadata into the head. */
export const Document = ({ children }: { children: ReactNode }) => (
  <html lang={language.locale} data-colour-mode={mode()} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* It has run by the time the browser's code arrives, so that code need not contain it. */}
      <script
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? INIT_SCRIPT : '' }}
        suppressHydrationWarning
      />
      <meta name="theme-color" content={colours.house} />
      <link rel="icon" href={favicon} {...(favicon.endsWith('.svg') && { type: 'image/svg+xml' })} />
      <link rel="manifest" href="/site.webmanifest" />
      {preloads.map((face) => (
        <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
      ))}
    </head>
    <body>{children}</body>
  </html>
)
