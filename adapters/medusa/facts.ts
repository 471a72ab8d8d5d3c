import { Compile } from 'typebox/compile'
import { getShop, ShopFacts } from '#contract/shop.ts'
import type { Log } from './log.ts'
import type { Medusa } from './medusa.ts'
import { unavailable } from './refusal.ts'
import { answer, type Route } from './serve.ts'
import * as shapes from './shapes.ts'

const KEPT_MS = 60_000
/** Milliseconds until a failed reading is tried again. */
const AGAIN_MS = 1_000
const facts = Compile(ShopFacts)

/** Members that promise something that Medusa and this adapter do not do. */
const NOT_KEPT = [
  'bankAccount',
  'transferDays',
  'advancePercent',
  'advanceFromDays',
  'onlineWays',
  'returnDays',
]

type Price = shapes.DeliveryPrice
/** The conditions of a price; none if it applies to everybody. */
const conditionsOf = ({ price_rules: rules }: Price) =>
  (rules ?? []).filter(({ attribute }) => attribute !== 'region_id')

/**
 * The price of delivery by Medusa's shipping options: the cheapest with a fixed price, and the sum from which one is
 * free. Nothing if none has a fixed price: then the store's metadata has it.
 */
export const deliveryOf = (
  options: readonly shapes.Delivery[],
): Pick<ShopFacts, 'deliveryPrice' | 'freeDeliveryFrom'> | undefined => {
  const prices = options
    .filter(({ price_type: type }) => type === 'flat')
    .flatMap((one) => one.prices ?? [])
    .filter(({ currency_code: currency }) => currency === 'inr')
  const usual = prices.filter((one) => conditionsOf(one).length === 0).map(({ amount }) => amount)
  if (usual.length === 0) return undefined
  const thresholds = prices.flatMap((one) => {
    const [only, ...more] = conditionsOf(one)
    const from = Number(only?.value)
    const isThreshold = more.length === 0 && only?.attribute === 'item_total' && only.operator === 'gte'
    return one.amount === 0 && isThreshold && from >= 0 ? [Math.ceil(from)] : []
  })
  const deliveryPrice = Math.ceil(Math.min(...usual))
  return {
    deliveryPrice,
    ...(deliveryPrice > 0 && thresholds.length > 0 && { freeDeliveryFrom: Math.min(...thresholds) }),
  }
}

/**
 * House facts: Medusa's store has a name, and everything else is in its metadata (`facts`, as in `ShopFacts`); delivery
 * comes from Medusa's shipping options. Read with the secret key once a minute in the background, so nobody waits for
 * them; while Medusa is down the last reading is used.
 */
export const openFacts = (medusa: Medusa, log: Log) => {
  let kept: ShopFacts | undefined
  let until = 0
  let reading: Promise<void> | undefined
  const asked = { asHouse: true, long: true }
  const read = async (): Promise<ShopFacts> => {
    const [{ stores }, { shipping_options: options }] = await Promise.all([
      medusa.ask(shapes.StoreList, 'GET', '/admin/stores', asked),
      medusa.ask(shapes.DeliveryList, 'GET', '/admin/shipping-options', {
        ...asked,
        query: { limit: 100, fields: 'id,price_type,*prices,*prices.price_rules' },
      }),
    ])
    const [store] = stores
    if (!store) throw unavailable()
    const told = store.metadata?.['facts']
    const own = typeof told === 'object' && told !== null ? Object.entries(told) : []
    const delivery = deliveryOf(options)
    const notKept = delivery ? [...NOT_KEPT, 'deliveryPrice', 'freeDeliveryFrom'] : NOT_KEPT
    const bare = {
      tagline: '',
      legalName: store.name,
      gstin: '',
      email: '',
      phone: '',
      chatUrl: '/contact-us',
      addressLines: [],
      social: [],
    }
    const whole = {
      ...bare,
      ...Object.fromEntries(own.filter(([name]) => !notKept.includes(name))),
      ...delivery,
      name: store.name,
    }
    return facts.Check(whole) ? whole : { ...bare, ...delivery, name: store.name }
  }
  const refresh = (): Promise<void> =>
    (reading ??= (async () => {
      try {
        kept = await read()
        until = Date.now() + KEPT_MS
      } catch (error) {
        until = Date.now() + AGAIN_MS
        log.warn({ err: error }, 'the house facts could not be read from Medusa; the last ones are served')
      } finally {
        reading = undefined
      }
    })())
  return {
    refresh,
    /** The last reading, at once. Refuses with 503 until there is one. */
    now: (): ShopFacts => {
      if (Date.now() >= until) void refresh()
      if (!kept) throw unavailable()
      return kept
    },
  }
}
export type Facts = ReturnType<typeof openFacts>

export const factRoutes = (of: Facts): readonly Route[] => [answer(getShop, async () => of.now())]
