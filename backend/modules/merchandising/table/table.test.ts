import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { workbook } from '#tests/support/workbook.ts'
import { addRates } from '../../pricing/api.ts'

/** Products as shop staff keep them: in a table, one row a piece or a choice of it, and only what is to change. */

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ webhooks: false, seed: 'none' })
  const at = { at: new Date(0), by: 'test' }
  const gold = { metal: 'Yellow gold', purity: '22 kt', paisePerGram: 1_000_000 }
  await shop.backend.deps.db.transaction().execute((tx) => addRates(tx, [gold], at))
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#886633' } })
    .jpeg()
    .toBuffer()
  await shop.operator
    .post('/api/operator/pictures', { name: 'Lotus.JPG', content: jpeg.toString('base64') })
    .expect(200)
})
afterAll(() => shop.close())

interface Told {
  products: number
  added: number
  errors: { row: number; column?: string; message: string }[]
  mistakes: number
  changes: { row: number; product: string; column: string; from: string; to: string }[]
  categories: string[]
}

const send = async (
  text: string | Buffer,
  more: { createMissing?: boolean; dryRun?: boolean; coming?: string[]; file?: string } = {},
): Promise<{ told: Told; finish: () => Promise<{ written: boolean; added: number; changed: number }> }> => {
  const { body } = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
  const path = `/api/operator/catalogue/imports/${body.importId}`
  const { file = 'pieces.csv', ...rest } = more
  const content = Buffer.from(text).toString('base64')
  const told = (await shop.operator.put(`${path}/table`, { file, content, ...rest }).expect(200)).body
  return { told, finish: async () => (await shop.operator.post(`${path}/finish`, {}).expect(200)).body }
}
const product = async (slug: string): Promise<ProductInput | undefined> =>
  (await shop.operator.get('/api/operator/catalogue/products?limit=100').expect(200)).body.products.find(
    (each: ProductInput) => each.slug === slug,
  )

const HEAD = 'Name,Category,Metal,Purity,Net weight (g),Making,Stones price,HSN,Stock,Pictures'
const LOTUS = 'Lotus nose pin,Nose pins,yellow gold,22 kt,2,10%,500,7113,4,lotus.jpg'

describe('products from a table', () => {
  it('ten columns are enough; what does not exist is refused, or created on request', async () => {
    const { told } = await send(`${HEAD}\n${LOTUS}\n`)
    expect(told.errors).toEqual([
      {
        row: 2,
        column: 'category',
        message: expect.stringMatching(/no category ‘Nose pins’.*--create-missing/),
      },
    ])
    // Excel writes a first line that names its sign; it counts as a line, and is no heading.
    const named = await send(
      `\uFEFFsep=;\r\n${HEAD.replaceAll(',', ';')}\r\n${LOTUS.replaceAll(',', ';')}\r\n`,
    )
    expect(named.told.errors).toEqual([{ ...told.errors[0], row: 3 }])
    const made = await send(`\uFEFF${HEAD}\r\n${LOTUS}\r\n`, { createMissing: true })
    expect(made.told).toMatchObject({ products: 1, added: 1, errors: [], categories: ['Nose pins'] })
    expect(await made.finish()).toEqual({ errors: [], mistakes: 0, added: 1, changed: 0, written: true })
    const lotus = await product('lotus-nose-pin')
    // 20,000 metal + 500 stones + 2,000 making = 22,500; with 3 % 23,175.
    expect(lotus?.variants).toEqual([
      expect.objectContaining({
        metal: 'Yellow gold',
        purity: '22 kt',
        metalWeightMg: 2000,
        amount: 23_175,
        stock: 4,
      }),
    ])
    expect(lotus?.media?.[0]).toMatchObject({ alt: 'Lotus nose pin', width: 40 })
    const [category] = (await shop.operator.get('/api/categories').expect(200)).body
    expect(category).toMatchObject({ name: 'Nose pins', productCount: 1 })
  })

  it('its price follows the rate of the day', async () => {
    const rates = [{ metal: 'Yellow gold', purity: '22 kt', perGram: 11_000 }]
    await shop.operator.post('/api/operator/rates', { rates }).expect(200)
    // 22,000 + 500 + 2,000 (making is a sum from now on) = 24,500; with 3 % 25,235.
    expect((await product('lotus-nose-pin'))?.variants[0]?.amount).toBe(25_235)
  })

  it('a row changes what it names, and says what', async () => {
    const { told, finish } = await send('name;stock;making\nLotus nose pin;9;2500\n')
    expect(told.changes).toEqual([
      { row: 2, product: 'lotus-nose-pin', column: 'price', from: '25235', to: '25750' },
      { row: 2, product: 'lotus-nose-pin', column: 'stock', from: '4', to: '9' },
    ])
    expect(await finish()).toMatchObject({ added: 0, changed: 1, written: true })
    expect(await product('lotus-nose-pin')).toMatchObject({
      images: [expect.stringContaining('/media/u/')],
      variants: [{ stock: 9, amount: 25_750, metalWeightMg: 2000 }],
    })
  })

  it('attributes are read with their units, and an odd one is reported', async () => {
    const head = 'Product,Attributes'
    const { told, finish } = await send(
      `${head}\nlotus-nose-pin,"Drop: 12.5 mm | Frequency: 28,800 vibrations an hour | Backs: Screw | Case: 25 × 33 mm"\n`,
    )
    expect(told.errors).toEqual([])
    expect(told.changes.map(({ column, from }) => [column, from])).toEqual([['attributes', '(nothing)']])
    await finish()
    expect((await product('lotus-nose-pin'))?.attributes).toEqual([
      { name: 'Drop', value: 12.5, unit: 'mm' },
      { name: 'Frequency', value: 28_800, unit: 'vibrations an hour' },
      { name: 'Backs', value: 'Screw' },
      { name: 'Case', value: '25 × 33 mm' },
    ])
    for (const odd of ['12 mm', 'Drop: ', 'Drop: 1 mm | Drop: 2 mm'])
      expect((await send(`${head}\nlotus-nose-pin,${odd}\n`)).told.errors, odd).toEqual([
        { row: 2, column: 'attributes', message: expect.stringMatching(/Diameter: 36 mm|twice/) },
      ])
  })

  it('the sizes of a piece and of its stone are read in millimetres, and an odd size is reported', async () => {
    const measured = async (head: string, cell: string) => {
      const { told, finish } = await send(`Product,${head}\nlotus-nose-pin,${cell}\n`)
      expect(told.errors).toEqual([])
      await finish()
      return (await product('lotus-nose-pin'))?.measures
    }
    const piece = { width: 6.5, height: 8 }
    expect(await measured('Measures (mm)', '6.5 x 8')).toEqual({ piece })
    expect(await measured('Stone measures', '2.1 mm')).toEqual({ piece, stone: { width: 2.1, height: 2.1 } })
    for (const odd of ['large', '0', '6.5 x', '5000 mm'])
      expect((await send(`Product,Measures\nlotus-nose-pin,${odd}\n`)).told.errors, odd).toEqual([
        { row: 2, column: 'measures', message: expect.stringMatching(/width × height in millimetres/) },
      ])
  })

  it('a loose stone needs no metal, and a setting names the stones that it holds', async () => {
    const { told, finish } = await send(
      `Name,Category,Metal,Purity,Weight,Making,Stones price,HSN,Stock,Stone,Quality,Stone facts,Report,Holds
Old mine,Nose pins,,,,,"100,000",710239,1,1.50 ct,"VS1, G","Diamond, Round, 1.5 ct, G, VS1",GIA 2141438171,
Claw ring,Nose pins,Yellow gold,22 kt,4,9000,50000,7113,3,1.02 ct,,"Diamond, Round, 1.02 ct, H, VS | 12 × Sapphire, Round, 0.24 ct",GIA,
Six claws,Nose pins,Yellow gold,22 kt,4,9000,50000,7113,3,1.02 ct,,"Diamond, Round, 1.02 ct, -, VS, lab-grown",,"Round | Oval, 0.5 to 2 ct"
`,
      { createMissing: true },
    )
    expect(told.errors).toEqual([])
    await finish()
    expect(await product('old-mine')).toMatchObject({
      metalType: [],
      diamondCarats: 1.5,
      stones: [{ kind: 'Diamond', cut: 'Round', count: 1, caratsTotal: 1.5, colour: 'G', clarity: 'VS1' }],
      certificate: { lab: 'GIA', number: '2141438171' },
      // The rate of loose stones is in force on the day of the table.
      variants: [{ parts: [{ kind: 'stone', amount: 100_000 }, { kind: 'making' }, { kind: 'gst' }] }],
    })
    expect((await product('claw-ring'))?.stones).toHaveLength(2)
    expect(await product('six-claws')).toMatchObject({
      stones: [{ clarity: 'VS', labGrown: true }],
      setting: { cuts: ['Round', 'Oval'], caratsFrom: 0.5, caratsTo: 2 },
    })
    const { body } = await shop.operator.get('/api/products/old-mine/set-with').expect(200)
    expect(body.settings.map(({ slug }: { slug: string }) => slug)).toEqual(['six-claws'])
    // The same table again changes nothing.
    const again = await send('Product,Holds\nsix-claws,"Round | Oval, 0.5 to 2 ct"\n')
    expect(again.told).toMatchObject({ errors: [], changes: [] })
    const odd: readonly (readonly [string, string, string])[] = [
      ['Stone facts', 'six-claws,Diamond', 'stone facts'],
      ['Stone facts', 'six-claws,"Diamond, Round, heavy"', 'stone facts'],
      ['Report', 'old-mine,GIA 21 41', 'report'],
      ['Holds', 'six-claws,Round', 'holds'],
      ['Holds', 'six-claws,"Round, 2 to 1 ct"', 'holds'],
    ]
    for (const [column, cells, at] of odd)
      expect((await send(`Product,${column}\n${cells}\n`)).told.errors, cells).toEqual([
        { row: 2, column: at, message: expect.stringMatching(/write/) },
      ])
    // Two stones have no one place for another.
    expect((await send('Product,Holds\nclaw-ring,"Round, 0.5 to 2 ct"\n')).told.errors).toEqual([
      { row: 2, message: expect.stringMatching(/exactly one stone/) },
    ])
  })

  it('rows of one name are one piece with choices; a price that is written stays', async () => {
    const rows = ['16 inches,4,1', '18 inches,4.5,0'].map(
      (own) => `Rope chain,Nose pins,Yellow gold,22 kt,${own},450/g`,
    )
    const { told, finish } = await send(
      `name,category,metal,purity,size,weight,stock,making\n${rows.join('\n')}\n`,
    )
    expect([told.errors, told.products]).toEqual([[], 1])
    await finish()
    const chain = await product('rope-chain')
    // (11,000 + 450) a gram, with 3 %.
    expect(chain?.variants.map(({ size, amount, stock }) => [size, amount, stock])).toEqual([
      ['16 inches', 47_174, 1],
      ['18 inches', 53_071, 0],
    ])
    const sku = chain?.variants[1]?.sku ?? ''
    await (await send(`sku\tprice\n${sku}\t50000\n`)).finish()
    expect((await product('rope-chain'))?.variants.map(({ amount }) => amount)).toEqual([47_174, 50_000])
  })

  it('several sizes in one cell are a mistake that says how to write them', async () => {
    const { told } = await send(
      'name,category,metal,purity,size,weight,stock,making\nReed chain,Nose pins,Yellow gold,22 kt,16 inches|18 inches,4,1,450/g\n',
    )
    expect(told.errors).toEqual([
      { row: 2, column: 'size', message: expect.stringContaining('write the row once for each of them') },
    ])
  })

  it('another tariff code changes the GST of every choice, and no fixed price', async () => {
    const head = 'name,category,metal,purity,weight,making,price,size,stock'
    const made = await send(
      `${head}\nDusk watch,nose-pins,Yellow gold,22 kt,1,1000,,S,1\nDusk watch,,Yellow gold,22 kt,2,1000,,M,1\nDusk watch,,,,,,9000,L,1\n`,
    )
    expect(made.told.errors).toEqual([])
    await made.finish()
    const amounts = async () => (await product('dusk-watch'))?.variants.map(({ amount }) => amount)
    const [one = 0, two = 0] = (await amounts()) ?? []
    const before = (await product('dusk-watch'))?.variants
    const bare = (at: number) =>
      (before?.[at]?.parts ?? [])
        .filter(({ kind }) => kind !== 'gst')
        .reduce((sum, part) => sum + part.amount, 0)
    const changed = await send('product,hsn\ndusk-watch,9101\n')
    expect(changed.told.errors).toEqual([])
    expect(changed.told.changes.map(({ column }) => column)).toEqual([
      'hsn',
      expect.stringContaining('price of'),
      expect.stringContaining('price of'),
    ])
    await changed.finish()
    expect(await amounts()).toEqual([Math.round(bare(0) * 1.18), Math.round(bare(1) * 1.18), 9000])
    expect([one, two]).toEqual([Math.round(bare(0) * 1.03), Math.round(bare(1) * 1.03)])
    // A corrected weight of a piece with a fixed price asks for no other price.
    const sku = before?.[2]?.sku ?? before?.[2]?._id
    const weighed = await send(`product,sku,weight\ndusk-watch,${sku},3\n`)
    expect(weighed.told.errors).toEqual([])
    await weighed.finish()
    expect((await product('dusk-watch'))?.variants[2]).toMatchObject({ amount: 9000, metalWeightMg: 3000 })
  })

  it('a row that names no choice changes the piece as a whole, and nothing of one of its choices', async () => {
    const { told, finish } = await send('name,on sale,subtitle\nRope chain,no,For two\n')
    expect(told.errors).toEqual([])
    expect(told.changes.map(({ column, to }) => [column, to])).toEqual([
      ['subtitle', 'For two'],
      ['on sale', 'no'],
    ])
    await finish()
    const chain = await product('rope-chain')
    expect([chain?.active, chain?.variants.map(({ amount }) => amount)]).toEqual([false, [47_174, 50_000]])
    expect((await send('name,on sale,stock\nRope chain,yes,3\n')).told.errors).toEqual([
      {
        row: 2,
        column: 'stock',
        message: '‘Rope chain’ has 2 choices: name one by its sku, or by its options.',
      },
    ])
  })

  it('says where each mistake is and how to correct it, and writes nothing', async () => {
    const { told, finish } = await send(
      [
        'name,category,metal,purity,weight,making,hsn,stock,pictures',
        'A,Nose pin,Yellow gold,22 kt,1,10%,7113,1,',
        'B,Nose pins,Yellow gold,23 kt,1,10%,7113,1,,',
        'C,Nose pins,Yellow gold,22 kt,1 kilo,10%,7113,1,',
        'D,Nose pins,Yellow gold,22 kt,1,a lot,7113,1,,',
        'E,Nose pins,Yellow gold,22 kt,1,10%,9999,1,',
        'F,Nose pins,Yellow gold,22 kt,1,10%,7113,-2,,',
        'G,Nose pins,Yellow gold,22 kt,1,10%,7113,1,gone.jpg',
        ',Nose pins,Yellow gold,22 kt,1,10%,7113,1,,',
        'H,Nose pins,,,,,7113,1,',
        'I,Nose pins,Yellow gold,22 kt,"42,5",10%,7113,1,,',
      ].join('\n'),
    )
    const said = (row: number) => told.errors.filter((each) => each.row === row)
    expect(said(2)[0]).toMatchObject({
      column: 'category',
      message: expect.stringContaining('Did you mean ‘Nose pins’?'),
    })
    expect(said(3)[0]).toMatchObject({
      column: 'purity',
      message: expect.stringContaining('Did you mean ‘Yellow gold 22 kt’?'),
    })
    expect(said(4)[0]).toMatchObject({
      column: 'weight',
      message: expect.stringContaining('Write, for example, 4.25.'),
    })
    expect(said(5)[0]).toMatchObject({ column: 'making', message: expect.stringContaining('12%') })
    expect(said(6)[0]).toMatchObject({ column: 'hsn', message: expect.stringContaining('7113') })
    expect(said(7)[0]).toMatchObject({ column: 'stock' })
    expect(said(8)[0]).toMatchObject({ column: 'pictures', message: expect.stringContaining('gone.jpg') })
    expect(said(9)[0]).toMatchObject({ column: 'name' })
    expect(said(10)[0]).toMatchObject({
      column: 'price',
      message: expect.stringContaining('metal, purity, weight, making'),
    })
    // A decimal comma, which would make ten times as much of it.
    expect(said(11)[0]).toMatchObject({
      column: 'weight',
      message: expect.stringContaining('‘42,5’ is not a number'),
    })
    expect(told.mistakes).toBe(told.errors.length)
    expect(await finish()).toMatchObject({ added: 0, changed: 0 })
    expect(await product('a')).toBeUndefined()
  })

  it('what a row does not name is kept as it is by the time the import is finished', async () => {
    await (await send('name;stock;making;price\nLotus nose pin;9;2500;\nRope chain;;;\n')).finish()
    const { finish } = await send('name;subtitle\nLotus nose pin;Small and bright\n')
    const { db } = shop.backend.deps
    // Two are sold meanwhile, and gold is dearer.
    await sql`update product_variants set stock = stock - 2 where product_id = 'lotus-nose-pin'`.execute(db)
    await sql`update products set sales_count = sales_count + 2 where id = 'lotus-nose-pin'`.execute(db)
    const rates = [{ metal: 'Yellow gold', purity: '22 kt', perGram: 12_000 }]
    await shop.operator.post('/api/operator/rates', { rates }).expect(200)
    const before = await product('lotus-nose-pin')
    expect(await finish()).toMatchObject({ written: true })
    expect(await product('lotus-nose-pin')).toEqual({ ...before, subtitle: 'Small and bright' })
    expect(before).toMatchObject({ salesCount: 2, variants: [{ stock: 7, amount: 27_810 }] })
  })

  it('prices are calculated by the rate of the day on which the import is finished', async () => {
    const { finish } = await send('name;weight\nLotus nose pin;3\n')
    const rates = [{ metal: 'Yellow gold', purity: '22 kt', perGram: 10_000 }]
    await shop.operator.post('/api/operator/rates', { rates }).expect(200)
    await finish()
    const [variant] = (await product('lotus-nose-pin'))?.variants ?? []
    expect(variant?.parts?.find(({ kind }) => kind === 'metal')?.amount).toBe(30_000)
  })

  it('what has become wrong before the import is finished is reported, and nothing is written', async () => {
    const { finish } = await send('name;category\nLotus nose pin;Nose pins\n')
    const { db } = shop.backend.deps
    await sql`update categories set name = 'Noses', slug = 'noses', id = 'noses' where id = 'nose-pins'`.execute(
      db,
    )
    expect(await finish()).toMatchObject({
      written: false,
      errors: [{ line: 2, message: expect.stringContaining('no category ‘Nose pins’') }],
    })
    await sql`update categories set name = 'Nose pins', slug = 'nose-pins', id = 'nose-pins' where id = 'noses'`.execute(
      db,
    )
  })

  it('a category or product that exists is recognised however it is written', async () => {
    const path = '/api/operator/categories/nose-pins'
    await shop.operator.put(path, { name: 'Nose pins', description: 'Worn on the left' }).expect(200)
    const rows = 'product;name;category\nLotus Nose Pin;Lotus pin;Nose, pins\n'
    const { told, finish } = await send(rows, { createMissing: true })
    expect(told).toMatchObject({ added: 0, mistakes: 0, categories: [] })
    expect(await finish()).toMatchObject({ added: 0, changed: 1, written: true })
    expect(await product('lotus-nose-pin')).toMatchObject({
      name: 'Lotus pin',
      categoryIds: ['nose-pins'],
      subtitle: 'Small and bright',
    })
    const { categories } = (await shop.operator.get('/api/operator/categories').expect(200)).body
    expect(categories).toMatchObject([{ _id: 'nose-pins', description: 'Worn on the left' }])
  })

  it('a category that somebody else creates meanwhile is used, and one that cannot be created is reported', async () => {
    const row = (name: string) => `Aster,Toe rings,Yellow gold,22 kt,1,10%,,7113,2,\n`.replace('Aster', name)
    const { finish } = await send(`${HEAD}\n${row('Aster')}`, { createMissing: true })
    const made = { name: 'Toe rings', description: 'Pairs', slug: 'toe-rings' }
    await shop.operator.put('/api/operator/categories/toes', made).expect(200)
    expect(await finish()).toMatchObject({ written: true, added: 1 })
    expect(await product('aster')).toMatchObject({ categoryIds: ['toes'] })
  })

  it('a product of more rows than it can have choices is refused', async () => {
    const rows = Array.from({ length: 501 }, (_, n) => `Bead,Nose pins,${n},1000,1`).join('\n')
    const { told } = await send(`name,category,size,price,stock\n${rows}\n`)
    expect(told.errors).toEqual([
      { row: 2, column: 'name', message: expect.stringContaining('501 rows of ‘bead’') },
    ])
  })

  it('a dry run writes nothing, and counts pictures that would be sent', async () => {
    const row = 'Rose stud,Studs,Yellow gold,22 kt,1,10%,,7113,2,rose.jpg'
    const { told, finish } = await send(`${HEAD}\n${row}\n`, {
      dryRun: true,
      createMissing: true,
      coming: ['Rose.jpg'],
    })
    expect(told).toMatchObject({ products: 1, added: 1, mistakes: 0, categories: ['Studs'] })
    await finish()
    expect(await product('rose-stud')).toBeUndefined()
    expect((await shop.operator.get('/api/categories').expect(200)).body).toHaveLength(2)
  })

  it('a workbook is read like a CSV, and fetches nothing that it names', async () => {
    const rows = [HEAD, LOTUS.replace('Lotus nose pin', 'Lotus &x;')].map((row) => row.split(','))
    const doctype = `<!DOCTYPE worksheet [<!ENTITY x SYSTEM "file://${process.cwd()}/LICENSE">]>`
    const { told, finish } = await send(workbook(rows, { doctype }), {
      file: 'pieces.xlsx',
      createMissing: true,
    })
    expect(told).toMatchObject({ products: 1, mistakes: 0 })
    await finish()
    expect(await product('lotus-x')).toMatchObject({ name: 'Lotus &x;' })
  })

  it('a percentage in a workbook is the one that is shown, and a date is a mistake', async () => {
    const head = ['name', 'category', 'metal', 'purity', 'weight', 'stock', 'making', 'size']
    const row = (name: string, making: number, format: 0 | 9 | 10 | 164) =>
      [name, 'nose-pins', 'Yellow gold', '22 kt', '1', '1', { value: making, format }] as const
    const { told, finish } = await send(
      workbook([
        head,
        row('Share 1', 0.12, 9),
        row('Share 2', 0.125, 10),
        row('Share 3', 1.1, 164),
        row('Share 4', 1000, 0),
      ]),
      { file: 'pieces.xlsx' },
    )
    expect(told.errors).toEqual([])
    await finish()
    const making = async (slug: string) => {
      const parts = (await product(slug))?.variants[0]?.parts ?? []
      const of = (kind: string) => parts.find((part) => part.kind === kind)?.amount ?? 0
      return Math.round((of('making') / of('metal')) * 1000) / 10
    }
    expect([await making('share-1'), await making('share-2'), await making('share-3')]).toEqual([
      12, 12.5, 110,
    ])
    const four = (await product('share-4'))?.variants[0]?.parts?.find(({ kind }) => kind === 'making')
    expect(Math.round(four?.amount ?? 0)).toBe(1000)

    // 6-8 becomes the sixth of August.
    const dated = await send(workbook([head, [...row('Share 5', 0.12, 9), { value: 46240, format: 14 }]]), {
      file: 'pieces.xlsx',
    })
    expect(dated.told.errors).toEqual([
      {
        row: 2,
        column: 'size',
        message: expect.stringContaining('for a date, 2026-08-06. Format it as text'),
      },
    ])
  })

  it('a workbook with far too many rows is refused, and holds up nobody while it is read', async () => {
    const { body } = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
    const content = workbook(Array.from({ length: 60_000 }, () => ['name'])).toString('base64')
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const from = performance.now()
    const answer = await shop.operator.put(`/api/operator/catalogue/imports/${body.importId}/table`, {
      file: 'pieces.xlsx',
      content,
    })
    const took = performance.now() - from
    delay.disable()
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('59999 rows')])
    expect(delay.max / 1e6).toBeLessThan(took / 2)
  }, 60_000)

  it('a CSV of twenty thousand rows holds up nobody while it is read and compared', async () => {
    const { body } = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
    const row = (n: number) => `SKU-${n},Leaf ring ${n},Leaf rings,${50_000 + n},3,yellow gold,22 kt,4.2`
    const text = `sku,name,category,price,stock,metal,purity,gross weight\n${Array.from({ length: 20_000 }, (_, n) => row(n)).join('\n')}`
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const from = performance.now()
    const { body: told } = await shop.operator
      .put(`/api/operator/catalogue/imports/${body.importId}/table`, {
        file: 'pieces.csv',
        content: Buffer.from(text).toString('base64'),
        createMissing: true,
        dryRun: true,
      })
      .expect(200)
    const took = performance.now() - from
    delay.disable()
    expect(told).toMatchObject({ products: 20_000, mistakes: 0 })
    expect(delay.max / 1e6).toBeLessThan(took / 2)
  }, 60_000)

  it('a heading that nobody knows is one sentence, and not a mistake of each row', async () => {
    const { told } = await send(
      'Name,Category,Metal,Purity,Wieght,Making,Stock\nA,Rings,yellow gold,22 kt,2,10%,1\nB,Rings,yellow gold,22 kt,2,10%,1',
    )
    expect(told.errors).toEqual([
      { row: 1, column: 'Wieght', message: 'There is no column ‘Wieght’. Did you mean ‘weight’?' },
    ])
  })

  it('a workbook with gaps says how many rows it has, too', async () => {
    const { body } = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
    const sheet = `<worksheet><sheetData>${Array.from({ length: 2_000 }, (_, n) => `<row r="${20 * n + 1}"><c r="A${20 * n + 1}" t="inlineStr"><is><t>name</t></is></c></row>`).join('')}</sheetData></worksheet>`
    const answer = await shop.operator.put(`/api/operator/catalogue/imports/${body.importId}/table`, {
      file: 'pieces.xlsx',
      content: workbook([['name']], { sheet }).toString('base64'),
    })
    expect([answer.status, answer.body.message]).toEqual([
      422,
      expect.stringContaining('There are 39980 rows'),
    ])
  })

  it.each([
    ['cells', { sheet: `<worksheet>${'<c '.repeat(200_000)}` }],
    ['one cell with many places', { sheet: `<worksheet><c ${'r="A1" '.repeat(100_000)}` }],
    ['formats', { styles: `<styleSheet>${'<numFmt '.repeat(100_000)}` }],
    ['lists of styles', { styles: `<styleSheet>${'<cellXfs '.repeat(100_000)}` }],
  ])(
    'a workbook whose tags never end is refused soon: %s',
    async (_what, files) => {
      const { body } = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
      const content = workbook([['name'], ['Lotus']], files).toString('base64')
      const from = performance.now()
      const answer = await shop.operator.put(`/api/operator/catalogue/imports/${body.importId}/table`, {
        file: 'pieces.xlsx',
        content,
      })
      expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('cannot be read')])
      // While each tag was read to the end of the file, the limit of the thread, a minute, ended it.
      expect(performance.now() - from).toBeLessThan(20_000)
    },
    90_000,
  )

  it.each([
    ['millions of lines', `name\n${'a\n'.repeat(4_000_000)}`, 'more than 20000 rows'],
    ['millions of columns', ','.repeat(8_000_000), '8000001 columns'],
  ])(
    'a CSV with %s is refused soon',
    async (_what, text, words) => {
      const { body } = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
      const content = Buffer.from(text).toString('base64')
      const from = performance.now()
      const answer = await shop.operator.put(`/api/operator/catalogue/imports/${body.importId}/table`, {
        file: 'pieces.csv',
        content,
      })
      expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining(words)])
      // Nobody was answered for a minute while all of it was read.
      expect(performance.now() - from).toBeLessThan(8_000)
    },
    150_000,
  )

  it.each([
    ['an empty file', 'pieces.csv', '', 'nothing in this file'],
    ['headings and nothing below', 'pieces.csv', 'name,sku\n,\n', 'no row below them'],
    ['another writing', 'pieces.csv', Buffer.from([0x4e, 0xe9, 0x0a]), 'CSV UTF-8'],
    [
      'a quote that is never closed',
      'pieces.csv',
      'name\n"Lotus',
      'a quotation mark begins a cell and nothing ends it',
    ],
    [
      'a quote within a cell',
      'pieces.csv',
      'sep=;\nname;sku\nthe "Lotus";L-1',
      'in line 3 a quotation mark is in the middle',
    ],
    ['a line that names the sign and nothing else', 'pieces.csv', 'sep=;\r\n', 'nothing in this file'],
    ['a workbook that is none', 'pieces.xlsx', 'name', 'workbook'],
    [
      'a table on its side',
      'pieces.csv',
      Array.from({ length: 20_000 }, (_, n) => `Lotus ${n}`).join(','),
      'There are 20000 columns',
    ],
    [
      'a workbook whose five files unpack to 110 MB',
      'pieces.xlsx',
      workbook([['Name']], { claimed: 22_000_000 }),
      'too large',
    ],
    [
      'a workbook with a cell in the last row of the sheet',
      'pieces.xlsx',
      workbook([['Name']], { stray: 'A1048576' }),
      'The cell A1048576 is filled',
    ],
    [
      'a workbook with a cell beyond the last column',
      'pieces.xlsx',
      workbook([['Name']], { stray: 'ZZZZZZ2' }),
      'The cell ZZZZZZ2 is filled',
    ],
    [
      'a workbook that unpacks to gigabytes',
      'pieces.xlsx',
      workbook([['Name']], { claimed: 2 ** 30 }),
      'too large',
    ],
  ])('%s is refused with a sentence', async (_what, file, text, words) => {
    const { body } = await shop.operator.post('/api/operator/catalogue/imports').expect(200)
    const content = Buffer.from(text).toString('base64')
    const answer = await shop.operator.put(`/api/operator/catalogue/imports/${body.importId}/table`, {
      file,
      content: content || 'Cg==',
    })
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining(words)])
  })
})
