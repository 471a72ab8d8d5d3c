import type { House } from '#house/load.ts'
import { textOf, type Admin, type Answer } from './admin.ts'

/** Combinations of one piece that are seeded unless it is said: the default one, and those that differ from it in one choice. */
const MOST_VARIANTS = 12
/** GST on jewellery, in per cent. */
const GST = 3
const OPTIONS = ['metal', 'purity', 'stone', 'quality', 'size'] as const

/** Medusa wants at least one option of each product, also of one that is made in one way. */
const PLAIN = 'piece'

type Product = ReturnType<House['products']>['value'][number]
type Variant = ReturnType<House['variants']>['value'][number]

/** What the adapter needs of a seeded engine. */
export interface Keys {
  readonly publishable: string
  readonly secret: string
}

const idOf = (answer: Answer | undefined) => textOf(answer?.['id'])

/** Creates the country of sale, the place of dispatch, and the tax. */
const openTrade = async (admin: Admin, house: House) => {
  const channel = idOf((await admin.get('/admin/sales-channels'))['sales_channels']?.[0])
  const region = await admin.post('/admin/regions', {
    name: 'India',
    currency_code: 'inr',
    countries: ['in'],
    payment_providers: ['pp_system_default'],
    automatic_taxes: true,
    is_tax_inclusive: true,
  })
  const { deliveryPrice = 0, name, ...facts } = house.shop().value
  const store = idOf((await admin.get('/admin/stores'))['stores']?.[0])
  await admin.post(`/admin/stores/${store}`, {
    name,
    supported_currencies: [{ currency_code: 'inr', is_default: true, is_tax_inclusive: true }],
    default_sales_channel_id: channel,
    default_region_id: idOf(region['region']),
    metadata: { facts },
  })
  await admin.post('/admin/tax-regions', {
    country_code: 'in',
    provider_id: 'tp_system',
    default_tax_rate: { name: 'GST', code: 'GST', rate: GST },
  })
  const place = idOf(
    (
      await admin.post('/admin/stock-locations', {
        name: 'Workshop',
        address: { address_1: '1', country_code: 'IN' },
      })
    )['stock_location'],
  )
  const at = `/admin/stock-locations/${place}`
  await admin.post(`${at}/sales-channels`, { add: [channel] })
  await admin.post(`${at}/fulfillment-providers`, { add: ['manual_manual'] })
  await admin.post(`${at}/fulfillment-sets`, { name: 'Delivery', type: 'shipping' })
  const sets = await admin.get(`${at}?fields=*fulfillment_sets`)
  const set = idOf(sets['stock_location']?.['fulfillment_sets']?.[0])
  const zones = await admin.post(`/admin/fulfillment-sets/${set}/service-zones`, {
    name: 'India',
    geo_zones: [{ type: 'country', country_code: 'in' }],
  })
  const known = (await admin.get('/admin/shipping-profiles'))['shipping_profiles']?.[0]
  const profile = idOf(
    known ??
      (await admin.post('/admin/shipping-profiles', { name: 'Usual', type: 'default' }))['shipping_profile'],
  )
  await admin.post('/admin/shipping-options', {
    name: 'Insured delivery',
    service_zone_id: idOf(zones['fulfillment_set']?.['service_zones']?.[0]),
    shipping_profile_id: profile,
    provider_id: 'manual_manual',
    price_type: 'flat',
    type: { label: 'Insured', description: 'By hand', code: 'insured' },
    prices: [{ currency_code: 'inr', amount: deliveryPrice }],
    rules: [],
  })
  return { channel, place, profile }
}

const keysOf = async (admin: Admin, channel: string): Promise<Keys> => {
  const open = await admin.post('/admin/api-keys', { title: 'Shop', type: 'publishable' })
  await admin.post(`/admin/api-keys/${idOf(open['api_key'])}/sales-channels`, { add: [channel] })
  const closed = await admin.post('/admin/api-keys', { title: 'Adapter', type: 'secret' })
  return { publishable: textOf(open['api_key']?.['token']), secret: textOf(closed['api_key']?.['token']) }
}

/** Parents first. */
const seedCategories = async (admin: Admin, house: House): Promise<ReadonlyMap<string, string>> => {
  const made = new Map<string, string>()
  const all = house.categories().value
  for (const level of [all.filter((one) => !one.parentCategoryId), all.filter((one) => one.parentCategoryId)])
    for (const { _id, name, slug, description, parentCategoryId, collection = [], role, position } of level) {
      const answer = await admin.post('/admin/product-categories', {
        name,
        handle: slug,
        description,
        is_active: true,
        is_internal: false,
        rank: position,
        metadata: { collection, ...(role !== undefined && { role }) },
        ...(parentCategoryId && { parent_category_id: made.get(parentCategoryId) }),
      })
      made.set(_id ?? slug, idOf(answer['product_category']))
    }
  return made
}

/** Makes each name once; its id by its name. */
const seedNames = async (names: readonly (string | undefined)[], make: (name: string) => Promise<string>) => {
  const made = new Map<string, string>()
  for (const name of new Set(names)) if (name !== undefined) made.set(name, await make(name))
  return made
}

const near = (variants: readonly Variant[], most: number): readonly Variant[] => {
  const first = variants.find(({ isDefault }) => isDefault) ?? variants[0]
  if (!first) return []
  const differs = (other: Variant) => OPTIONS.filter((name) => other[name] !== first[name]).length
  return [first, ...variants.filter((other) => differs(other) === 1)].slice(0, most)
}

const member = <T>(name: string, value: T | undefined | null) =>
  value === undefined || value === null ? {} : { [name]: value }

/** Fills an empty Medusa with the pieces of a house, through its own API. Throws with Medusa's words. */
export const seedMedusa = async (
  admin: Admin,
  house: House,
  say: (line: string) => void,
  mostVariants = MOST_VARIANTS,
): Promise<Keys> => {
  const { channel, place, profile } = await openTrade(admin, house)
  const keys = await keysOf(admin, channel)
  const categories = await seedCategories(admin, house)
  const products = house.products().value
  const pictures = house.pictures()
  const types = await seedNames(
    products.map(({ type }) => type),
    async (value) => idOf((await admin.post('/admin/product-types', { value }))['product_type']),
  )
  const tags = await seedNames(
    products.flatMap(({ tags: words = [] }) => words),
    async (value) => idOf((await admin.post('/admin/product-tags', { value }))['product_tag']),
  )
  const collections = await seedNames(
    products.map(({ collection = [] }) => collection[0]),
    async (title) => idOf((await admin.post('/admin/collections', { title }))['collection']),
  )
  const variantsOf = Map.groupBy(house.variants().value, ({ productId }) => productId)
  const stockOf = new Map<string, number>()

  const draftOf = (piece: Product) => {
    const variants = near(variantsOf.get(piece._id ?? piece.slug) ?? [], mostVariants)
    const options = OPTIONS.filter((name) => variants.every((one) => one[name]))
    const media = piece.pictures.flatMap((key) => pictures[key] ?? [])
    for (const { sku, stock } of variants) stockOf.set(sku, stock)
    return {
      title: piece.name,
      handle: piece.slug,
      status: 'published',
      shipping_profile_id: profile,
      sales_channels: [{ id: channel }],
      images: media.map(({ url }) => ({ url })),
      categories: (piece.categoryIds ?? []).flatMap((id) => categories.get(id) ?? []).map((id) => ({ id })),
      tags: (piece.tags ?? []).flatMap((name) => tags.get(name) ?? []).map((id) => ({ id })),
      ...member('subtitle', piece.subtitle),
      ...member('description', piece.description),
      ...member('thumbnail', media[0]?.url),
      ...member('type_id', piece.type && types.get(piece.type)),
      ...member('collection_id', piece.collection?.[0] && collections.get(piece.collection[0])),
      ...member('hs_code', piece.hsn),
      options:
        options.length === 0
          ? [{ title: PLAIN, values: [piece.name] }]
          : options.map((title) => ({ title, values: [...new Set(variants.map((one) => one[title]))] })),
      metadata: {
        media,
        material: piece.material,
        bandType: piece.bandType,
        resizable: piece.resizable,
        madeIn: piece.madeIn,
        diamondCarats: piece.diamondCarats,
        isTopCollection: piece.isTopCollection,
        ...member('gender', piece.gender),
        ...member('background', piece.background),
        ...member('grossWeightMg', piece.grossWeightMg),
        ...member('stones', piece.stones),
        ...member('certificate', piece.certificate),
        ...member('attributes', piece.attributes),
        ...member('makingDays', piece.makingDays),
        ...member('sold', piece.salesCount),
        ...member('rank', piece.rank),
      },
      variants: variants.map((one, n) => ({
        variant_rank: n,
        title: options.map((name) => one[name]).join(', ') || piece.name,
        sku: one.sku,
        manage_inventory: true,
        options:
          options.length === 0
            ? { [PLAIN]: piece.name }
            : Object.fromEntries(options.map((name) => [name, one[name]])),
        prices: [{ currency_code: 'inr', amount: one.pricePaise / 100 }],
        metadata: { weightMg: one.weightMg, ...member('makingDays', one.makingDays) },
      })),
    }
  }

  const BATCH = 9
  for (let at = 0; at < products.length; at += BATCH) {
    await admin.post('/admin/products/batch?fields=id', {
      create: products.slice(at, at + BATCH).map(draftOf),
    })
    say(`${Math.min(at + BATCH, products.length)} of ${products.length} pieces`)
  }

  const PAGE = 500
  for (let offset = 0; ; offset += PAGE) {
    const page = await admin.get(`/admin/inventory-items?fields=id,sku&limit=${PAGE}&offset=${offset}`)
    const items = [...(page['inventory_items'] ?? [])]
    if (items.length === 0) break
    await admin.post('/admin/inventory-items/location-levels/batch', {
      create: items.map((item) => ({
        inventory_item_id: idOf(item),
        location_id: place,
        stocked_quantity: stockOf.get(textOf(item['sku'])) ?? 0,
      })),
    })
  }
  return keys
}
