import { describe, expect, it } from 'vitest'
import { adapterSettings, recorded, startMedusa, type Asked } from '#tests/support/medusa.ts'
import { openBagIds } from './bag-id.ts'
import { openCarts } from './carts.ts'
import { openMedusa } from './medusa.ts'
import { openSettle } from './settle.ts'
import { openShelf } from './shelf.ts'

const SESSION = 'cs_test_paid'
const ORDER = 'order_01PAID'
const PAYMENT = 'pay_01PAID'
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A paid session of the recorded cart, and a Medusa that differs from what it should be in what is given. */
const stand = async (
  lies: {
    session?: object
    cart?: object
    order?: object
    capture?: unknown
    complete?: unknown
  } = {},
) => {
  const all = recorded()
  const { cart } = all.cart
  const id = String(cart?.['id'])
  const notes = { cart: id, payment_session: SESSION }
  Object.assign(cart ?? {}, { metadata: notes, ...lies.cart })
  const state = { captured: null as string | null, cancelled: null as string | null, returned: 0 }
  const answer = ({ path }: Asked): unknown => {
    if (path === `/store/carts/${id}`) return all.cart
    if (path.startsWith('/store/payment-collections')) return { payment_collection: { id: 'pay_col_01' } }
    if (path === `/store/carts/${id}/complete`)
      return lies.complete ?? { type: 'order', order: { id: ORDER } }
    if (path === `/admin/payments/${PAYMENT}/capture`) {
      if (lies.capture !== undefined) return lies.capture
      state.captured = new Date(0).toISOString()
      return { payment: { id: PAYMENT, captured_at: state.captured } }
    }
    if (path === `/admin/orders/${ORDER}/cancel`) {
      state.cancelled = new Date(0).toISOString()
      return { order: { id: ORDER } }
    }
    if (path !== `/admin/orders/${ORDER}`) return undefined
    const payments = [
      { id: PAYMENT, amount: 9464, captured_at: state.captured, canceled_at: state.cancelled },
    ]
    return {
      order: {
        id: ORDER,
        status: state.cancelled ? 'canceled' : 'pending',
        total: 9464,
        metadata: notes,
        payment_collections: [{ payments }],
        ...lies.order,
      },
    }
  }
  const engine = await startMedusa(all, answer)
  const settings = adapterSettings(engine.url)
  const medusa = openMedusa(settings)
  const carts = openCarts(medusa, openShelf(medusa, 1_000, silent), openBagIds(settings.bagSecret))
  const session = {
    id: SESSION,
    status: 'complete',
    payment_status: 'paid',
    currency: 'inr',
    amount_total: 946_400,
    client_reference_id: id,
    metadata: { cart: id },
    ...lies.session,
  }
  // Of the provider only what settling asks.
  const provider = {
    find: (asked: string) => Promise.resolve(asked === SESSION ? session : undefined),
    giveBack: () => Promise.resolve((state.returned += 1)),
  } as unknown as Parameters<typeof openSettle>[0]['provider']
  const { settle } = openSettle({ medusa, carts, provider, log: silent })
  const completions = () => engine.asked.filter((call) => call.endsWith('/complete')).length
  return { settle: () => settle(SESSION), state, completions, lies, close: engine.close }
}

const settled = async (lies?: Parameters<typeof stand>[0]) => {
  const at = await stand(lies)
  const outcome = await at.settle().catch((error: Error) => ({ status: error.message }))
  return { ...at, outcome }
}

describe('a paid session becomes one order, or its money goes back', () => {
  it('the truth: one order with its money, however many ask at once', async () => {
    const at = await stand()
    const outcomes = await Promise.all([at.settle(), at.settle(), at.settle()])
    expect(outcomes.map(({ status, order }) => [status, order])).toEqual(outcomes.map(() => ['paid', ORDER]))
    expect([at.completions(), at.state.captured === null, at.state.returned]).toEqual([1, false, 0])
    await at.close()
  })

  it.each([
    ['a cart that costs another sum now', { cart: { total: 9500 } }],
    ['a cart that costs less now', { cart: { total: 1 } }],
    ['another currency at the provider', { session: { currency: 'usd' } }],
    ['a cart that names another session', { cart: { metadata: { payment_session: 'cs_other' } } }],
  ])('%s: the money goes back, and no order is made', async (_, lies) => {
    const { outcome, state, completions, close } = await settled(lies)
    expect([outcome.status, completions(), state.returned]).toEqual(['refused', 0, 1])
    await close()
  })

  it('an order that costs another sum than was paid: it is cancelled, nothing is entered, the money goes back', async () => {
    const at = await settled({ order: { total: 9500 } })
    const { state } = at
    expect([at.outcome.status, state.cancelled === null, state.captured, state.returned]).toEqual([
      'refused',
      false,
      null,
      1,
    ])
    expect((await at.settle()).status).toBe('refused')
    await at.close()
  })

  it('an order that the house changes later stays as it is', async () => {
    const at = await settled()
    Object.assign(at.lies, { order: { total: 11_111 } })
    expect([(await at.settle()).status, at.state.cancelled, at.state.returned]).toEqual(['paid', null, 0])
    await at.close()
  })

  it.each([
    ['an answer with another cart', { cart: { id: 'cart_01ANOTHERS' } }],
    ['an order of another cart', { order: { metadata: { cart: 'cart_01ANOTHERS' } } }],
    ['a capture that says 200 and an error', { capture: { type: 'unknown_error', message: 'no' } }],
    ['a completion that says 200 and nothing', { complete: { hello: 'world' } }],
    ['sums that are text', { cart: { total: '9464' } }],
  ])('%s: nothing is decided, and it is asked again later', async (_, lies) => {
    const { outcome, state, close } = await settled(lies)
    expect([outcome.status, state.captured, state.returned]).toEqual(['Something went wrong', null, 0])
    await close()
  })
})
