import { expect } from 'vitest'
import type { ProductInput } from '#contract/catalogue-write.ts'
import type { ProductQuery } from '#contract/catalogue.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listFacets } from '#contract/search.ts'
import { keepNames } from '#backend/modules/catalogue/names.ts'
import { productIndex } from '#backend/modules/catalogue/entries.ts'
import { productTexts } from '#backend/modules/catalogue/product-texts.ts'
import type { StartOptions } from './backend.ts'
import { fillCatalogue, fixtureProducts, randomFrom } from './catalogue-fixture.ts'
import { startBackendOn } from './databases.ts'
import { admits, bruteForce, randomChoice, toQuery } from './facet-oracle.ts'

const numbers = ({ priceMin, priceMax, isTopCollection }: Record<string, string>) => ({
  priceMin: priceMin === undefined ? undefined : Number(priceMin),
  priceMax: priceMax === undefined ? undefined : Number(priceMax),
  isTopCollection: isTopCollection === undefined ? undefined : true,
})

/** Ninety invented pieces whose diamonds differ in everything that facets are made of. */
const pieces = (): ProductInput[] =>
  fixtureProducts(90).map((product, at) => ({
    ...product,
    stones: (product.stones ?? []).map((stone) =>
      stone.kind === 'Diamond'
        ? { ...stone, cut: at % 2 ? 'Round' : 'Oval', colour: 'G to H', clarity: at % 3 ? 'VS' : 'SI', labGrown: at % 5 === 0 }
        : stone,
    ), // prettier-ignore
  }))

/** A backend that sells them, and its facets and lists next to those of plain JavaScript. Close it in `afterAll`. */
export const startFaceted = async (database: string, options: StartOptions = {}) => {
  const backend = await startBackendOn(database, { seed: 'none', ...options })
  const shop = { products: pieces() }
  await fillCatalogue(backend.deps, shop.products)
  const random = randomFrom(11)
  const facets = async (query: Record<string, string>) => {
    const answer = await fetch(`${backend.url}/api/facets?${new URLSearchParams(query)}`)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as AnswerOf<typeof listFacets>
  }
  const countsOf = async (query: Record<string, string>) =>
    Object.fromEntries(
      (await facets(query)).facets.flatMap(({ name, values }) =>
        values.map(({ value, count }) => [`${name}=${value}`, count]),
      ),
    )
  /** Lists that share their caches with no other reader. */
  const newTexts = () => productTexts(backend.deps.db, productIndex(backend.deps), keepNames(backend.deps.db))
  const page = async (query: ProductQuery) => (await newTexts().page(query)).page
  return Object.assign(shop, {
    backend,
    facets,
    countsOf,
    newTexts,
    page,
    /** Counts this many random mixtures of filters and compares them with plain JavaScript. */
    agree: async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        const choice = randomChoice(shop.products, random, 4)
        const why = JSON.stringify(choice)
        const query = toQuery(choice)
        expect(await countsOf(query), why).toEqual(bruteForce(shop.products, choice))
        const total = shop.products.filter((one) => admits(one, choice)).length
        expect((await facets(query)).total, why).toBe(total)
        expect((await page({ ...query, ...numbers(query) })).total, why).toBe(total)
      }
    },
  })
}

/** The result of `startFaceted`. */
export type Faceted = Awaited<ReturnType<typeof startFaceted>>

/** The id of the only product of this page. */
export const idOf = (product: unknown): string => (JSON.parse(String(product)) as { _id: string })._id
