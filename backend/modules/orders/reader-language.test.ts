import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startPurchase, type Purchase } from '#tests/support/purchase.ts'
import { makeHouse } from '#tests/support/small-house.ts'

const house = makeHouse()
let shop: Purchase
beforeAll(async () => {
  house.put('languages.json', ['en', 'hi'])
  shop = await startPurchase({ webhooks: false, env: { HOUSE: house.folder } })
  const gold = { metal: 'Yellow gold', purity: '18 kt', size: '12' }
  const variants = [{ _id: 'ring-v', ...gold, amount: 50_000, stock: 9 }]
  await putPieces(shop.backend.deps, piece('ring', { name: 'Vane', size: ['12'], variants }))
  const says = { Vane: 'वेन', 'Yellow gold': 'पीला सोना', '18 kt': '18 कैरेट' }
  const translations = Object.entries(says).map(([text, said]) => ({ language: 'hi', text, says: said }))
  await shop.operator.put('/api/operator/translations', { translations }).expect(200)
})
afterAll(async () => {
  await shop.close()
  house.remove()
})

const paidEmail = async (language: string) => {
  const engraved = { engraving: 'मीरा', engravingFace: 'devanagari' }
  const { id } = await shop.buy({ pieces: [{ productId: 'ring', quantity: 2, ...engraved }], language })
  await shop.backend.runJob('outbox')
  const [mail] = await shop.rows(
    sql<{ plain: string }>`select plain from mailbox where kind = 'order-paid' and plain like ${`%${id}%`}`,
  )
  return mail?.plain
}

it('the steps of an order are told in the language of the page', async () => {
  const { shopper, id } = await shop.buy({ pieces: [{ productId: 'ring' }] })
  await shopper.post(`/api/orders/${id}/cancel`).expect(200)
  const noteIn = async (language: string) => {
    const { body } = await shopper.get(`/api/orders/${id}`).set('accept-language', language).expect(200)
    return body.events.find(({ kind }: { kind: string }) => kind === 'cancelled').note
  }
  expect(await noteIn('hi')).toBe('आपने इसे रद्द किया।')
  expect(await noteIn('en')).toBe('You cancelled it.')
})

describe('what a piece is called in an e-mail', () => {
  it('is what the pages call it, in the reader’s language, with everything that was chosen', async () => {
    expect(await paidEmail('hi')).toContain(
      '2 × वेन: 18 कैरेट पीला सोना, साइज़ 12, देवनागरी लिखावट में “मीरा” उकेरा हुआ',
    )
  })

  it('is as the house wrote it in the language of the house', async () => {
    expect(await paidEmail('en')).toContain(
      '2 × Vane: 18 kt yellow gold, size 12, engraved “मीरा” in Devanagari lettering',
    )
  })
})
