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
const LINE = {
  id: 'ordli_01',
  quantity: 2,
  variant: {
    manage_inventory: true,
    inventory_items: [
      {
        inventory_item_id: 'iitem_01',
        required_quantity: 1,
        inventory: { location_levels: [{ location_id: 'sloc_01' }] },
      },
    ],
  },
}
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A paid session of the recorded cart, and a Medusa with the given deviations. */
const stand = async (
  lies: {
    session?: object
    cart?: object
    order?: object
    capture?: unknown
    complete?: unknown
    /** Orders of the same customer that Medusa left incomplete. */
    strays?: readonly { id: string; cart?: string; ageMs: number; isPaidBeside?: boolean }[]
    /** Whether Medusa stopped before it made the payment. */
    isUnpaid?: boolean
  } = {},
) => {
  const all = recorded()
  const { cart } = all.cart
  const id = String(cart?.['id'])
  const notes = { cart: id, payment_session: SESSION }
  Object.assign(cart ?? {}, { customer_id: 'cus_01', metadata: notes, ...lies.cart })
  const state = {
    captured: null as string | null,
    cancelled: null as string | null,
    returned: 0,
    strays: [] as string[],
    isUnpaid: lies.isUnpaid ?? false,
  }
  const answer = ({ path, method, query }: Asked): unknown => {
    if (path === `/store/carts/${id}`) return all.cart
    if (path === '/admin/orders')
      return {
        orders: (lies.strays ?? []).map((one) => ({
          id: one.id,
          status: state.strays.includes(one.id) ? 'canceled' : 'pending',
          payment_status: one.id === ORDER && state.captured ? 'captured' : 'not_paid',
          created_at: new Date(Date.now() - one.ageMs).toISOString(),
          metadata: { cart: one.cart ?? id },
          payment_collections: one.isPaidBeside ? [{ id: 'pay_col_01' }] : [],
        })),
      }
    const cancelled = /^\/admin\/orders\/(stray_\w+)\/cancel$/.exec(path)?.[1]
    if (cancelled !== undefined) return (state.strays.push(cancelled), { order: { id: cancelled } })
    if (path === '/admin/payment-collections/pay_col_01/mark-as-paid') {
      state.isUnpaid = false
      state.captured = new Date(0).toISOString()
      return { payment_collection: { id: 'pay_col_01', status: 'completed' } }
    }
    if (path === '/admin/reservations')
      return method === 'GET' ? { reservations: [] } : { reservation: { id: 'resitem_01' } }
    if (path.startsWith('/store/payment-collections')) return { payment_collection: { id: 'pay_col_01' } }
    if (path === `/store/carts/${id}/complete`)
      return (
        (state.strays.length === 0 ? lies.complete : undefined) ?? { type: 'order', order: { id: ORDER } }
      )
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
    if (query.get('fields')?.includes('inventory_items')) return { order: { items: [LINE] } }
    const payments = state.isUnpaid
      ? []
      : [{ id: PAYMENT, amount: 9464, captured_at: state.captured, canceled_at: state.cancelled }]
    return {
      order: {
        id: ORDER,
        status: state.cancelled ? 'canceled' : 'pending',
        total: 9464,
        metadata: notes,
        cart: { id, completed_at: lies.isUnpaid ? null : new Date(0).toISOString() },
        payment_collections: [{ id: 'pay_col_01', payments }],
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
  // Only the calls of the provider that settling makes.
  const provider = {
    find: (asked: string) => Promise.resolve(asked === SESSION ? session : undefined),
    giveBack: () => Promise.resolve((state.returned += 1)),
  } as unknown as Parameters<typeof openSettle>[0]['provider']
  const { settle } = openSettle({ medusa, carts, provider, log: silent })
  const completions = () => engine.asked.filter((call) => call.endsWith('/complete')).length
  return {
    settle: () => settle(SESSION),
    state,
    completions,
    asked: engine.asked,
    notes,
    lies,
    close: engine.close,
  }
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

describe('what Medusa left half made when it was ended', () => {
  const refused = { type: 'cart', error: { message: 'Not enough stock' } }

  it('a second order of the cart: it is cancelled, orders of other carts are not', async () => {
    const strays = [
      { id: 'stray_1', ageMs: 0 },
      { id: 'stray_2', cart: 'cart_01OTHER', ageMs: 0 },
    ]
    const { outcome, state, close } = await settled({ strays })
    expect([outcome.status, state.strays, state.captured === null]).toEqual(['paid', ['stray_1'], false])
    await close()
  })

  it('an order without payment: its stock is kept, its money entered, and its bag is over', async () => {
    const { outcome, state, asked, close } = await settled({ isUnpaid: true })
    expect([outcome.status, state.captured === null]).toEqual(['paid', false])
    expect(asked).toContain('POST /admin/reservations')
    expect(asked.filter((call) => /^POST \/store\/carts\/[^/]+$/.test(call))).toHaveLength(1)
    await close()
  })

  it('an order that holds the last piece: it is cancelled and the cart completed again', async () => {
    const at = await settled({ complete: refused, strays: [{ id: 'stray_1', ageMs: 600_000 }] })
    expect([at.outcome.status, at.state.strays, at.completions(), at.state.returned]).toEqual([
      'paid',
      ['stray_1'],
      2,
      0,
    ])
    await at.close()
  })

  it('an order that has the payment of its cart beside it: it is the order, and is finished', async () => {
    const strays = [{ id: ORDER, ageMs: 600_000, isPaidBeside: true }]
    const { outcome, state, completions, close } = await settled({
      complete: refused,
      strays,
      isUnpaid: true,
    })
    expect([outcome.status, state.cancelled, completions(), state.captured === null, state.returned]).toEqual(
      ['paid', null, 1, false, 0],
    )
    await close()
  })

  it('one that may still be made: nothing is decided, and it is asked again later', async () => {
    const at = await settled({ complete: refused, strays: [{ id: 'stray_1', ageMs: 1_000 }] })
    expect([at.outcome.status, at.state.strays, at.state.returned]).toEqual(['Something went wrong', [], 0])
    await at.close()
  })

  it('a second payment for its cart goes back', async () => {
    const at = await stand()
    Object.assign(at.lies, { order: { metadata: { ...at.notes, payment_session: 'cs_first' } } })
    expect([(await at.settle()).status, at.state.captured, at.state.returned]).toEqual(['refused', null, 1])
    await at.close()
  })
})
