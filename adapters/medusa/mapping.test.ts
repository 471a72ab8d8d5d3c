import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bag } from '#contract/bag.ts'
import {
  bagPath,
  recorded,
  startAdapter,
  startMedusa,
  type MedusaStandIn,
  type RunningAdapter,
} from '#tests/support/medusa.ts'
import { deliveryOf } from './facts.ts'

const all = recorded()
const products = all.products['products'] ?? []
const cart = all.cart['cart'] ?? ({} as never)
const coin = products.find(({ handle }) => String(handle) === 'silver-coin') ?? ({} as never)
const SELDOM = { REFRESH_SECONDS: '3600' }

let medusa: MedusaStandIn
let adapter: RunningAdapter
beforeAll(async () => {
  medusa = await startMedusa(all)
  adapter = await startAdapter(medusa.url, SELDOM)
})
afterAll(async () => {
  await adapter?.close()
  await medusa?.close()
})

const get = async (url: string) => {
  const answer = await adapter.app.inject({ url })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('what Medusa recorded becomes', () => {
  it('a piece: price in rupees, stock of all variants, what its metadata says', async () => {
    expect(await get('/api/products/silver-coin')).toMatchObject({
      _id: coin['id'],
      slug: 'silver-coin',
      name: 'Silver coin',
      price: [{ amount: 9464, currency: 'INR' }],
      stock: 3,
      metalType: ['Silver'],
      purity: ['999'],
      material: ['Silver'],
      type: 'Coin',
      madeIn: 'India',
      grossWeightMg: 50_000,
      makingDays: 2,
      hsn: '7118',
    })
  })

  it('choices: one variant each, with its own price and stock, the first as the default', async () => {
    const { variants, options } = await get('/api/products/solitaire-ring/configuration')
    const told = variants.map(
      ({ metal, purity, size, amount, stock, isDefault }: Record<string, unknown>) => [
        metal,
        purity,
        size,
        amount,
        stock,
        isDefault,
      ],
    )
    expect(told).toEqual([
      ['Yellow gold', '18 kt', '14', 87_491, 3, true],
      ['Yellow gold', '18 kt', '10', 84_215, 1, undefined],
      ['Yellow gold', '18 kt', '12', 85_853, 0, undefined],
    ])
    expect(options).toBeUndefined()
  })

  it('lists by price, facets with counts, categories with theirs', async () => {
    const list = await get('/api/products?sortBy=price-asc')
    expect(list.products.map(({ name }: { name: string }) => name)).toEqual(['Silver coin', 'Solitaire ring'])
    expect((await get('/api/products?priceMin=10000')).total).toBe(1)
    const { facets } = await get('/api/facets')
    const metal = facets.find(({ name }: { name: string }) => name === 'metal')
    expect(metal.values.map(({ value, count }: Record<string, unknown>) => [value, count])).toEqual([
      ['Silver', 1],
      ['Yellow gold', 1],
    ])
    const rings = (await get('/api/categories')).find(({ slug }: { slug: string }) => slug === 'rings')
    expect(rings).toMatchObject({ name: 'Rings', productCount: 1 })
  })

  it('house facts: the store’s name; nothing that Medusa would not keep', async () => {
    const facts = await get('/api/shop')
    expect([facts.name, facts.orderPrefix, facts.onlineWays]).toEqual(['Starter', 'STA', undefined])
  })

  it('categories: the top ones in their order, then those below each, whose ranks Medusa counts anew', async () => {
    const [one] = all.categories['product_categories'] ?? []
    const of = (id: string, rank: number, parent: string | null) => ({
      ...one,
      id: `pcat_${id}`,
      handle: id,
      rank,
      parent_category_id: parent,
    })
    const list = [
      of('c', 0, 'pcat_b'),
      of('b', 1, null),
      of('d', 0, 'pcat_a'),
      of('a', 0, null),
      of('e', 1, 'pcat_b'),
    ]
    const other = { ...recorded(), categories: { product_categories: list, count: 5 } as never }
    const engine = await startMedusa(other)
    const own = await startAdapter(engine.url, SELDOM)
    const answer = await own.app.inject({ url: '/api/categories' })
    expect((answer.json() as { slug: string }[]).map(({ slug }) => slug)).toEqual(['a', 'b', 'd', 'c', 'e'])
    await own.close()
    await engine.close()
  })

  it('a token that has not the form of one is refused without a call of Medusa', async () => {
    const { length } = medusa.asked
    const headers = { authorization: 'Bearer never-given-out' }
    const answer = await adapter.app.inject({ url: '/api/orders/no-such-order', headers })
    expect([answer.statusCode, answer.json().code, medusa.asked.length]).toEqual([
      401,
      'UNAUTHENTICATED',
      length,
    ])
  })

  it('a bag: sum and tax as the cart has them, whole paise', async () => {
    const { bag } = (await get(bagPath(cart['id']))) as {
      bag: Bag
    }
    expect(bag).toMatchObject({
      pieces: 1,
      amount: 9464,
      tax: [{ rate: 3, taxable: 9188.35, amount: 275.65 }],
      lines: [{ name: 'Silver coin', price: 9464, available: 3, metalType: 'Silver', purity: '999' }],
    })
    expect(bag.lines[0]?.problem).toBeUndefined()
    expect(await get('/api/bag?bagId=01M82VPPN9MMS1ARNYGBK9GDTY_forged0000000000000000ab')).toMatchObject({
      bag: { pieces: 0 },
    })
  })
})

describe('what Medusa has otherwise', () => {
  const withRecording = async (change: (all: ReturnType<typeof recorded>) => void) => {
    const other = recorded()
    change(other)
    const engine = await startMedusa(other)
    const own = await startAdapter(engine.url, SELDOM)
    try {
      const asked = async (url: string) => (await own.app.inject({ url })).json()
      return {
        list: (await asked('/api/products')).products as { name: string; stock: number }[],
        configuration: await asked('/api/products/solitaire-ring/configuration'),
        bag: (await asked(bagPath(cart['id']))).bag as Bag,
      }
    } finally {
      await own.close()
      await engine.close()
    }
  }
  type Members = { [name: string]: unknown }
  const variantsOf = (all: ReturnType<typeof recorded>, handle: string) => {
    const piece = all.products['products']?.find((one) => String(one['handle']) === handle)
    return (piece?.['variants'] ?? []) as unknown as (Members & { options: object[] })[]
  }
  const lineOf = (all: ReturnType<typeof recorded>) => all.cart['cart']?.['items']?.[0] as unknown as Members

  it('options of other titles are the house’s own, where the variants differ in them; no two of them are one', async () => {
    const told = (inOrder: <T>(all: T[]) => T[]) =>
      withRecording((all) =>
        variantsOf(all, 'solitaire-ring').forEach((one, n) =>
          one.options.push(
            ...inOrder([
              { value: `VS${n + 1}`, option: { title: ' Stone Quality' } },
              { value: `${40 + n * 5} cm`, option: { title: 'Chain length' } },
              { value: `${2 + n} mm`, option: { title: 'Chain - Length' } },
              { value: `${n + 1} g`, option: { title: 'वज़न' } },
              { value: `${n + 1} mm`, option: { title: 'मोटाई' } },
              { value: 'Yes', option: { title: 'Gift' } },
            ]),
          ),
        ),
      )
    const { configuration } = await told((all) => all)
    expect(configuration.options).toEqual([
      { key: 'chain-length', name: 'Chain - Length', values: ['2 mm', '3 mm', '4 mm'] },
      { key: 'chain-length-2', name: 'Chain length', values: ['40 cm', '45 cm', '50 cm'] },
      { key: 'option', name: 'मोटाई', values: ['1 mm', '2 mm', '3 mm'] },
      { key: 'option-2', name: 'वज़न', values: ['1 g', '2 g', '3 g'] },
    ])
    expect(configuration.variants[1]).toMatchObject({
      stoneQuality: 'VS2',
      options: { 'chain-length': '3 mm', 'chain-length-2': '45 cm', option: '2 mm', 'option-2': '2 g' },
    })
    // Medusa returns them in another order each time.
    expect((await told((all) => all.toReversed())).configuration).toEqual(configuration)
  })

  it('delivery costs what the cheapest shipping option of a fixed price does, and is free from its own threshold', () => {
    const inr = (amount: number, ...price_rules: object[]) => ({ amount, currency_code: 'inr', price_rules })
    const from = { attribute: 'item_total', operator: 'gte', value: '50000' }
    const flat = { id: 'so_01', price_type: 'flat' }
    expect(
      deliveryOf([
        { ...flat, prices: [inr(800)] },
        { ...flat, prices: [inr(500), inr(0, from)] },
      ] as never),
    ).toEqual({
      deliveryPrice: 500,
      freeDeliveryFrom: 50_000,
    })
    expect(deliveryOf([{ ...flat, prices: [inr(0)] }] as never)).toEqual({ deliveryPrice: 0 })
    expect(deliveryOf([{ id: 'so_02', price_type: 'calculated', prices: [] }])).toBeUndefined()
  })

  it('a piece without a price, or with one of nothing, is not shown; uncounted stock is never sold out', async () => {
    const { list } = await withRecording((all) => {
      for (const one of variantsOf(all, 'solitaire-ring')) one['calculated_price'] = { calculated_amount: 0 }
      for (const one of variantsOf(all, 'silver-coin')) one['manage_inventory'] = false
    })
    expect(list.map(({ name, stock }) => [name, stock])).toEqual([['Silver coin', 99]])
  })

  it.each([
    [
      'a price that rose',
      { unit_price: 9500 },
      {},
      { problem: 'PRICE_CHANGED', previousPrice: 9464, price: 9500 },
    ],
    ['a price that fell', { unit_price: 9000 }, {}, { previousPrice: 9464, price: 9000 }],
    ['fewer than are asked for', { quantity: 4 }, {}, { problem: 'FEWER_LEFT', available: 3 }],
    ['a piece that is sold out', {}, { inventory_quantity: 0 }, { problem: 'OUT_OF_STOCK', available: 0 }],
    ['a piece that is sold no more', { variant_id: 'variant_01GONE' }, {}, { problem: 'NOT_SOLD' }],
  ])('a bag with %s says so', async (_, line, variant, told) => {
    const { bag } = await withRecording((all) => {
      Object.assign(lineOf(all), line)
      Object.assign(variantsOf(all, 'silver-coin')[0] ?? {}, variant)
    })
    expect(bag.lines[0]).toMatchObject(told)
    expect(bag.lines[0]?.problem).toBe('problem' in told ? told.problem : undefined)
  })
})
