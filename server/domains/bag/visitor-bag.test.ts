import { afterAll, beforeAll, expect, it } from 'vitest'
import { VISITOR_BAG_DAYS } from '#contract/bag.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { startShop, type Shop } from '#tests/support/server.ts'

/** The browser keeps a visitor's bag as long as the backend does: the same number of days after its last change. */

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ backend: { seed: 'none' } })
  if (!shop.backend) throw new Error('this test needs the real backend')
  await putPieces(shop.backend.deps, piece('ring', { amount: 84_000 }))
})
afterAll(() => shop.close())

interface Changed {
  bag: { pieces: number; lines: { id: string }[] }
}
const change = async (field: string, cookie?: string) => {
  const query = `mutation { changed: ${field} { bag { pieces lines { id } } } }`
  const { data, cookies } = await shop.graphql<{ changed: Changed }>(query, {}, cookie ? { cookie } : {})
  const kept = cookies.find((line) => line.startsWith('bag='))
  return { bag: data?.changed.bag, kept, cookie: kept?.split(';')[0] }
}

it('is kept anew with every change, by the same cookie', async () => {
  const made = await change('addToBag(input: { productId: "ring" })')
  const forAMonth = `Max-Age=${VISITOR_BAG_DAYS * 86_400};`
  expect(made.kept).toContain(forAMonth)
  const line = made.bag?.lines[0]?.id ?? ''
  for (const field of [
    'addToBag(input: { productId: "ring" })',
    `setBagQuantity(lineId: "${line}", quantity: 3)`,
    `acceptPrices(lines: [{ lineId: "${line}", price: 8400000 }])`,
    `removeFromBag(lineId: "${line}")`,
  ]) {
    const { kept, cookie } = await change(field, made.cookie)
    expect({ field, cookie, kept }).toEqual({
      field,
      cookie: made.cookie,
      kept: expect.stringContaining(forAMonth),
    })
  }
})

it('is not kept longer by being looked at, nor where a change was refused', async () => {
  const { cookie } = await change('addToBag(input: { productId: "ring" })')
  const looked = await shop.graphql('{ bag { pieces } bagCount }', {}, { cookie: cookie ?? '' })
  expect([looked.data, looked.cookies]).toEqual([{ bag: { pieces: 1 }, bagCount: 1 }, []])
  expect((await change('addToBag(input: { productId: "none" })', cookie)).kept).toBeUndefined()
})
