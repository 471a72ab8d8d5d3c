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

const fresh = () => crypto.randomUUID()

/** The key for this content; a new one where the content is another. `again` makes a new one in any case. */
export const keyFor = (content: string, again = false): string => {
  const kept = store()?.getItem(KEY)?.split('\n')
  if (!again && kept?.[0] && kept[1] === content) return kept[0]
  const key = fresh()
  store()?.setItem(KEY, `${key}\n${content}`)
  return key
}

/** Forgets the key: what was refused for good is asked for anew. */
export const dropKey = (): void => store()?.removeItem(KEY)

/** What was typed: Back and a reload lose nothing. The PAN is never kept. */
export const keepForm = (values: object): void => {
  store()?.setItem(FORM, JSON.stringify({ ...values, pan: '' }))
}

export const keptForm = (): Record<string, unknown> | undefined => {
  try {
    const text = store()?.getItem(FORM)
    const values: unknown = text ? JSON.parse(text) : undefined
    return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
