import type { Client } from 'urql'
import type { ComponentType } from 'react'

/** The arguments of a page's loader. It runs on the server for the first page and in the browser for the next ones. */
export interface LoaderArgs {
  /** Run the page's documents through it (`loadQuery`); the component's `useQuery` is then a cache hit. */
  client: Client
  params: Readonly<Record<string, string | undefined>>
  url: URL
  /** Always false for public routes on the server: they are rendered without the shopper. */
  signedIn: boolean
}

/** The result of a loader. Without one the status is 200. */
export interface LoaderDecision {
  /** HTTP status of the page: 404, 410, 503. */
  status?: number
  /** Same-site address to go to instead, with 302 unless `status` says otherwise. */
  redirect?: string
}

/** The exports of a page module of `web/app/routes.ts`. */
export interface PageModule {
  Component: ComponentType
  loader?: (args: LoaderArgs) => Promise<LoaderDecision | undefined>
  /** Loads what the page needs besides its own script, before its loader asks for it. */
  ready?: () => Promise<unknown>
}
