import { resolve } from 'node:path'

/** The pages that shoppers most often open first, each with its own budget (tests/budgets.test.ts). */
export const firstPages = {
  home: 'features/home/home-page.tsx',
  listing: 'features/catalogue/listing/listing-page.tsx',
  product: 'features/catalogue/product/product-page.tsx',
} as const

const ENTRY = 'entry.client.tsx'
/** Other pages that show lists, or belong to one. */
const LISTS = ['features/catalogue/bespoke/bespoke-page.tsx', 'components/filters/filter-drawer.tsx']
/** Other pages that show one piece. */
const PIECES = [
  'features/catalogue/set-with/set-piece-page.tsx',
  'features/catalogue/high-jewellery/high-jewellery-item-page.tsx',
]
/** A few letters each, which would be a file and a request of their own. */
const SMALL = /\/(?:search-reading-fragment|copy-text)\.ts$/

/** The chunks of what the first pages share. */
const SHARED = ['base', 'cards', 'catalogue', 'list', 'piece'] as const
type Place = (id: string) => (typeof SHARED)[number] | null

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Modules and everything that they import statically. */
const closureOf = (modules: readonly string[], graph: Graph): ReadonlySet<string> => {
  const seen = new Set<string>()
  const walk = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next)
  }
  for (const module of modules) walk(resolve('web', module))
  return seen
}

/**
 * What the first pages share is one chunk: forty small ones cost a tenth more, because each is compressed without knowing
 * the others, and names what it takes from them. `base` is what every page needs or all three do, `cards` what home and
 * lists share, `catalogue` what lists and products do; `list` and `piece` are for other pages too.
 */
const placed = (graph: Graph): Place => {
  const [entry, home, listing, product, lists, pieces] = [
    [ENTRY],
    [firstPages.home],
    [firstPages.listing],
    [firstPages.product],
    LISTS,
    PIECES,
  ].map((modules) => closureOf(modules, graph))
  return (id) => {
    const on = { home: home?.has(id), listing: listing?.has(id), product: product?.has(id) }
    if (id === resolve('web', ENTRY)) return null
    if (SMALL.test(id)) return 'base'
    if (entry?.has(id) || (on.home && on.listing && on.product)) return 'base'
    if (on.home && on.listing) return 'cards'
    if (on.listing && on.product) return 'catalogue'
    if (on.listing && lists?.has(id)) return 'list'
    // Not the components: bag and orders need some of them, and nothing of a piece's page.
    if (on.product && pieces?.has(id) && id.includes('/features/')) return 'piece'
    return null
  }
}

let known: { graph: Graph; place: Place } | undefined

/** For `codeSplitting`: the chunk of a module, null for Rolldown to find one. */
export const chunkOf = (id: string, graph: Graph): string | null => {
  if (known?.graph !== graph) known = { graph, place: placed(graph) }
  return known.place(id)
}

const FACADES: ReadonlySet<string> = new Set(
  [ENTRY, ...Object.values(firstPages)].map((file) => resolve('web', file)),
)

/** Whether one of the first pages needs the chunk before it is alive. */
export const isFirst = ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): boolean =>
  SHARED.some((shared) => shared === name) || FACADES.has(facadeModuleId ?? '')
