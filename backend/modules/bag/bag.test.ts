import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { createShoppers, type Shoppers } from '#tests/support/shoppers.ts'

let now = Date.UTC(2026, 10, 21, 10)
let backend: RunningBackend
let shoppers: Shoppers

const picture = (name: string, metal: string) => ({
  url: `/media/${name}.webp`,
  alt: metal,
  width: 640,
  height: 640,
  sources: [],
  metal,
})

beforeAll(async () => {
  backend = await startBackend({ seed: 'none', clock: { now: () => now } })
  shoppers = createShoppers(backend)
  await putPieces(
    backend.deps,
    piece('ring', {
      amount: 186_409,
      size: ['11', '12', '13'],
      metalType: ['Yellow gold', 'Platinum'],
      variants: [
        { _id: 'ring-y', metal: 'Yellow gold', purity: '18 kt', amount: 186_409, stock: 3, isDefault: true },
        { _id: 'ring-p', metal: 'Platinum', purity: '950', amount: 240_000, stock: 1, makingDays: 12 },
      ],
    }),
    piece('two-golds', {
      metalType: ['Yellow gold', 'White gold'],
      images: ['/media/yellow.webp', '/media/white.webp'],
      media: [picture('yellow', 'Yellow gold'), picture('white', 'White gold')],
      variants: [
        { _id: 'two-y', metal: 'Yellow gold', purity: '18 kt', amount: 50_000, stock: 9, isDefault: true },
        { _id: 'two-w', metal: 'White gold', purity: '18 kt', amount: 52_000, stock: 9 },
        { _id: 'two-r', metal: 'Rose gold', purity: '18 kt', amount: 52_000, stock: 9 },
      ],
    }),
    piece('studs', { amount: 96_300, stock: 20 }),
    piece('watch', { amount: 59_000, hsn: '9102', stock: 2 }),
    piece('sold', { stock: 0 }),
    ...Array.from({ length: 51 }, (_, n) => piece(`many-${n}`, { amount: 1000 })),
  )
})
afterAll(() => backend.close())

const visitor = () => {
  const agent = supertest(backend.url)
  let bagId: string | undefined
  const keep = (answer: supertest.Response) => {
    if (answer.body.bagId) bagId = answer.body.bagId
    return answer
  }
  return {
    get id() {
      return bagId
    },
    add: async (body: object) =>
      keep(await agent.post('/api/bag/lines').send({ ...(bagId && { bagId }), ...body })),
    bag: async () =>
      (
        await agent
          .get('/api/bag')
          .query({ ...(bagId && { bagId }) })
          .expect(200)
      ).body.bag,
    count: async () => (await agent.get('/api/bag/count').query({ ...(bagId && { bagId }) })).body.pieces,
    set: (line: string, quantity: number) => agent.patch(`/api/bag/lines/${line}`).send({ bagId, quantity }),
    remove: (line: string) => agent.delete(`/api/bag/lines/${line}`).query({ ...(bagId && { bagId }) }),
  }
}

describe('a bag: lines, prices and stock read on the server', () => {
  it('keeps a visitor’s pieces with their choices under an opaque id', async () => {
    const v = visitor()
    expect(await v.bag()).toEqual({ version: 0, lines: [], pieces: 0, amount: 0, tax: [] })
    const { body } = await v.add({
      productId: 'ring-slug',
      metalType: 'yellow gold',
      size: '12',
      engraving: ' मीरा ·  21.11.26 ',
      birthStone: 'ruby',
    })
    expect(v.id).toMatch(/^[\w-]{43}$/)
    expect(body.bag).toMatchObject({ version: 2, pieces: 1, amount: 190_609, expectedArrival: '2026-12-10' })
    expect(body.bag.lines[0]).toMatchObject({
      productId: 'ring',
      price: 190_609,
      personalAmount: 4200,
      quantity: 1,
      available: 3,
      metalType: 'Yellow gold',
      purity: '18 kt',
      size: '12',
      engraving: 'मीरा · 21.11.26',
      engravingFace: 'devanagari',
      birthStone: 'Ruby',
      returnable: false,
    })
    expect(body.bag.tax).toEqual([{ rate: 3, taxable: 185_057.28, amount: 5551.72 }])
    expect(await shoppers.wholeStore()).not.toContain(v.id)
  })

  it('shows each piece in the metal that was chosen, where it is pictured in that metal', async () => {
    const v = visitor()
    for (const metalType of ['White gold', 'Yellow gold', 'Rose gold'])
      await v.add({ productId: 'two-golds', metalType })
    const { lines } = await v.bag()
    expect(
      lines.map(({ image, media }: { image: string; media?: { alt: string } }) => [image, media?.alt]),
    ).toEqual([
      ['/media/white.webp', 'White gold'],
      ['/media/yellow.webp', 'Yellow gold'],
      ['/media/yellow.webp', 'Yellow gold'],
    ])
  })

  it('adds to an equal line, and keeps different lines separate', async () => {
    const v = visitor()
    await v.add({ productId: 'studs' })
    await v.add({ productId: 'studs', quantity: 2 })
    await v.add({ productId: 'studs', engraving: 'A' })
    const bag = await v.bag()
    expect(bag.lines.map((l: { quantity: number }) => l.quantity)).toEqual([3, 1])
    expect(await v.count()).toBe(4)
  })

  it('sums tax rates separately: jewellery 3 %, watches 18 %', async () => {
    const v = visitor()
    await v.add({ productId: 'watch' })
    await v.add({ productId: 'studs' })
    const bag = await v.bag()
    expect(bag.tax).toEqual([
      { rate: 3, taxable: 93_495.14, amount: 2804.86 },
      { rate: 18, taxable: 50_000, amount: 9000 },
    ])
    expect(bag.amount).toBe(155_300)
  })

  it.each([
    [{ productId: 'ring' }, 422, 'VALIDATION', 'size'],
    [{ productId: 'ring', size: '99' }, 422, 'VALIDATION', 'size'],
    [{ productId: 'ring', size: '12', metalType: 'Tin' }, 422, 'VALIDATION', 'metalType'],
    [{ productId: 'studs', size: '12' }, 422, 'VALIDATION', 'size'],
    [{ productId: 'studs', purity: '18 kt' }, 422, 'VALIDATION', 'purity'],
    [{ productId: 'studs', stone: 'Ruby' }, 422, 'VALIDATION', 'stone'],
    [{ productId: 'ring', size: '12', clarity: 'VS' }, 422, 'VALIDATION', 'clarity'],
    [{ productId: 'watch', metalType: 'Tin' }, 422, 'VALIDATION', 'metalType'],
    [{ productId: 'studs', engraving: 'x'.repeat(19) }, 422, 'VALIDATION', 'engraving'],
    [{ productId: 'studs', engraving: 'x'.repeat(15), birthStone: 'Ruby' }, 422, 'VALIDATION', 'engraving'],
    [{ productId: 'studs', engraving: 'मीरा', engravingFace: 'script' }, 422, 'VALIDATION', 'engraving'],
    [{ productId: 'studs', engraving: 'Meera', engravingFace: 'devanagari' }, 422, 'VALIDATION', 'engraving'],
    [{ productId: 'studs', engraving: '愛' }, 422, 'VALIDATION', 'engraving'],
    [{ productId: 'studs', boxStamp: 'ABCD' }, 422, 'VALIDATION', 'boxStamp'],
    [{ productId: 'studs', boxStamp: 'A1' }, 422, 'VALIDATION', 'boxStamp'],
    [{ productId: 'studs', boxStamp: 'AB', box: 'pouch' }, 422, 'VALIDATION', 'boxStamp'],
    [{ productId: 'studs', engraving: 'a\u0007b' }, 422, 'VALIDATION', 'engraving'],
    [{ productId: 'studs', birthStone: 'Coal' }, 422, 'VALIDATION', 'birthStone'],
    [{ productId: 'none' }, 404, 'NOT_FOUND', undefined],
    [{ productId: 'sold' }, 409, 'OUT_OF_STOCK', 'quantity'],
    [{ productId: 'watch', quantity: 3 }, 409, 'OUT_OF_STOCK', 'quantity'],
    [{ productId: 'studs', quantity: 0 }, 400, 'VALIDATION', undefined],
    [{ productId: 'studs', quantity: -1 }, 400, 'VALIDATION', undefined],
    [{ productId: 'studs', quantity: 1.5 }, 400, 'VALIDATION', undefined],
    [{ productId: 'studs', quantity: 11 }, 400, 'VALIDATION', undefined],
    [{ productId: 'studs', price: 1 }, 409, 'PRICE_CHANGED', undefined],
    [{ productId: 'studs', variant_id: 'x' }, 400, 'VALIDATION', undefined],
  ])('refuses %j', async (body, status, code, field) => {
    const answer = await visitor().add(body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    if (field) expect(Object.keys(answer.body.fields)).toContain(field)
  })

  it('holds at most ten of a piece and fifty different ones', async () => {
    const v = visitor()
    await v.add({ productId: 'studs', quantity: 10 })
    expect((await v.add({ productId: 'studs' })).body.code).toBe('BAD_QUANTITY')
    for (let n = 0; n < 49; n++) expect((await v.add({ productId: `many-${n}` })).status).toBe(200)
    expect((await v.add({ productId: 'many-50' })).body.code).toBe('CONFLICT')
  })

  it('changes and removes lines of its own bag only', async () => {
    const [a, b] = [visitor(), visitor()]
    await a.add({ productId: 'studs' })
    await b.add({ productId: 'studs' })
    const line = (await a.bag()).lines[0]._id
    expect((await a.set(line, 4)).body.bag.pieces).toBe(4)
    expect((await b.set(line, 9)).status).toBe(404)
    await b.remove(line).expect(200)
    expect((await a.bag()).pieces).toBe(4)
    expect((await a.remove(line)).body.bag.pieces).toBe(0)
    expect((await a.remove(line)).status).toBe(200)
    expect((await a.remove("x'or'1'='1")).status).toBe(200)
    expect((await a.remove("x' or 1=1")).status).toBe(400)
  })

  it('holds a price for twenty minutes; then tells of the new one and of pieces that are gone', async () => {
    const v = visitor()
    await putPieces(backend.deps, piece('moody', { amount: 40_000, stock: 3 }), piece('last', { stock: 1 }))
    await v.add({ productId: 'moody', quantity: 3 })
    await v.add({ productId: 'last' })
    await putPieces(backend.deps, piece('moody', { amount: 44_000, stock: 3 }), piece('last', { stock: 0 }))
    const held = await v.bag()
    expect(held.heldUntil).toBe(new Date(now + 20 * 60_000).toISOString())
    expect(held.lines[0]).toMatchObject({ price: 40_000, heldUntil: held.heldUntil })
    expect(held.lines[0].problem).toBeUndefined()
    now += 20 * 60_000
    const changed = await v.bag()
    expect(changed.heldUntil).toBeUndefined()
    expect(changed.lines[0]).toMatchObject({ problem: 'PRICE_CHANGED', price: 44_000, previousPrice: 40_000 })
    expect(changed.lines[1]).toMatchObject({ problem: 'OUT_OF_STOCK', available: 0 })
    expect(changed.amount).toBe(132_000)
    await putPieces(
      backend.deps,
      piece('moody', { amount: 44_000, stock: 2 }),
      piece('last', { active: false }),
    )
    const fewer = await v.bag()
    expect(fewer.lines.map((l: { problem: string }) => l.problem)).toEqual(['FEWER_LEFT', 'NOT_SOLD'])
    expect((await v.set(fewer.lines[0]._id, 2)).body.bag.amount).toBe(88_000)
  })

  it('forgets a visitor’s bag after 30 days without use', async () => {
    const v = visitor()
    await v.add({ productId: 'studs' })
    now += 29 * 86_400_000
    await v.add({ productId: 'studs' })
    now += 29 * 86_400_000
    expect(await v.count()).toBe(2)
    now += 2 * 86_400_000
    expect(await v.count()).toBe(0)
    await backend.runJob('bag-prune')
    const { bagId } = (await v.add({ productId: 'studs' })).body
    expect(bagId).toBeDefined()
    now = Date.UTC(2026, 10, 21, 10)
  })
})

describe('a visitor’s bag survives sign-in', () => {
  it('is merged into the account’s at sign-in, once, losing nothing, and no longer exists afterwards', async () => {
    const shopper = await shoppers.open({})
    await shopper.post('/api/bag/lines', { productId: 'studs', quantity: 2 }).expect(200)
    const v = visitor()
    await v.add({ productId: 'studs', quantity: 3 })
    await v.add({ productId: 'ring', size: '11' })
    const visitorBag = v.id
    await shoppers
      .post('/api/session', { email: shopper.email, password: shopper.password, visitorBag })
      .expect(200)
    await shoppers
      .post('/api/session', { email: shopper.email, password: shopper.password, visitorBag })
      .expect(200)
    const { bag } = (await shopper.get('/api/bag')).body
    expect(bag.lines.map((l: { productId: string; quantity: number }) => [l.productId, l.quantity])).toEqual([
      ['studs', 5],
      ['ring', 1],
    ])
    expect(await v.count()).toBe(0)
  })

  it('can be joined by a call of its own, and a foreign or unknown id changes nothing', async () => {
    const shopper = await shoppers.open({})
    const v = visitor()
    await v.add({ productId: 'watch' })
    const merged = await shopper.post('/api/bag/merge', { bagId: v.id }).expect(200)
    expect(merged.body.bag.pieces).toBe(1)
    const again = await shopper.post('/api/bag/merge', { bagId: 'A'.repeat(43) }).expect(200)
    expect(again.body.bag.pieces).toBe(1)
    await supertest(backend.url)
      .post('/api/bag/merge')
      .send({ bagId: 'A'.repeat(43) })
      .expect(401)
  })

  it('keeps two shoppers separate', async () => {
    const [a, b] = [await shoppers.open({}), await shoppers.open({})]
    const { body } = await a.post('/api/bag/lines', { productId: 'studs' })
    const line = body.bag.lines[0]._id
    await b.patch(`/api/bag/lines/${line}`, { quantity: 9 }).expect(404)
    await b.delete(`/api/bag/lines/${line}`).expect(200)
    expect((await a.get('/api/bag/count')).body.pieces).toBe(1)
    expect((await b.get('/api/bag/count')).body.pieces).toBe(0)
  })
})
