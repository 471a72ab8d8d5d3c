import type { Answer } from './urql/answers.ts'

/**
 * What `web/entry.server.tsx` exports, and what the server gives it. Only types, because nothing else connects the two
 * programs.
 */
export interface WebBundle {
  /** Renders one page: whole document from `<!doctype html>` to `</html>`, status from the loader. */
  render: (page: PageRequest) => Promise<PageAnswer>
  /** The last resort if even the frame cannot be rendered: it has a title, and the browser renders the page. */
  renderShell: (assets: Assets) => string
  /** True for routes that are rendered with the shopper's session and never cached. */
  isPersonal: (pathname: string) => boolean
  /** True for routes that only signed-in shoppers see: signed out means 303 to `/login?returnTo=…`. */
  guard: (pathname: string) => boolean
  /** The route table's row for an address, e.g. `/product/:product_id`. */
  routeOf: (pathname: string) => string
  /** What the house's `brand/` provides for browsers besides the pages: for the web app manifest. */
  frame: { icon: string; colours: { house: string; background: string } }
  /**
   * The only inline script (colour mode before the first paint, the page's modules after it). The CSP allows its hash
   * and no other.
   */
  initScript: string
  /** The only script of invoices and other documents, which are not pages: colour mode and printing. */
  documentScript: string
}

/** Runs a GraphQL query. Never throws: failures are in `errors`. */
export type Execute = (document: string, variables?: Record<string, unknown>) => Promise<Answer>

export interface PageRequest {
  /** Path and query of the request, e.g. `/jewellery/rings?page=2`. */
  url: string
  /** The shop's public origin, from configuration and never from a Host header: for canonical and og:url. */
  origin: string
  /** Runs a GraphQL query in this process. Never throws: failures are in `errors`. */
  execute: Execute
  /** Awaited between loading the data and rendering, which is synchronous, so that other requests get a turn. */
  turn: () => Promise<void>
  /** Always false on public routes. */
  signedIn: boolean
  /** What the shopper typed into the page's form before it was refused, without scripts; never on public routes. */
  typed?: Readonly<Record<string, string>> | undefined
  assets: Assets
}

export interface PageAnswer {
  status: number
  /**
   * Why the page could not be rendered, for the log: the document says that it could not, and has a title and links.
   */
  failure?: unknown
  /** Same-site address; sent with 302 unless `status` is another 3xx. */
  redirect?: string | undefined
  html: string
}

/** Addresses of built files, read from Vite's manifest. Keys are source paths from `web/`, e.g. `entry.client.tsx`. */
export interface Assets {
  /** The module script that hydrates the page. */
  entry: string
  /** Stylesheets and modules that the entry needs at once. */
  styles: readonly string[]
  preloads: readonly string[]
  /** The same for a lazily loaded module, e.g. `web/features/catalogue/product/product-page.tsx`. */
  of: (source: string) => {
    styles: readonly string[]
    preloads: readonly string[]
    /** The one style sheet with these styles and the entry's, if the build made it. */
    sheet?: string | undefined
  }
}
