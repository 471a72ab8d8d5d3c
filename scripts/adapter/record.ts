import { writeFileSync } from 'node:fs'
import { CART_FIELDS, ORDER_FIELDS } from '#adapters/medusa/medusa.ts'
import { FIELDS } from '#adapters/medusa/reader.ts'
import { markPaid } from '#contract/orders.ts'
import { answerOf, type Answer } from './admin.ts'
import { callAdapter, placeAtAdapter } from './shopper.ts'
import type { Whole } from './whole.ts'

const FILE = 'adapters/medusa/recorded.json'
/** Two pieces of the starter house: one that is made in many ways, and one that is made in one. */
const [MANY, ONE] = ['solitaire-ring', 'silver-coin'] as const
const VARIANTS = 3

const isNoise = (name: string) =>
  /^(?:raw_|created_by$|placeholder$|sources$|turntable$|countries$|default_|supported_|deleted_at$|tax_rate_id$|provider_id$|bankAccount$)/.test(
    name,
  )
/** Without what no part of the adapter reads; picture lists keep two. */
const trimmed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
      if (isNoise(name)) return []
      const short = name === 'images' ? 2 : name === 'media' ? 1 : name === 'variants' ? VARIANTS : undefined
      const kept: unknown = Array.isArray(member) && short !== undefined ? member.slice(0, short) : member
      return [[name, name === 'sources' ? [] : trimmed(kept)]]
    }),
  )
}

/**
 * Writes this Medusa's answers as the recording for the adapter's tests. Throws if it contains another house than the
 * starter.
 */
export const record = async (whole: Whole): Promise<string> => {
  const { engine, keys, adapter, provider } = whole
  const open = { 'x-publishable-api-key': keys.publishable, 'content-type': 'application/json' }
  const ask = async (
    path: string,
    headers: Record<string, string> = open,
    body?: unknown,
  ): Promise<Answer> => {
    const answer = await fetch(engine.url + path, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answerOf(await answer.text())
  }
  const regions = await ask('/store/regions')
  const region = String(regions['regions']?.[0]?.['id'])
  const handles = [MANY, ONE].map((handle) => `handle[]=${handle}`).join('&')
  const fields = encodeURIComponent(FIELDS)
  const products = await ask(`/store/products?region_id=${region}&${handles}&fields=${fields}`)
  const named = new Set(
    [...(products['products'] ?? [])].flatMap((one) =>
      [...(one['categories'] ?? [])].map(({ id }) => String(id)),
    ),
  )
  const all = await ask(
    '/store/product-categories?limit=100&fields=id,name,handle,description,parent_category_id,rank,metadata',
  )
  const own = [...(all['product_categories'] ?? [])].filter(({ id }) => named.has(String(id)))
  const house = Buffer.from(`${keys.secret}:`).toString('base64')
  const asHouse = { authorization: `Basic ${house}` }
  const stores = await ask('/admin/stores', asHouse)
  const deliveries = await ask(
    '/admin/shipping-options?fields=id,price_type,*prices,*prices.price_rules',
    asHouse,
  )
  const [variant] = [
    ...([...(products['products'] ?? [])].find(({ handle }) => String(handle) === ONE)?.['variants'] ?? []),
  ]
  if (!variant)
    throw new Error(
      'recordings are made of the starter house: HOUSE=starter npm run adapter -- medusa --record',
    )
  const price: unknown = variant['calculated_price']?.['calculated_amount']
  const items = [{ variant_id: variant['id'], quantity: 1, metadata: { price } }]
  const cart = await ask(`/store/carts?fields=${encodeURIComponent(CART_FIELDS)}`, open, {
    region_id: region,
    items,
  })
  const { token, sessionId } = await placeAtAdapter(adapter.url, 0)
  await provider.pay(sessionId)
  await callAdapter(adapter.url, markPaid, markPaid.path, { body: { sessionId } })
  const orders = await ask(`/store/orders?fields=${encodeURIComponent(ORDER_FIELDS)}`, {
    ...open,
    authorization: `Bearer ${token}`,
  })
  const categories = { product_categories: own, count: own.length }
  writeFileSync(
    FILE,
    `${JSON.stringify(trimmed({ regions, products, categories, stores, deliveries, cart, orders }), null, 2)}\n`,
  )
  return FILE
}
