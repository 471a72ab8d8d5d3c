import { resolve } from 'node:path'

/** The pages that a shopper most often comes to first, each with a budget of its own (tests/budgets.test.ts). */
export const firstPages = {
  home: 'features/home/home-page.tsx',
  listing: 'features/catalogue/listing/listing-page.tsx',
  product: 'features/catalogue/product/product-page.tsx',
} as const

const ENTRY = 'entry.client.tsx'

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** A module and all that it imports at once. */
const closureOf = (module: string, graph: Graph): ReadonlySet<string> => {
  const seen = new Set<string>()
  const walk = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) walk(next)
  }
  walk(resolve('web', module))
  return seen
}

/**
 * What the first pages share is one chunk: forty small ones cost a tenth more, because each is compressed without knowing
 * the others, and names what it takes from them. `base` is what every page needs or all three do, `catalogue` what lists and
 * products share.
 */
const placed = (graph: Graph): ((id: string) => string | null) => {
  const [entry, home, listing, product] = [ENTRY, ...Object.values(firstPages)].map((module) =>
    closureOf(module, graph),
  )
  return (id) =>
    id === resolve('web', ENTRY)
      ? null
      : entry?.has(id) || (home?.has(id) && listing?.has(id) && product?.has(id))
        ? 'base'
        : listing?.has(id) && product?.has(id)
          ? 'catalogue'
          : null
}

let known: { graph: Graph; place: (id: string) => string | null } | undefined

/** For `codeSplitting`: the chunk of a module, null for Rolldown to find one. */
export const chunkOf = (id: string, graph: Graph): string | null => {
  if (known?.graph !== graph) known = { graph, place: placed(graph) }
  return known.place(id)
}
