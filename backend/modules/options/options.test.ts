import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { addRates } from '../pricing/api.ts'
import { seedOptions } from './api.ts'

let shop: Purchase
const OPTIONS = [
  {
    key: 'length',
    name: 'Length',
    facet: true,
    values: [{ value: '40 cm' }, { value: '45 cm', rupees: 300, milligrams: 500 }],
  },
  { key: 'screw-type', name: 'Screw type', values: [{ value: 'South screw' }, { value: 'Bombay screw' }] },
]
const setOptions = (options: unknown) => shop.operator.put('/api/operator/options', { options } as object)

beforeAll(async () => {
  shop = await startPurchase({ webhooks: false, seed: 'none' })
  const gold = { metal: 'Yellow gold', purity: '24 kt', paisePerGram: 1_000_000 }
  const at = { at: new Date(0), by: 'test' }
  await shop.backend.deps.db.transaction().execute((tx) => addRates(tx, [gold], at))
  await setOptions(OPTIONS).expect(200)
})
afterAll(() => shop.close())

const send = async (text: string, createMissing = true) => {
  const { body } = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
  const path = `/api/operator/catalogue/imports/${body.importId}`
  const content = Buffer.from(text).toString('base64')
  const told = await shop.operator
    .put(`${path}/table`, { file: 'pieces.csv', content, createMissing })
    .expect(200)
  return { told: told.body, finish: () => shop.operator.post(`${path}/finish`, {}).expect(200) }
}
const product = async (slug: string): Promise<ProductInput | undefined> =>
  (await shop.operator.get('/api/operator/catalogue/products?limit=100').expect(200)).body.products.find(
    (each: ProductInput) => each.slug === slug,
  )

const HEAD = 'name,category,metal,purity,weight,making,hsn,stock,Length,Screw type'

describe('options of the house', () => {
  it('come with a table: several values in a cell are a variant each, with what each adds', async () => {
    const { told, finish } = await send(
      `${HEAD}\nRope chain,Chains,Yellow gold,24 kt,2,1000,7113,3,40 cm|45 cm,\nLotus pin,Nose pins,Yellow gold,24 kt,1,500,7113,4,,South screw|Bombay screw\n`,
    )
    expect(told).toMatchObject({ errors: [], products: 2 })
    await finish()
    // 20,000 and 1,000; 25,000 and 1,300: with 3 % GST.
    expect((await product('rope-chain'))?.variants).toMatchObject([
      { options: { length: '40 cm' }, amount: 21_630, metalWeightMg: 2000 },
      { options: { length: '45 cm' }, amount: 27_089, metalWeightMg: 2500 },
    ])
  })

  it('a value that the house has not written down is a mistake, once, or made on request', async () => {
    const row = 'Rope chain,Chains,Yellow gold,24 kt,2,1000,7113,3,40 cm|54 cm,South screw|Bombay screw'
    const { told } = await send(`${HEAD}\n${row}\n`, false)
    expect(told.errors).toEqual([
      {
        row: 2,
        column: 'Length',
        message: expect.stringMatching(
          /^Length has no value ‘54 cm’\. Did you mean ‘4[05] cm’\?.*--create-missing/,
        ),
      },
    ])
    expect((await send(`${HEAD}\n${row}\n`)).told.errors).toEqual([])
  })

  it('a row that names a choice changes that one alone', async () => {
    await (await send('name,stock,length\nRope chain,7,45 CM\n')).finish()
    expect((await product('rope-chain'))?.variants.map(({ stock, amount }) => [stock, amount])).toEqual([
      [3, 21_630],
      [7, 27_089],
    ])
  })

  it('are what lists are narrowed by, where the house says so', async () => {
    const ask = async (path: string, option: string) =>
      (await fetch(`${shop.backend.url}/api/${path}?${new URLSearchParams({ option })}`)).json() as Promise<{
        facets: { name: string }[]
        products: { slug: string }[]
      }>
    const { facets } = await ask('facets', 'length:45 cm')
    expect(facets.filter(({ name }) => name === 'option')).toMatchObject([
      {
        option: { key: 'length', name: 'Length' },
        values: [
          { value: 'length:40 cm', label: '40 cm', count: 1 },
          { value: 'length:45 cm', label: '45 cm', count: 1 },
        ],
      },
    ])
    const found = async (option: string) => (await ask('products', option)).products.map(({ slug }) => slug)
    expect(await found('length:45 CM')).toEqual(['rope-chain'])
    expect(await found('length:40 cm,length:45 cm')).toEqual(['rope-chain'])
    expect(await found('length:45 cm,screw-type:South screw')).toEqual([])
    expect(await found('length:1 m')).toEqual([])
  })

  it('are what lists are narrowed by in a store of the release before, too', async () => {
    const { db } = shop.backend.deps
    const keys = async () =>
      (await sql<{ id: string; keys: string[] }>`select id, keys from products order by id`.execute(db)).rows
    const written = await keys()
    expect(written.flatMap((row) => row.keys)).toContain('option-screw-type:south screw')
    await sql`update products set keys = array(select k from unnest(keys) k where k not like 'option-%')`.execute(
      db,
    )
    await sql`delete from key_labels where key like 'option-%'`.execute(db)
    await sql.raw(readFileSync('backend/migrations/0976-catalogue-option-keys.sql', 'utf8')).execute(db)
    const sorted = (rows: typeof written) => rows.map((row) => ({ ...row, keys: row.keys.toSorted() }))
    expect(sorted(await keys())).toEqual(sorted(written))
    const { rows } = await sql<{
      label: string
    }>`select label from key_labels where key = 'option-length:40 cm'`.execute(db)
    expect(rows).toEqual([{ label: '40 cm' }])
  })

  it('that are attributes of pieces filter lists as soon as the house says so, and stop when it says no', async () => {
    await (
      await send(
        'name,category,metal,purity,weight,making,hsn,stock,attributes\n' +
          'Noon,Watches,Yellow gold,24 kt,2,1000,9101,1,"*Diameter: 36 mm | Movement: Swiss, hand-wound"\n' +
          'Dusk,Watches,Yellow gold,24 kt,2,1000,9101,1,Diameter: 38 mm | Movement: Automatic\n',
      )
    ).finish()
    const ask = async (path: string, option: string) =>
      (await fetch(`${shop.backend.url}/api/${path}?${new URLSearchParams({ option })}`)).json() as Promise<{
        facets: { name: string; option?: { key: string } }[]
        products: { slug: string; attributes: object[] }[]
      }>
    const found = async (option: string) => (await ask('products', option)).products.map(({ slug }) => slug)
    const told = (key: string, name: string) => ({ key, name, facet: true, attribute: true })
    expect(await found('movement:Automatic')).toEqual([])

    await setOptions([...OPTIONS, told('movement', 'Movement'), told('diameter', 'Diameter')]).expect(200)
    const facetsOf = async () =>
      (await ask('facets', 'diameter:36 mm')).facets.filter(({ option }) => option?.key === 'diameter')
    await expect.poll(() => found('movement:Automatic')).toEqual(['dusk'])
    expect(await found('movement:Swiss, hand-wound,diameter:36 mm')).toEqual(['noon'])
    expect(await found('movement:Swiss, hand-wound,diameter:38 mm')).toEqual([])
    expect(await facetsOf()).toMatchObject([
      {
        values: [
          { label: '36 mm', count: 1 },
          { label: '38 mm', count: 1 },
        ],
      },
    ])
    expect((await product('noon'))?.attributes).toMatchObject([
      { name: 'Diameter', lead: true },
      { name: 'Movement', value: 'Swiss, hand-wound' },
    ])
    // What is written from then on has the keys that those had already got.
    const { db } = shop.backend.deps
    const keys = async () =>
      (await sql<{ keys: string[] }>`select keys from products where slug = 'noon'`.execute(db)).rows[0]?.keys
    const given = await keys()
    await (await send('name,subtitle\nNoon,A watch\n')).finish()
    expect(await keys()).toEqual(given)

    // Nobody chooses an attribute: no column of a table is its, no variant has it.
    expect((await send('name,Movement\nNoon,Automatic\n')).told.errors).toHaveLength(1)
    await setOptions([...OPTIONS.slice(1), told('length', 'Length')]).expect(409)

    await setOptions(OPTIONS).expect(200)
    await expect.poll(() => found('movement:Automatic')).toEqual([])
    await expect.poll(facetsOf).toEqual([])
  })

  it('one that a row changes moves price and weight by what it adds', async () => {
    await (await send(`${HEAD}\nFine chain,Chains,Yellow gold,24 kt,1,500,7113,3,40 cm,\n`)).finish()
    const before = (await product('fine-chain'))?.variants[0]
    expect(before).toMatchObject({ metalWeightMg: 1000, amount: 10_815 })
    await (await send(`sku,length\n${before?.sku},45 cm\n`)).finish()
    expect((await product('fine-chain'))?.variants).toMatchObject([
      { options: { length: '45 cm' }, metalWeightMg: 1500, amount: 16_274 },
    ])
  })

  it('that the house has not come in by no line of an import', async () => {
    const chain = await product('rope-chain')
    const strange = chain?.variants.map((variant) => ({
      ...variant,
      options: { ...variant.options, hue: 'x' },
    }))
    const { body } = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
    const path = `/api/operator/catalogue/imports/${body.importId}`
    await shop.operator
      .put(`${path}/lines`, { lines: [{ line: 1, product: { ...chain, variants: strange } }] })
      .expect(200)
    expect((await shop.operator.post(`${path}/finish`, {}).expect(200)).body).toMatchObject({
      written: false,
      errors: [
        { line: 1, message: expect.stringContaining('‘hue’ is not an option of the shop: set it first.') },
      ],
    })
  })

  it('that the house’s files lost stay while pieces have them', async () => {
    const { db } = shop.backend.deps
    await sql`update options set own = false`.execute(db)
    await db.transaction().execute((tx) => seedOptions(tx, OPTIONS.slice(1)))
    const { body } = await shop.operator.get('/api/operator/options').expect(200)
    expect(body.options.map(({ key }: { key: string }) => key)).toEqual(['screw-type', 'length'])
    await setOptions(OPTIONS).expect(200)
  })

  it('too many together are a mistake, before any is made', async () => {
    const many = Array.from({ length: 4000 }, (_, n) => `v${n}`).join('|')
    const { told } = await send(`${HEAD}\nWide,Chains,Yellow gold,24 kt,2,1000,7113,3,${many},${many}\n`)
    expect(told.errors).toMatchObject([
      { row: 2, message: expect.stringContaining('There are 16000000 rows') },
    ])
  })

  it('that are gone when the import is finished are mistakes of their cells', async () => {
    await setOptions([...OPTIONS, { key: 'clasp', name: 'Clasp' }]).expect(200)
    const { told, finish } = await send(
      `sku,stock,clasp\n${(await product('fine-chain'))?.variants[0]?.sku},9,Lobster\n`,
    )
    expect(told.errors).toEqual([])
    await setOptions(OPTIONS).expect(200)
    expect((await finish()).body).toMatchObject({
      written: false,
      errors: [{ line: 2, message: expect.stringContaining('option:clasp') }],
    })
  })

  it('are chosen with the piece, and shown in the bag and on the order', async () => {
    const { body } = await shop.operator.get('/api/products/lotus-pin/configuration').expect(200)
    expect(body).toMatchObject({
      options: [{ key: 'screw-type', name: 'Screw type', values: ['South screw', 'Bombay screw'] }],
      variants: [{ options: { 'screw-type': 'South screw' } }, { options: { 'screw-type': 'Bombay screw' } }],
    })
    const asha = await shop.shoppers.open({ verified: true })
    const add = (options: object[]) => asha.post('/api/bag/lines', { productId: 'lotus-pin', options })
    const refused = await add([{ key: 'screw-type', value: 'Nail' }]).expect(422)
    expect(refused.body.fields).toEqual({
      'options.screw-type': 'This piece is not made in this screw type.',
    })
    expect((await add([{ key: 'length', value: '40 cm' }]).expect(422)).body.fields).toHaveProperty([
      'options.length',
    ])
    const { bag } = (await add([{ key: 'screw-type', value: 'bombay screw' }]).expect(200)).body
    expect(bag.lines[0].options).toEqual([{ key: 'screw-type', name: 'Screw type', value: 'Bombay screw' }])
  })

  it('are the house’s to change; one that pieces have stays, and a choice of every shop is none of them', async () => {
    expect((await setOptions([OPTIONS[0]]).expect(409)).body.message).toContain('screw-type')
    await setOptions([...OPTIONS, { key: 'size', name: 'Size' }]).expect(422)
    await setOptions([...OPTIONS, OPTIONS[0]]).expect(422)
    await setOptions([...OPTIONS, { key: 'second', name: 'screw TYPE' }]).expect(422)
    await setOptions([...OPTIONS, { key: 'heft', name: 'Net weight' }]).expect(422)
    await setOptions(OPTIONS.map((option) => ({ ...option, name: `${option.name}s` }))).expect(200)
    const { body } = await shop.operator.get('/api/products/rope-chain/configuration').expect(200)
    expect(body.options).toMatchObject([{ key: 'length', name: 'Lengths' }])
  })
})
