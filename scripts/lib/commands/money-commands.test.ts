import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { piece, putPieces } from '#tests/support/pieces.ts'
import { OPERATOR_TOKEN, startPurchase, type Purchase } from '#tests/support/purchase.ts'
import type { TestShopper } from '#tests/support/shoppers.ts'

/** Each command is a process of its own. */
vi.setConfig({ testTimeout: 120_000 })

const NOW = Date.parse('2026-11-21T10:00:00Z')
const ACCOUNT = { holder: 'A House Ltd', number: '000405001234', ifsc: 'EXMP0000405', bank: 'A Bank' }
let shop: Purchase
let shopper: TestShopper

beforeAll(async () => {
  shop = await startPurchase({ clock: { now: () => NOW }, webhooks: false })
  await putPieces(shop.backend.deps, piece('studs', { amount: 90_000 }), piece('band', { amount: 40_000 }))
  await shop.operator
    .patch('/api/operator/shop', { facts: { bankAccount: ACCOUNT, transferDays: 3 } })
    .expect(200)
  shopper = await shop.shoppers.open({ verified: true })
})
afterAll(() => shop?.close())

const run = (...args: string[]) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/shop.ts', ...args], {
      env: { ...process.env, BACKEND_URL: shop.backend.url, OPERATOR_TOKEN },
    })
    let said = ''
    child.stdout.on('data', (part) => (said += part))
    child.stderr.on('data', (part) => (said += part))
    child.on('close', (code) => resolve({ code, said }))
  })
/** The first column of a list of one line: what the other commands want. */
const firstOf = (said: string): string => /^\S+/.exec(said)?.[0] ?? ''

describe('shop money', () => {
  it('a bank transfer, in parts and with more than was asked, until nothing is stuck', async () => {
    const { body } = await shop.order(shopper, { body: { way: 'transfer' } })
    const { number, orderId } = body
    const received = (rupees: string, bank: string) => run('money', 'received', number, rupees, bank)

    expect((await received('a lot', 'utr000000000001')).said).toMatch(/‘a lot’ is not an amount in rupees/)
    expect(await received('50,000', 'utr000000000001')).toEqual({
      code: 0,
      said: `${number}: ₹50,000 of ₹90,000, more is waited for\n`,
    })
    expect((await run('money', 'transfers')).said).toMatch(
      new RegExp(`${number} +₹50,000 of ₹90,000 +by 2026-11-24`),
    )
    expect((await run('money', 'reverse', 'utr000000000001', '-r', 'Another order')).said).toBe(
      `${number}: ₹50,000 taken out of the books, ₹0 of the order is here\n`,
    )
    expect((await received('95,000', 'utr000000000002')).said).toMatch(
      / more came than it costs\n₹5,000 goes back/,
    )
    expect((await shop.see(shopper, orderId)).status).toBe('paid')

    const { said } = await run('money', 'stuck')
    expect(said).toMatch(new RegExp(`^\\S+ +refund-by-hand +${number} +₹5,000 +since 21 Nov 2026, 15:30`))
    const settle = ['money', 'settle', firstOf(said), '-r', 'Sent back', '-b', 'UTR000000000003']
    expect(await run(...settle)).toEqual({ code: 0, said: 'done\n' })
    expect((await run('money', 'stuck')).said).toBe('Nothing is stuck.\n')
  })
})

describe('shop workshop', () => {
  it('lists an engraved piece of a cancelled order, and puts it on sale again', async () => {
    const placed = await shop.order(shopper, { pieces: [{ productId: 'band', engraving: 'For M' }] })
    shop.payments.provider.pay(placed.sessionId, 'ok', { name: 'Test', email: null })
    await shopper.post('/api/orders/mark-paid', { sessionId: placed.sessionId }).expect(200)
    await shop.operator
      .post(`/api/operator/orders/${placed.body.orderId}/cancel`, { reason: 'She changed her mind' })
      .expect(200)

    const { said } = await run('workshop', 'list')
    expect(said).toMatch(
      new RegExp(
        `^\\S+ +${placed.body.number} +Piece band +For M, Roman lettering +cancelled +21 Nov 2026, 15:30`,
      ),
    )
    const id = firstOf(said)
    expect((await run('workshop', 'restock', id, '-r', 'Polished out')).said).toBe('Piece band: restocked\n')
    expect((await run('workshop', 'list')).said).toBe('There are none.\n')
    expect(await run('workshop', 'scrap', id, '-r', 'Bent')).toMatchObject({ code: 1 })
  })
})
