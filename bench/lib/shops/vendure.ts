import { randomBytes } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { member } from '#program/member.ts'
import { install } from '../install.ts'
import { freePort } from '../programs.ts'
import { jsonHas } from './answers.ts'
import type { Catalogue } from './catalogue.ts'
import { filledDatabase, folderOf, graphql, packageOf, startPeer, type StartPeer } from './shop.ts'

const FOLDER = folderOf('vendure')
const MANY = 12

const SEARCH = (
  facets: string,
  of = '',
) => `{ search(input: { take: ${MANY}, groupByProduct: true${of} }) { totalItems
  items { productId slug productName description priceWithTax { ... on PriceRange { min } ... on SinglePrice { value } }
    productAsset { id preview } } ${facets} } }`
const FACETS = 'facetValues { count facetValue { id name facet { id name } } }'
const PRODUCT = (
  slug: string,
) => `{ product(slug: "${slug}") { id slug name description assets { id preview source }
  facetValues { id name facet { name } } collections { id slug name }
  variants { id sku name priceWithTax stockLevel } } }`

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The pieces in Vendure's import format: a table with one row each. */
export const vendureRows = ({ pieces }: Catalogue): string => {
  const head = 'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets' // prettier-ignore
  const clean = (text: string) => text.replaceAll(/[|:]/g, ' ')
  const rows = pieces.map((piece) =>
    [
      piece.name,
      piece.slug,
      piece.description || piece.subtitle,
      piece.pictures.join('|'),
      [
        ...piece.facets.map(([name, value]) => `${name}:${clean(value)}`),
        // A collection of Vendure contains what has a value of a facet.
        ...piece.categories.map((slug) => `category:${slug}`),
      ].join('|'),
      '',
      '',
      piece.sku,
      (piece.pricePaise / 100).toFixed(2),
      'standard',
      String(piece.stock),
      'true',
      '',
      '',
    ]
      .map(quoted)
      .join(','),
  )
  return [head, ...rows].join('\n')
}

/** What Vendure also needs: where it sells, its tax (prices include it), its collections. */
const initial = ({ categories }: Catalogue) => ({
  defaultLanguage: 'en',
  defaultZone: 'India',
  countries: [{ name: 'India', code: 'IN', zone: 'India' }],
  taxRates: [{ name: 'Standard', percentage: 0 }],
  shippingMethods: [{ name: 'Insured delivery', price: 0 }],
  paymentMethods: [],
  collections: categories.map(({ name, slug, description, parent }) => ({
    name,
    slug,
    description,
    ...(parent && { parentName: categories.find((one) => one.slug === parent)?.name }),
    filters: [
      { code: 'facet-value-filter', args: { facetValueNames: [`category:${slug}`], containsAny: false } },
    ],
    inheritFilters: false,
  })),
})

export const startVendure: StartPeer = async (cluster, catalogue, say) => {
  if (!install(FOLDER)) throw new Error('could not be installed')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const api = `${url}/shop-api`
  const secret = randomBytes(16).toString('hex')
  const program = (database: string, ...args: string[]) => ({
    folder: FOLDER,
    args: ['vendure.js', ...args],
    env: { PORT: String(port), SECRET: secret, DATABASE_URL: database },
  })
  const category = catalogue.categories[0]?.slug ?? ''
  const inCategory = `, collectionSlug: "${category}"`
  const found = async (request: ReturnType<typeof graphql>): Promise<unknown> => {
    const answer: unknown = await (await fetch(request.url, request)).json()
    return ['data', 'search', 'totalItems'].reduce(member, answer)
  }
  // Jobs fill its collections and its search after the pieces.
  const expected = [
    { of: '', many: catalogue.pieces.length },
    ...catalogue.categories.map(({ slug }) => ({
      of: `, collectionSlug: "${slug}"`,
      many: catalogue.pieces.filter(({ categories }) => categories.includes(slug)).length,
    })),
  ]
  const missing = async () => {
    const there = await Promise.all(expected.map(({ of }) => found(graphql(api, SEARCH('', of)))))
    return expected.filter(({ many }, n) => there[n] !== many).length
  }
  const database = await filledDatabase(cluster, 'bench_vendure', async (empty) => {
    say('Vendure: filled')
    const csv = resolve(FOLDER, 'catalogue.csv')
    const file = resolve(FOLDER, 'catalogue.json')
    writeFileSync(csv, vendureRows(catalogue))
    writeFileSync(
      file,
      JSON.stringify({ initial: initial(catalogue), csv, pictures: resolve(catalogue.pictures) }),
    )
    const errors = resolve(FOLDER, 'vendure-import-error.log')
    rmSync(errors, { force: true })
    const first = await startPeer(program(empty, 'fill', file), `${url}/health`)
    try {
      const until = Date.now() + 400_000
      for (;;) {
        const left = await missing()
        if (existsSync(errors)) throw new Error(`Vendure could not import all: see ${errors}`)
        if (left === 0) break
        if (Date.now() > until) throw new Error(`Vendure's search lacks pieces in ${left} lists`)
        await new Promise((done) => setTimeout(done, 500))
      }
    } finally {
      await first.stop()
    }
  })
  const { pid, stop } = await startPeer(program(database, 'serve'), `${url}/health`)
  const item = { name: 'productName', price: 'priceWithTax.min', unit: 'paisa' } as const
  const listed = jsonHas(catalogue.pieces, MANY, { list: 'data.search.items', ...item })
  return {
    name: 'Vendure',
    ...packageOf(FOLDER, '@vendure/core'),
    pid,
    stop,
    reads: {
      list: { request: graphql(api, SEARCH('')), check: listed },
      facets: { request: graphql(api, SEARCH(FACETS, inCategory)), check: listed },
      product: {
        request: graphql(api, PRODUCT(catalogue.pieces[0]?.slug ?? '')),
        check: jsonHas(catalogue.pieces, 1, {
          list: 'data.product',
          name: 'name',
          price: 'variants.0.priceWithTax',
          unit: 'paisa',
        }),
      },
    },
  }
}
