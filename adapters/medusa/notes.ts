/** Members of a cart's metadata; an order has those that its cart had. */
export const NOTES = {
  session: 'payment_session',
  returned: 'payment_returned',
  key: 'checkout_key',
  cart: 'cart',
  /** The order of a cart, if Medusa stopped before it closed the cart. */
  order: 'order',
} as const

interface Noted {
  metadata?: Record<string, unknown> | null
}

export const noteOf = ({ metadata }: Noted, name: keyof typeof NOTES): string | undefined => {
  const value = metadata?.[NOTES[name]]
  return typeof value === 'string' && value !== '' ? value : undefined
}
export const sessionOf = (cart: Noted): string | undefined => noteOf(cart, 'session')
