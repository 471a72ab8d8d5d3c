import { ApiError } from '#payments/errors.ts'
import { BANK_STEPS } from './life-bank.ts'
import { buy, payRest } from './life-buying.ts'
import { DAY, house, pass, providerOf, rowsOf, signedIn, type Life, type Step } from './life.ts'

const WITHOUT_HUID = { withoutHuid: 'The hallmark is not the matter here' }

const openDispute = (life: Life, intent: string) =>
  providerOf(life)
    .disputesOf(intent)
    .find(({ status }) => !['won', 'lost', 'warning_closed'].includes(status))
/** What happens to one of an order's payments at the provider; nothing if it has none. */
const atProvider =
  (step: (life: Life, intent: string, orderId: string) => Promise<boolean> | boolean): Step =>
  async (life, { id, intents }) =>
    intents.length > 0 && (await step(life, life.draw.of(intents), id))

const close = (outcome: 'won' | 'lost') =>
  atProvider((life, intent) => {
    const dispute = openDispute(life, intent)
    if (dispute) providerOf(life).closeDispute(dispute.id, outcome)
    return dispute !== undefined
  })

const returnPart: Step = async (life, { id }) => {
  const { stand, draw } = life
  const buyer = await signedIn(life)
  const { text } = await stand.call('GET', `/api/orders/${id}`, { token: buyer.token })
  const { items } = JSON.parse(text) as { items: { _id: string; returnable: number }[] }
  const back = items.filter(({ returnable }) => returnable > 0)
  if (back.length === 0) return false
  const item = draw.of(back)
  const asked = await stand.call('POST', `/api/orders/${id}/returns`, {
    token: buyer.token,
    body: { items: [{ itemId: item._id, quantity: draw.upTo(item.returnable) }], reason: 'It does not fit.' },
  })
  if (asked.status !== 200) return false
  const { returns } = JSON.parse(asked.text) as { returns: { _id: string; status: string }[] }
  const open = returns.find(({ status }) => status === 'requested')
  if (!open) return false
  await house(life, `returns/${open._id}/answer`, { answer: 'approve' })
  if (draw.chance(0.3)) pass(life, 3 * DAY)
  return (await house(life, `returns/${open._id}/refund`, { restock: draw.chance(0.5) })).status === 200
}

/** What may happen to an order. What does not fit the moment does nothing, as in life. */
export const STEPS: Readonly<Record<string, Step>> = {
  process: async (life, { id }) => (await house(life, `orders/${id}/process`)).status === 200,
  ship: async (life, { id }) => (await house(life, `orders/${id}/ship`, WITHOUT_HUID)).status === 200,
  deliver: async (life, { id }) => (await house(life, `orders/${id}/deliver`)).status === 200,
  'ship and deliver': async (life, { id }) => {
    await house(life, `orders/${id}/ship`, WITHOUT_HUID)
    return (await house(life, `orders/${id}/deliver`)).status === 200
  },
  cancel: async (life, { id }) =>
    (await house(life, `orders/${id}/cancel`, { reason: 'A flaw in the stone' })).status === 200,
  'return part': returnPart,
  'a few days pass': async (life) => {
    pass(life, life.draw.upTo(6) * DAY)
    return true
  },
  'the time for returns passes': async (life) => {
    pass(life, 17 * DAY)
    return true
  },
  'refund at the provider': atProvider(async (life, intent, id) => {
    const rows = await rowsOf(life, id)
    const left = life.stand.shop.payments.store.intents.get(intent)
    const most = left ? providerOf(life).left(left) : 0
    // Nobody refunds twice what was paid back by hand, and no bank lets a disputed charge be refunded.
    const byHand = rows.some((row) => row.payment_intent === intent && row.status === 'settled')
    if (most < 2 || byHand || openDispute(life, intent)) return false
    if (
      providerOf(life)
        .disputesOf(intent)
        .some(({ status }) => status === 'lost')
    )
      return false
    const amount = life.draw.chance(0.3) ? most : life.draw.upTo(most)
    try {
      providerOf(life).refund({ payment_intent: intent, amount: String(amount) })
      return true
    } catch (error) {
      // What came by UPI is not refunded for ever.
      if (error instanceof ApiError) return false
      throw error
    }
  }),
  dispute: atProvider((life, intent) => {
    const stored = life.stand.shop.payments.store.intents.get(intent)
    if (!stored || openDispute(life, intent) || providerOf(life).left(stored) < 1) return false
    if (
      providerOf(life)
        .disputesOf(intent)
        .some(({ status }) => status === 'lost')
    )
      return false
    providerOf(life).dispute(intent, { inquiry: life.draw.chance(0.3) })
    return true
  }),
  'dispute won': close('won'),
  'dispute lost': close('lost'),
  'a refund comes back': atProvider((life, intent) => {
    const done = providerOf(life)
      .refundsOf(intent)
      .filter(({ status }) => status === 'succeeded' || status === 'pending')
    if (done.length === 0) return false
    providerOf(life).endRefund(life.draw.of(done).id, 'failed')
    return true
  }),
  'a refund arrives': atProvider((life, intent) => {
    const waiting = providerOf(life)
      .refundsOf(intent)
      .find(({ status }) => status === 'pending')
    if (waiting) providerOf(life).endRefund(waiting.id, 'succeeded')
    return waiting !== undefined
  }),
  'a failed refund is sent again': async (life, { id }) => {
    const failed = (await rowsOf(life, id)).find(({ status }) => status === 'failed')
    return failed ? (await house(life, `money/refunds/${failed.id}/retry`)).status === 200 : false
  },
  'a failed refund is paid by hand': async (life, { id }) => {
    const failed = (await rowsOf(life, id)).find(({ status }) => status === 'failed')
    const reason = 'Paid to the account on the cheque'
    return failed
      ? (await house(life, `money/refunds/${failed.id}/settle`, { reason })).status === 200
      : false
  },
  'a refund that failed at the provider is dismissed': async (life, { id }) => {
    const failed = (await rowsOf(life, id)).find(
      ({ status, cause }) => status === 'failed' && cause === 'elsewhere',
    )
    const reason = 'The shopper keeps the piece'
    return failed
      ? (await house(life, `money/refunds/${failed.id}/dismiss`, { reason })).status === 200
      : false
  },
  'points are spent on another order': (life) =>
    life.orders.length < 3 ? buy(life) : Promise.resolve(false),
  'the rest is paid online': payRest,
  ...BANK_STEPS,
}
