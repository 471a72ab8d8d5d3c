import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopFacts } from '#tests/support/house.ts'
import { seedShopFacts } from '#backend/modules/shop/api.ts'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { ADDRESS, eventually, startPurchase, type Purchase } from '#tests/support/purchase.ts'

let shop: Purchase
beforeAll(async () => {
  shop = await startPurchase()
  await shop.backend.deps.db.transaction().execute((tx) => seedShopFacts(tx, shopFacts))
  const inParts = (id: string, hsn: string, [metal, stone, making, gst]: readonly number[]) =>
    piece(id, {
      hsn,
      variants: [
        {
          _id: `${id}-v`,
          metal: 'Yellow gold',
          purity: '18 kt',
          amount: Math.round([metal, stone, making, gst].reduce<number>((sum, part) => sum + (part ?? 0), 0)),
          stock: 500,
          metalWeightMg: 3420,
          isDefault: true,
          parts: [
            { kind: 'metal', label: 'Metal', amount: metal ?? 0 },
            { kind: 'stone', label: 'Stones', amount: stone ?? 0 },
            { kind: 'making', label: 'Making', amount: making ?? 0 },
            { kind: 'gst', label: 'GST', amount: gst ?? 0 },
          ],
        },
      ],
    })
  await putPieces(
    shop.backend.deps,
    inParts('ring', '7113', [32_079.6, 12_500, 2_400.02, 1409.38]),
    inParts('stone', '710239', [0, 19_704.44, 0, 295.56]),
    piece('watch', { hsn: '9102', amount: 23_999, stock: 500 }),
    piece('odd', { hsn: '7113', amount: 101, stock: 500 }),
    // Above ten lakh rupees income tax is collected with it.
    piece('dear', { hsn: '9101', amount: 10_00_001, stock: 500 }),
  )
})
afterAll(() => shop.close())

const purchases = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      productId: fc.constantFrom('ring', 'stone', 'watch', 'odd'),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ productId }) => productId },
  ),
  points: fc.constantFrom(0, 1, 7, 100),
  state: fc.constantFrom('Maharashtra', 'Karnataka'),
})

const paiseOf = (text = '') => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)
const amounts = (html: string) => [...html.matchAll(/₹[\d,.]*\d/g)].map(([text]) => paiseOf(text))

/** What a reader of the printed invoice adds up: lines, their parts, and the sums below. */
const readInvoice = (html: string) => ({
  lines: html
    .split('<tr><td>')
    .slice(1)
    .map((row) => {
      const cells = row.split('<td')
      const [taxable = 0, tax = 0, net = 0] = cells.slice(3, 6).map((cell) => amounts(cell)[0] ?? 0)
      const parts = [...row.matchAll(/class="part"><span>[^<]*<\/span><span>([^<]+)</g)]
      return {
        taxable,
        tax,
        net,
        parts: parts.map(([, text = '']) => (text.startsWith('−') ? -1 : 1) * paiseOf(text)),
      }
    }),
  sums: Object.fromEntries(
    [...html.matchAll(/<th scope="row">([^<]+)<\/th><td class="n">([^<]+)</g)].map(([, label = '', text]) => [
      label,
      paiseOf(text),
    ]),
  ),
})

interface Bought {
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[]
  readonly points: number
  readonly state: string
}

const buy = async ({ lines, points, state }: Bought) => {
  const shopper = await shop.shoppers.open({ verified: true })
  for (const line of lines) await shopper.post('/api/bag/lines', line).expect(200)
  const { body: full } = await shopper.post('/api/checkout/quote', {}).expect(200)
  const spent = Math.min(points, Math.floor(full.total / 10))
  const placed = await shop.order(shopper, {
    pieces: [],
    body: {
      ...(spent > 0 && { points: spent }),
      delivery: {
        kind: 'ship',
        address: { ...ADDRESS, state, postalCode: state === 'Karnataka' ? '560001' : '411001' },
      },
    },
  })
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
  const { orderId } = placed.body
  await eventually(async () => (await shop.see(shopper, orderId)).status === 'paid')
  const order = await shop.see(shopper, orderId)
  const number = order.invoices?.[0]?.number ?? ''
  const { body } = await shopper.get(`/api/orders/${orderId}/invoices/${number}`).expect(200)
  return { order, invoice: readInvoice(Buffer.from(body.content, 'base64').toString()) }
}

/** The same purchases in every run. */
const drawn = () => fc.sample(purchases, { numRuns: 10, seed: 8 })
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)

describe('an invoice that adds up', () => {
  it('as it is printed, to the paisa: parts to taxable values, those and the tax to the lines, the lines to what was paid', async () => {
    for (const purchase of drawn()) {
      const { order, invoice } = await buy(purchase)
      const { lines, sums } = invoice
      const told = JSON.stringify({ purchase, invoice })
      expect(lines, told).toHaveLength(purchase.lines.length)
      for (const { taxable, tax, net, parts } of lines) {
        expect(taxable + tax, told).toBe(net)
        if (parts.length > 0) expect(sum(parts), told).toBe(taxable)
      }
      expect(lines.some(({ parts }) => parts.length > 0)).toBe(
        purchase.lines.some(({ productId }) => productId === 'ring' || productId === 'stone'),
      )
      const tax = (sums['CGST'] ?? 0) + (sums['SGST'] ?? 0) + (sums['IGST'] ?? 0)
      expect(sums['Taxable value'], told).toBe(sum(lines.map(({ taxable }) => taxable)))
      expect(tax, told).toBe(sum(lines.map((line) => line.tax)))
      expect((sums['Taxable value'] ?? 0) + tax, told).toBe(sums['Total'])
      expect(sums['Total'], told).toBe(sum(lines.map(({ net }) => net)))
      expect(sums['Total'], told).toBe(Math.round(order.amount * 100))
      // The house is in Maharashtra: two equal halves there, one whole elsewhere.
      if (purchase.state === 'Maharashtra') {
        expect(sums['CGST'], told).toBe(sums['SGST'])
        expect(sums['IGST'], told).toBeUndefined()
      } else expect([sums['CGST'], sums['SGST']], told).toEqual([undefined, undefined])
      expect(sum((order.tax ?? []).map(({ amount }) => Math.round(amount * 100))), told).toBe(tax)
    }
  })
})

interface Registered {
  readonly orderNumber: string
  readonly kind: string
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly tcs: number
  readonly total: number
  readonly lines: readonly unknown[]
}

/** What the register says of the documents of an order, in paise. */
const registered = async (number: string) => {
  const { body } = await shop.operator
    .get('/api/operator/register?from=2020-01-01&to=2099-12-31&limit=1000')
    .expect(200)
  const own = (body.documents as Registered[]).filter(({ orderNumber }) => orderNumber === number)
  const names = ['taxable', 'cgst', 'sgst', 'igst', 'tcs', 'total'] as const
  return (kind: string) => {
    const all = own.filter((one) => one.kind === kind)
    return {
      count: all.length,
      ...Object.fromEntries(
        names.map((name) => [name, sum(all.map((one) => Math.round(one[name] * 100)))] as const),
      ),
    }
  }
}

describe('credit notes of pieces that come back one by one', () => {
  it.each([
    ['odd', 3, 'Karnataka', 7],
    ['ring', 3, 'Maharashtra', 100],
    ['stone', 3, 'Karnataka', 1],
    ['dear', 3, 'Karnataka', 0],
  ])(
    'add up to their invoice, to the paisa: %s, %i pieces, %s',
    async (productId, quantity, state, points) => {
      const { order } = await buy({ lines: [{ productId, quantity }], points, state })
      const path = `/api/operator/orders/${order.number}`
      await shop.operator.post(`${path}/ship`, { withoutHuid: 'A test piece' }).expect(200)
      const items = [{ item: '1', quantity: 1 }]
      for (let piece = 0; piece < quantity; piece += 1) {
        const { body } = await shop.operator.post(`${path}/returns`, { reason: 'Refused', items }).expect(200)
        await shop.operator.post(`/api/operator/returns/${body.returnId}/refund`, {}).expect(200)
      }
      const of = await registered(order.number ?? '')
      expect(of('credit-note')).toEqual({ ...of('invoice'), count: quantity })
    },
  )
})
