import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_INTERNAL_TOKEN } from '#tests/support/keys.ts'
import { OPERATOR_TOKEN, startPurchase, type Purchase } from '#tests/support/purchase.ts'

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase({ webhooks: false, seed: 'catalogue' })
}, 180_000)
afterAll(() => shop?.close())

const sold = async (...args: string[]) => {
  const child = spawn(process.execPath, ['adapters/rest-example/sold.ts', ...args], {
    env: {
      ...process.env,
      BACKEND: shop.backend.url,
      SHOP_TOKEN: OPERATOR_TOKEN,
      INTERNAL_TOKEN: TEST_INTERNAL_TOKEN,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

it('tells the ERP what the shop sold, one line for each piece, and nothing about unpaid orders', async () => {
  const { _id: productId = '' } = (await shop.operator.get('/api/products/nuee').expect(200)).body as {
    _id?: string
  }
  const wish = { pieces: [{ productId, size: '12' }] }
  expect(await sold()).toEqual({ code: 0, said: '' })
  const { number, shopper } = await shop.buy(wish)
  await shop.order(shopper, wish)
  const { code, said } = await sold()
  expect(code).toBe(0)
  expect(
    said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toEqual([
    expect.objectContaining({
      order: number,
      status: 'paid',
      piece: productId,
      size: '12',
      quantity: 1,
    }),
  ])
  expect(await sold('2999-01-01')).toEqual({ code: 0, said: '' })
})
