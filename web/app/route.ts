import type { PageModule } from '#web/lib/page.ts'

/**
 * Loads a page's chunk. The build (scripts/lib/build/route-sources.ts) adds `src`, a path from web/, for the modulepreload
 * links of the first HTML.
 */
type LoadPage = (() => Promise<PageModule>) & { src?: string }

/** One row per address. */
export interface Route {
  path: string
  /** A real address of this row, which tests open; absent if the path itself is one. */
  example?: string
  load: LoadPage
  /** Most visits come to it: its chunk is loaded while the shopper looks at another page (`prefetch.ts`). */
  soon?: true
  /**
   * `account`: signed out, the visitor is sent to /login and back (303). `personal`: open to all, but rendered with the
   * session and never stored. Absent: public, rendered without cookies, the same bytes for everyone.
   */
  access?: 'account' | 'personal'
  /** `bare`: the page brings its own short header; no banner, menu or footer (checkout). */
  frame?: 'bare'
}
