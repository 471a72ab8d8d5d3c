import { DAY, house, pass, rowsOf, signedIn, type Life, type LifeOrder, type Step } from './life.ts'

let references = 0
const newReference = () => `LIFE${String((references += 1)).padStart(12, '0')}`

/** The transfer of an order; undefined if none is expected. */
const transferOf = async (life: Life, { id }: LifeOrder) => {
  const buyer = await signedIn(life)
  const { text } = await life.stand.call('GET', `/api/orders/${id}`, { token: buyer.token })
  return (
    JSON.parse(text) as { transfer?: { asked: number; received: number; open: boolean; dueOn?: string } }
  ).transfer
}

/** The bank has something for an order: what is missing, a part of it, or too much. Somebody records it. */
export const bankStatement: Step = async (life, order) => {
  const { draw } = life
  const transfer = await transferOf(life, order)
  if (!transfer) return false
  const missing = Math.max(Math.round((transfer.asked - transfer.received) * 100), 0)
  const whole = missing > 0 ? missing : draw.upTo(50_000)
  const paise = draw.of([whole, whole, draw.upTo(whole), draw.upTo(whole), whole + draw.upTo(90_000)])
  const bankReference = newReference()
  const recorded = await house(life, 'money/transfers', {
    order: order.id,
    amount: paise / 100,
    bankReference,
    // The bank had it in time, and somebody looks at its statement days later.
    ...(draw.chance(0.4) && { receivedOn: order.placedOn }),
  })
  if (recorded.status !== 200) throw new Error(`not recorded: ${recorded.text}`)
  order.bank.came += paise
  order.bank.entries.push({ bankReference, paise })
  return true
}

/** What can happen between the shopper's bank account and the house's own. */
export const BANK_STEPS: Readonly<Record<string, Step>> = {
  'a transfer arrives': bankStatement,
  'a transfer is sent back': async (life, order) => {
    const due = (await rowsOf(life, order.id)).find(
      ({ status, provider }) => status === 'wanted' && provider === 'transfer',
    )
    if (!due) return false
    const settled = await house(life, `money/refunds/${due.id}/settle`, {
      reason: 'Sent back to the account that it came from',
      bankReference: newReference(),
    })
    if (settled.status !== 200) throw new Error(`not settled: ${settled.text}`)
    order.bank.sent += due.paise
    return true
  },
  'an entry was a mistake': async (life, order) => {
    const entry = order.bank.entries.pop()
    if (!entry) return false
    const path = `money/transfers/${entry.bankReference}/reverse`
    const reversed = await house(life, path, { reason: 'It was for another order' })
    if (reversed.status !== 200 && reversed.status !== 409) throw new Error(`not reversed: ${reversed.text}`)
    if (reversed.status === 200) order.bank.came -= entry.paise
    return reversed.status === 200
  },
  'the rest is to come by transfer': async (life, { id }) => {
    const buyer = await signedIn(life)
    const body = { way: 'transfer' }
    return (
      (await life.stand.call('POST', `/api/orders/${id}/pay`, { token: buyer.token, body })).status === 200
    )
  },
  'the shopper cancels': async (life, { id }) => {
    const buyer = await signedIn(life)
    return (
      (await life.stand.call('POST', `/api/orders/${id}/cancel`, { token: buyer.token, body: {} })).status ===
      200
    )
  },
  'the time for a transfer passes': async (life) => {
    pass(life, 6 * DAY)
    await life.stand.shop.backend.runJob('payments-transfers')
    return true
  },
}
