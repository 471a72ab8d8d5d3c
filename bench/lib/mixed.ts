import { Pool } from 'undici'
import { listProducts } from '#contract/catalogue.ts'
import { checked } from '#program/json-file.ts'
import { drawn } from '../../scripts/capacity/model.ts'

interface Asked {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

const PIECE = 'id slug name subtitle price background images media { url alt width height placeholder }'
const LIST = `query List($filter: ProductFilter) { products(limit: 12, filter: $filter) { total items { ${PIECE} } } }`
const FACETS = `query Facets($filter: ProductFilter) { products(limit: 12, filter: $filter) { total items { ${PIECE} } }
  facets(filter: $filter) { name values { value label count } } }`
const DETAIL = `query Detail($id: ID!) { product(id: $id) { ${PIECE} description material metalType purity sizes
  madeIn stones { kind cut count caratsTotal } stock makingDays } }`
const SUGGEST = 'query Suggest($search: String!) { suggestions(search: $search) { __typename } }'

const page = (path: string): Asked => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } })
const query = (document: string, variables: object): Asked => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: document, variables }),
})

/**
 * The requests that fill a BFF and a backend as in service: of a hundred, 26 are pages at addresses that nobody
 * requested before, 20 stored pages, 33 lists each with its own range of prices, 16 products, 5 suggestions. Each run
 * draws the same.
 */
const requestsOf = (slugs: readonly string[], names: readonly string[]) => {
  const random = drawn(7)
  const below = (most: number) => Math.floor(random() * most)
  const one = (of: readonly string[]) => of[below(of.length)] ?? ''
  let count = 0
  const anew = () => `n=${(count += 1)}`
  const filter = () => ({ priceMin: below(2_000_000), priceMax: 10_000_000 + below(90_000_000) })
  const kinds: readonly (readonly [number, () => Asked])[] = [
    [5, () => page(`/?${anew()}`)],
    [8, () => page(`/jewellery?sort=${one(['price-asc', 'price-desc', 'new-arrivals'])}&${anew()}`)],
    [3, () => page(`/search?q=${encodeURIComponent(one(names))}&${anew()}`)],
    [10, () => page(`/product/${one(slugs)}?${anew()}`)],
    [20, () => page(one(['/', '/jewellery', `/product/${one(slugs)}`]))],
    [25, () => query(LIST, { filter: filter() })],
    [8, () => query(FACETS, { filter: filter() })],
    [16, () => query(DETAIL, { id: one(slugs) })],
    [5, () => query(SUGGEST, { search: one(names).slice(0, 3 + below(4)) })],
  ]
  return (): Asked => {
    let at = below(100)
    const kind = kinds.find(([share]) => (at -= share) < 0) ?? kinds[0]
    return kind ? kind[1]() : page('/')
  }
}

/**
 * Sends such a mixture to a BFF until told to stop. Loopback only. `ended` says how many were answered and how many
 * wrongly.
 */
export const mixedLoad = async (shop: string, backend: string, connections = 20) => {
  const answer = await fetch(`${backend}/api/products?limit=48`)
  const { products } = checked('The list of products', listProducts.answer, await answer.json())
  const next = requestsOf(
    products.map(({ _id, slug }) => slug ?? _id),
    products.map(({ name }) => name),
  )
  const pool = new Pool(shop, { connections, pipelining: 1 })
  const seen = { answered: 0, wrong: 0 }
  let stopped = false
  const worker = async () => {
    while (!stopped) {
      const asked = next()
      const { statusCode, body } = await pool.request(asked)
      const text = await body.text()
      seen.answered += 1
      const failed = asked.method === 'POST' && (!text.startsWith('{"data":{') || text.includes('"errors":['))
      if (statusCode !== 200 || failed) seen.wrong += 1
    }
  }
  const workers = Promise.all(Array.from({ length: connections }, worker))
  return {
    seen,
    stop: async () => {
      stopped = true
      await workers
      await pool.close()
    },
  }
}
