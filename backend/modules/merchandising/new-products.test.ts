import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { addRates } from '../pricing/api.ts'

/** A product begins in the desk as a draft, and is published once it has what the house asks for. */

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ webhooks: false, seed: 'none' })
  const at = { at: new Date(0), by: 'test' }
  const gold = { metal: 'Yellow gold', purity: '22 kt', paisePerGram: 1_000_000 }
  await shop.backend.deps.db.transaction().execute((tx) => addRates(tx, [gold], at))
  await shop.operator
    .put('/api/operator/categories/clocks', { name: 'Clocks', neededFacts: ['Height'] })
    .expect(200)
  await shop.operator
    .put('/api/operator/categories/mantel', {
      name: 'Mantel clocks',
      parent: 'clocks',
      neededFacts: ['Strike'],
    })
    .expect(200)
})
afterAll(() => shop?.close())

const begin = (body: object) => shop.operator.post('/api/operator/products', body)
const seen = async (id: string) => (await shop.operator.get(`/api/operator/products/${id}`).expect(200)).body
const set = (id: string, body: object) => shop.operator.patch(`/api/operator/products/${id}`, body)
const CLOCK = { name: 'Dawn clock', categoryId: 'mantel', amount: 90_000, hsn: '7113' }

describe('a product that begins in the desk', () => {
  it('needs a name, a category and a price, and is seen by no shopper', async () => {
    const { body } = await begin(CLOCK).expect(201)
    expect(body).toEqual({ _id: 'dawn-clock', slug: 'dawn-clock', sku: 'DAWN-CLOCK' })
    expect(await seen('dawn-clock')).toMatchObject({
      active: false,
      draft: true,
      needed: ['Height', 'Strike'],
    })
    const shopper = await shop.shoppers.open({ verified: true })
    await shopper.get('/api/products/dawn-clock').expect(404)
    expect((await shopper.get('/api/products?search=dawn')).body.products).toEqual([])
    const drafts = (await shop.operator.get('/api/operator/products?show=draft').expect(200)).body
    expect(drafts.products).toMatchObject([{ _id: 'dawn-clock', draft: true }])
    expect((await shop.operator.get('/api/operator/products?show=retired')).body.total).toBe(0)
  })

  it('is refused at each field that is wrong, in the words of the import', async () => {
    const { body } = await begin({ name: 'Moth', categoryId: 'mantel', metal: 'Yellow gold' }).expect(422)
    expect(body.fields.amount).toContain('fill in purity, weight, making')
    const rate = await begin({
      ...CLOCK,
      amount: undefined,
      name: 'Moth',
      metal: 'Gold',
      purity: '22 kt',
      metalWeightMg: 1,
      making: '1',
    }).expect(422)
    expect(rate.body.fields.purity).toContain(
      'There is no rate for Gold 22 kt. Did you mean ‘Yellow gold 22 kt’?',
    )
    const taken = await begin(CLOCK).expect(201)
    expect(taken.body.slug).toBe('dawn-clock-2')
    const sku = await begin({ ...CLOCK, sku: 'dawn-clock' }).expect(422)
    expect(sku.body.fields.sku).toBe('‘Dawn clock’ has the SKU dawn-clock. dawn-clock-3 is free.')
  })

  it('is priced by weight, rate and making, as a row of a table is', async () => {
    const typed = {
      metal: 'yellow gold',
      purity: '22 kt',
      metalWeightMg: 2_000,
      making: '10%',
      stonesPrice: 500,
      stock: 3,
    }
    const { body } = await begin({ name: 'Sun', categoryId: 'clocks', ...typed }).expect(201)
    const [variant] = (await seen(body._id)).variants
    expect(variant).toMatchObject({
      metal: 'Yellow gold',
      amount: Math.round((20_000 + 2_000 + 500) * 1.03),
      stock: 3,
    })
  })

  it('is published once it has what its categories need; until then each thing that is missing is named', async () => {
    const refused = await set('dawn-clock', { active: true }).expect(422)
    expect(Object.keys(refused.body.fields)).toEqual(['pictures', 'facts.Height', 'facts.Strike'])
    expect(refused.body.message).toBe(
      '‘Dawn clock’ cannot be published yet. It lacks: at least one picture; the fact ‘Height’; the fact ‘Strike’.',
    )
    const facts = [
      { name: 'Height', value: 21, unit: 'cm' },
      { name: 'Strike', value: 'Quarters' },
    ]
    await set('dawn-clock', { facts, seenFacts: [] }).expect(200)
    await set('dawn-clock', { facts: [], seenFacts: [] }).expect(409)
    await set('dawn-clock', { subtitle: 'Of brass', seenWords: { subtitle: '' } }).expect(200)
    await set('dawn-clock', { subtitle: 'Of oak', seenWords: { subtitle: '' } }).expect(409)
    expect((await seen('dawn-clock')).subtitle).toBe('Of brass')
    expect((await seen('dawn-clock')).missing).toEqual([
      { field: 'pictures', words: 'At least one picture.' },
    ])
    const jpeg = await picture()
    const { body } = await shop.operator
      .post('/api/operator/pictures', { name: 'dawn.jpg', content: jpeg })
      .expect(200)
    const pictures = [{ url: body.media.url, alt: 'A clock' }]
    await set('dawn-clock', { pictures, seenPictures: [], active: true }).expect(200)
    await set('dawn-clock', { pictures: [{ ...pictures[0], alt: 'Dawn' }], seenPictures: [] }).expect(409)
    const others = [{ ...pictures[0], alt: 'Another clock' }]
    await set('dawn-clock', { pictures, seenPictures: others }).expect(409)
    const now = await seen('dawn-clock')
    expect(now).toMatchObject({ active: true, draft: false, facts })
    expect(now.missing).toBeUndefined()
    await set('dawn-clock', { active: false }).expect(200)
    expect(await seen('dawn-clock')).toMatchObject({ active: false, draft: false })
  })

  it('is renamed before its pictures change, though one without words is shown with the name', async () => {
    await begin({ ...CLOCK, name: 'Noon clock' }).expect(201)
    await sql`update products set images = '{/media/noon.jpg,/media/bell.jpg}' where id = 'noon-clock'`.execute(
      shop.backend.deps.db,
    )
    const { pictures } = await seen('noon-clock')
    expect(pictures[0]).toEqual({ url: '/media/noon.jpg', alt: 'Noon clock' })
    await set('noon-clock', { name: 'Midday clock' }).expect(200)
    await set('noon-clock', { pictures: pictures.toReversed(), seenPictures: pictures }).expect(200)
    expect((await seen('noon-clock')).pictures).toEqual([
      { url: '/media/bell.jpg', alt: 'Midday clock' },
      { url: '/media/noon.jpg', alt: 'Midday clock' },
    ])
    await set('noon-clock', { pictures, seenPictures: pictures }).expect(409)
  })

  it('is published by a table under the same condition, and is new from then on', async () => {
    const table = async (text: string) => {
      const { importId } = (await shop.operator.post('/api/operator/catalogue/imports').expect(200)).body
      const path = `/api/operator/catalogue/imports/${importId}`
      const content = Buffer.from(text).toString('base64')
      const told = (await shop.operator.put(`${path}/table`, { file: 'a.csv', content }).expect(200)).body
      return { told, finish: () => shop.operator.post(`${path}/finish`, {}).expect(200) }
    }
    const { told } = await table('product,on sale\ndawn-clock-2,yes\n')
    expect(told.errors).toEqual([
      {
        row: 2,
        column: 'on sale',
        message:
          '‘Dawn clock’ cannot be published yet. It lacks: at least one picture; the fact ‘Height’; the fact ‘Strike’.',
      },
    ])
    await sql`update products set created_at = '2001-01-01' where id = 'dawn-clock-2'`.execute(
      shop.backend.deps.db,
    )
    const whole = await table(
      `product,attributes,pictures,on sale\ndawn-clock-2,Height: 21 cm | Strike: Quarters,dawn.jpg,yes\n`,
    )
    expect(whole.told.errors).toEqual([])
    await whole.finish()
    expect(await seen('dawn-clock-2')).toMatchObject({ active: true, draft: false })
    const [row] = await shop.rows(
      sql`select created_at > '2002-01-01' as new from products where id = 'dawn-clock-2'`,
    )
    expect(row).toEqual({ new: true })
    await set('dawn-clock-2', { active: false }).expect(200)
    await (await table('product,on sale\ndawn-clock-2,yes\n')).finish()
    expect(await seen('dawn-clock-2')).toMatchObject({ active: true })
  })

  it('comes from a table as a draft if that says that it is not on sale', async () => {
    const content = Buffer.from(
      'name,category,price,stock,on sale\nDusk clock,Mantel clocks,9000,1,no\n',
    ).toString('base64')
    const { importId } = (await shop.operator.post('/api/operator/catalogue/imports').expect(200)).body
    const path = `/api/operator/catalogue/imports/${importId}`
    await shop.operator.put(`${path}/table`, { file: 'a.csv', content }).expect(200)
    expect((await shop.operator.post(`${path}/finish`, {}).expect(200)).body.written).toBe(true)
    expect(await seen('dusk-clock')).toMatchObject({ active: false, draft: true })
    await shop.operator.delete('/api/operator/products/dusk-clock').expect(200)
  })

  it('has no metal that weighs more than the piece', async () => {
    const metal = { metal: 'Yellow gold', purity: '22 kt', making: '10%' }
    const heavy = { ...metal, metalWeightMg: 2_500, weightMg: 1_200 }
    const { body } = await begin({ ...CLOCK, ...heavy, amount: undefined, name: 'Heavy' }).expect(422)
    expect(body.fields).toEqual({ weightMg: 'The metal alone weighs no more than the whole piece.' })
  })

  it('gets another type and tariff code; its prices follow the GST of the code while it is a draft', async () => {
    const typed = { metal: 'Yellow gold', purity: '22 kt', metalWeightMg: 2_000, making: '10%' }
    const { body } = await begin({ name: 'Tariff', categoryId: 'clocks', ...typed, type: 'Ring' }).expect(201)
    expect(await seen(body._id)).toMatchObject({ type: 'Ring', hsn: '7113' })
    const amount = async () => (await seen(body._id)).variants[0].amount
    const wrong = await set(body._id, { hsn: '9999' }).expect(422)
    expect(wrong.body.fields.hsn).toContain('There is no GST rate for 9999.')
    await set(body._id, { hsn: '7114', type: 'Spoon' }).expect(200)
    expect(await seen(body._id)).toMatchObject({ type: 'Spoon', hsn: '7114' })
    expect(await amount()).toBe(22_660) // 22,000 with 3 %
    await set(body._id, { hsn: '9101' }).expect(200)
    expect(await amount()).toBe(25_960) // with 18 %
    const parts = await shop.rows(
      sql`select kind, amount_paise::int as paise from variant_price_parts where variant_id = 'TARIFF' order by kind`,
    )
    expect(parts).toEqual([
      { kind: 'gst', paise: 396_000 },
      { kind: 'making', paise: 200_000 },
      { kind: 'metal', paise: 2_000_000 },
    ])
    // On sale its prices are known: they change only where somebody sees the new ones first.
    await sql`update products set active = true, draft = false where id = 'tariff'`.execute(
      shop.backend.deps.db,
    )
    const refused = await set(body._id, { hsn: '7113' }).expect(422)
    expect(refused.body.fields.hsn).toContain('7113 has 3 % GST')
    await set(body._id, { hsn: '9102' }).expect(200)
    expect(await amount()).toBe(25_960)
  })

  it('gets further combinations, each once', async () => {
    const path = '/api/operator/products/dawn-clock-2/variants'
    const { body } = await shop.operator.post(path, { size: '30', amount: 95_000 }).expect(201)
    expect(body.sku).toBe('DAWN-CLOCK-2.30')
    const again = await shop.operator.post(path, { size: '30', amount: 95_000, sku: 'other' }).expect(422)
    expect(again.body.message).toContain('DAWN-CLOCK-2.30 is this combination')
    expect((await seen('dawn-clock-2')).variants).toHaveLength(2)
  })

  it('is a copy of another one without its stock, or is removed while it is a draft', async () => {
    const copy = await shop.operator.post('/api/operator/products/sun/copy', { name: 'Moon' }).expect(201)
    expect(copy.body).toEqual({ _id: 'moon', slug: 'moon', sku: 'MOON' })
    expect(await seen('moon')).toMatchObject({ draft: true, variants: [{ stock: 0, amount: 23_175 }] })
    expect((await shop.operator.delete('/api/operator/products/moon').expect(200)).body).toEqual({
      removed: true,
    })
    await shop.operator.get('/api/operator/products/moon').expect(404)
    await shop.operator.delete('/api/operator/products/dawn-clock').expect(409)
  })

  it('asks for what its category needs first, then for what others in it have', async () => {
    const { body } = await shop.operator.get('/api/operator/categories/mantel/kind').expect(200)
    expect(body.facts).toEqual([
      { name: 'Height', needed: true, unit: 'cm', values: ['21'] },
      { name: 'Strike', needed: true, values: ['Quarters'] },
    ])
    expect(body).toMatchObject({ hsn: ['7113'], metals: [{ metal: 'Yellow gold', purity: '22 kt' }] })
  })

  it('leaves a line in the trail at each step', async () => {
    const { rows } = await sql<{ event: string; subject: string }>`
      select event, subject from audit where event like 'product.%' order by id`.execute(shop.backend.deps.db)
    for (const [event, id] of [
      ['product.begun', 'dawn-clock'],
      ['product.published', 'dawn-clock'],
      ['product.combination-added', 'dawn-clock-2'],
      ['product.copied', 'moon'],
      ['product.draft-removed', 'moon'],
    ])
      expect(rows).toContainEqual({ event, subject: `product:${id}` })
  })
})

const picture = async (): Promise<string> => {
  const { default: sharp } = await import('sharp')
  const flat = { create: { width: 40, height: 30, channels: 3 as const, background: '#886633' } }
  return (await sharp(flat).jpeg().toBuffer()).toString('base64')
}
