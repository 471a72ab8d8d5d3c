import type Stripe from 'stripe'
import { ApiError, invalid, missing } from './errors.ts'
import { list, object, strings, text, type FormObject } from './form.ts'
import { blankSession, newId, newLineItem } from './objects.ts'

const whole = (param: string, value: string | undefined, least: number) => {
  if (value === undefined) throw missing(param)
  if (!/^\d{1,12}$/.test(value) || Number(value) < least) throw invalid(param, `Invalid integer: ${value}`)
  return Number(value)
}

const address = (param: string, value: string | undefined) => {
  if (value === undefined) throw missing(param)
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new ApiError(400, 'Not a valid URL', { code: 'url_invalid', param })
  return value
}

/**
 * The largest amount in rupees that the peer accepts, in paise: nine digits (docs.stripe.com/currencies, maximum
 * amounts).
 */
const MOST = 999_999_999

/** The ways to pay that the account offers among those that were asked for; if none were named, cards only. */
const waysOf = (form: FormObject, offers: readonly string[]) => {
  const asked = Object.values(strings(form['allowed_payment_method_types']))
  if (asked.length === 0) return { payment_method_types: ['card'] }
  const ways = asked.filter((way) => offers.includes(way))
  if (ways.length === 0)
    throw invalid('allowed_payment_method_types', 'No valid payment method types for this Checkout Session.')
  return { payment_method_types: ways, allowed_payment_method_types: asked }
}

/** A session as it was asked for, and its lines; throws what the peer refuses, in its words. */
export const readSession = (
  form: FormObject,
  { created, minLifeSeconds, offers }: { created: number; minLifeSeconds: number; offers: readonly string[] },
): { session: Stripe.Checkout.Session; items: Stripe.LineItem[] } => {
  if (text(form['mode']) !== 'payment') throw invalid('mode', 'Only the mode `payment` is offered here.')
  const lines = list(form['line_items'])
  if (lines.length === 0) throw missing('line_items')
  const items = lines.map((line, i) => {
    const at = `line_items[${i}]`
    const price = object(line['price_data'])
    const product = object(price['product_data'])
    const name = text(product['name'])
    const currency = text(price['currency'])?.toLowerCase()
    if (!name) throw missing(`${at}[price_data][product_data][name]`)
    if (!currency || !/^[a-z]{3}$/.test(currency))
      throw invalid(`${at}[price_data][currency]`, 'Invalid currency.')
    return newLineItem({
      name,
      description: text(product['description']) ?? null,
      currency,
      unitAmount: whole(`${at}[price_data][unit_amount]`, text(price['unit_amount']), 0),
      quantity: whole(`${at}[quantity]`, text(line['quantity']), 1),
    })
  })
  const currency = items[0]?.currency ?? 'inr'
  if (items.some((item) => item.currency !== currency))
    throw invalid('line_items', 'All lines need one currency.')
  const amount = items.reduce((sum, item) => sum + item.amount_total, 0)
  if (amount < 50)
    throw new ApiError(400, 'The total is below the least amount.', { code: 'amount_too_small' })
  if (amount > MOST)
    throw new ApiError(400, 'The total is above the largest amount.', { code: 'amount_too_large' })
  const expires = text(form['expires_at'])
  const expiresAt = expires === undefined ? created + 86_400 : whole('expires_at', expires, 1)
  if (expiresAt < created + minLifeSeconds - 5 || expiresAt > created + 86_400) {
    throw invalid('expires_at', 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.')
  }
  const id = newId('cs_test', 58)
  const session: Stripe.Checkout.Session = {
    ...blankSession(id, created),
    amount_subtotal: amount,
    amount_total: amount,
    currency,
    cancel_url:
      text(form['cancel_url']) === undefined ? null : address('cancel_url', text(form['cancel_url'])),
    success_url: address('success_url', text(form['success_url'])),
    client_reference_id: text(form['client_reference_id']) ?? null,
    customer_email: text(form['customer_email']) ?? null,
    expires_at: expiresAt,
    metadata: strings(form['metadata']),
    ...waysOf(form, offers),
  }
  return { session, items }
}
