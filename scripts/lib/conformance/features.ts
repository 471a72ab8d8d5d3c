import { listProducts, type Media, type Product, type ProductQuery, type Sort } from '#contract/catalogue.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { listFacets } from '#contract/search.ts'
import { listWholeProducts } from '#contract/whole-list.ts'
import { getCapabilities } from '#contract/shop.ts'
import { listStores } from '#contract/stores.ts'
import { LeftOut, must, type Check } from './check.ts'
import type { Asked, Door } from './door.ts'
import { anyProduct } from './products.ts'

/** A PIN code of Bengaluru. */
const PIN = '560001'

/** The value with which a call that needs an id or a word is made. */
const EXAMPLES: Readonly<Record<string, (door: Door) => Promise<Asked<AnyEndpoint>>>> = {
  listProductsById: async (door) => ({ query: { ids: (await anyProduct(door))._id } }),
  getConfiguration: async (door) => ({ params: { id: (await anyProduct(door))._id } }),
  getPersonalisation: async (door) => ({ params: { id: (await anyProduct(door))._id } }),
  suggest: async (door) => ({ query: { search: (await anyProduct(door)).name } }),
  getPromise: () => Promise.resolve({ params: { pin: PIN } }),
  listSlots: async (door) => {
    const [store] = (await door.answer(listStores)).stores
    if (!store) throw new LeftOut('the shop has no store')
    return { query: { storeId: store._id } }
  },
}

/** Answered by a stream that never ends. */
const STREAMS: readonly string[] = ['streamChanges']

const wantsNothing = ({ path, query }: AnyEndpoint) =>
  !path.includes(':') && !('required' in query && Array.isArray(query.required) && query.required.length > 0)

const callCheck = (door: Door, endpoint: AnyEndpoint): Check => ({
  call: `GET ${endpoint.path}`,
  what: `feature \`${endpoint.feature}\`: the answer fits the contract`,
  run: async () => {
    await door.answer(endpoint, await EXAMPLES[endpoint.name]?.(door))
  },
})

const amounts = (products: readonly Product[]) => products.map(({ price }) => price[0]?.amount ?? 0)

const sortCheck = (door: Door, sortBy: Sort & `price-${string}`): Check => ({
  call: 'GET /api/products',
  what: `feature \`sort\`: \`${sortBy}\``,
  run: async () => {
    const { products } = await door.answer(listWholeProducts, { query: { sortBy, limit: 100 } })
    const found = amounts(products)
    const sorted = found.toSorted((a, b) => (sortBy === 'price-asc' ? a - b : b - a))
    const at = found.findIndex((amount, index) => amount !== sorted[index])
    must(at < 0, `₹${found[at]} is where ₹${sorted[at]} should be`)
  },
})

const filesIn = (media: readonly Media[] = []) => media.flatMap(({ sources }) => sources).length

const fieldsCheck = (door: Door): Check => ({
  call: 'GET /api/products',
  what: 'feature `sort`: `fields` leaves nothing out that was asked for',
  run: async () => {
    const whole = (await door.answer(listWholeProducts, { query: { limit: 3 } })).products
    const part = (
      await door.answer(listProducts, { query: { limit: 3, fields: 'images,madeIn,media,media.sources' } })
    ).products
    for (const [at, { name, images, madeIn, media }] of whole.entries()) {
      const found = part[at]
      must(found?.name === name, `'${found?.name}' is where '${name}' is without it`)
      must(found.madeIn === madeIn, `'${name}' has no \`madeIn\`, which was asked for`)
      must(found.images?.join() === images.join(), `'${name}' has other \`images\``)
      must(filesIn(found.media) === filesIn(media), `'${name}' has other files in \`media\``)
    }
  },
})

const facetCheck = (door: Door): Check => ({
  call: 'GET /api/facets',
  what: 'feature `facets`: each count is the length of the list that it leads to',
  run: async () => {
    const { facets } = await door.answer(listFacets)
    for (const { name, values } of facets) {
      const [value] = values
      // A price bucket and a flag are requested by members with other names.
      if (!value || name === 'price' || name === 'top') continue
      const query: ProductQuery = { [name]: value.value, limit: 1 }
      const { total } = await door.answer(listWholeProducts, { query })
      must(
        value.countIsFloor === true ? total >= value.count : total === value.count,
        `${name} '${value.label}': ${value.count} promised, ${total} found`,
      )
    }
  },
})

/** The features that a backend offers: none if it has no `/api/capabilities`. Throws if it answers anything else. */
export const featuresOf = async (door: Door): Promise<readonly string[]> => {
  const { status } = await door.ask(getCapabilities)
  return status === 404 ? [] : (await door.answer(getCapabilities)).features
}

/** Every feature that the contract knows. */
export const FEATURES: readonly string[] = [
  ...new Set(['sort', ...endpoints.flatMap(({ endpoint: { feature } }) => feature ?? [])]),
].toSorted()

/** The calls of the offered features that anybody may make. Calls that need a shopper or an operator are left out. */
export const featureChecks = (door: Door, offered: readonly string[]): Check[] => [
  ...(offered.includes('sort')
    ? [sortCheck(door, 'price-asc'), sortCheck(door, 'price-desc'), fieldsCheck(door)]
    : []),
  ...(offered.includes('facets') ? [facetCheck(door)] : []),
  ...endpoints
    .map(({ endpoint }) => endpoint)
    .filter(
      (endpoint) =>
        endpoint.method === 'GET' &&
        endpoint.caller === 'anyone' &&
        endpoint.feature !== undefined &&
        offered.includes(endpoint.feature) &&
        !STREAMS.includes(endpoint.name) &&
        (wantsNothing(endpoint) || endpoint.name in EXAMPLES),
    )
    .map((endpoint) => callCheck(door, endpoint)),
  {
    call: 'GET /api/capabilities',
    what: 'names only features that the contract knows',
    advice: 'Take the name out of `features`, or spell it as `Feature` in contract/endpoint.ts does.',
    run: () => {
      const unknown = offered.filter((name) => !FEATURES.includes(name))
      must(unknown.length === 0, `unknown: ${unknown.join(', ')}`)
      return Promise.resolve()
    },
  },
]
