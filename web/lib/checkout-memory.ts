import { isRecord } from './is-record.ts'

/** One key for one bag version and form: a double click, or Back from the payment page, finds the same order again. */
const KEY = 'checkout-key'
const FORM = 'checkout-form'

const store = (): Storage | undefined => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** Storage may be full or forbidden: then Back and a reload start empty, and the order continues. */
const keep = (name: string, text: string): void => {
  try {
    store()?.setItem(name, text)
  } catch {
    store()?.removeItem(name)
  }
}

/**
 * The key for this order; a new one if the order has changed. `again` makes a new one in any case. The PAN is never
 * kept: if an order differs only in it, the backend says that the key belongs to another order.
 */
export const keyFor = (order: object, again = false): string => {
  const content = JSON.stringify({ ...order, pan: undefined })
  const kept = store()?.getItem(KEY)?.split('\n')
  if (!again && kept?.[0] && kept[1] === content) return kept[0]
  const key = crypto.randomUUID()
  keep(KEY, `${key}\n${content}`)
  return key
}

/** Forgets the key, so that the next try after a final refusal is a new request. */
export const dropKey = (): void => store()?.removeItem(KEY)

/** What this account typed: Back and a reload lose nothing. The PAN is never kept. */
export const keepForm = (accountId: string, values: object): void => {
  keep(FORM, JSON.stringify({ accountId, values: { ...values, pan: '' } }))
}

/** What this account typed in this tab; input that somebody else left here is forgotten. */
export const keptForm = (accountId: string): Record<string, unknown> | undefined => {
  try {
    const text = store()?.getItem(FORM)
    const kept: unknown = text ? JSON.parse(text) : undefined
    if (isRecord(kept) && kept.accountId === accountId && isRecord(kept.values)) return kept.values
    forgetCheckout()
  } catch {
    forgetCheckout()
  }
  return undefined
}

/** Forgets key and form: the order was paid, or somebody signed out. */
export const forgetCheckout = (): void => {
  store()?.removeItem(KEY)
  store()?.removeItem(FORM)
}
