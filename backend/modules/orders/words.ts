import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { OrderWord } from '#contract/orders.ts'
import { namesOf } from '#program/names.ts'
import type { OrderRow, OrderState } from './tables.ts'

/** The states of an order as the contract writes them. */
export const ORDER_WORD: Readonly<Record<OrderState, OrderWord>> = {
  pending_payment: 'Pending payment',
  paid: 'paid',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  under_review: 'Under review',
}

/** The state that a word means, in any spelling. */
export const stateOfWord = (word: string): OrderState | undefined =>
  namesOf(ORDER_WORD).find(
    (state) => ORDER_WORD[state].toLowerCase() === word.toLowerCase().replaceAll(/[_-]/g, ' '),
  )

export { formatPaise } from '#backend/lib/trade/money.ts'

/** Its account was deleted: nobody is left to write to, or to send anything to (account-hooks.ts). */
export const isErased = (order: Pick<OrderRow, 'email'>): boolean => order.email === ''

/** Nothing in its parcel shows a price. */
export const isGift = ({ gift_wrap, gift_message }: Pick<OrderRow, 'gift_wrap' | 'gift_message'>): boolean =>
  gift_wrap || gift_message !== null

/** A day as an e-mail writes it, in its language: Tuesday 1 December. */
export const inWords =
  (day: string) =>
  (language: Language): string => {
    const locale = language === 'en' ? 'en-GB' : LANGUAGES[language].locale
    const date = new Date(`${day}T00:00:00Z`)
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(date)
    return `${part({ weekday: 'long' })} ${part({ day: 'numeric' })} ${part({ month: 'long' })}`
  }
