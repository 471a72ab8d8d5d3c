import type { AfterPayment } from './store.ts'

/** What a test card does. Any other number with a valid check digit is declined: nobody's real card works here. */
export const OUTCOMES = ['ok', 'card_declined', 'insufficient_funds', 'extra_step'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'ok', says: 'is paid' },
  { number: '4000 0000 0000 0002', outcome: 'card_declined', says: 'is declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient_funds', says: 'has too little money' },
  { number: '4000 0000 0000 3220', outcome: 'extra_step', says: 'asks for the bank’s extra step' },
  { number: '4000 0000 0000 7726', outcome: 'ok', after: 'refund-pending', says: 'its refund takes a while' },
  { number: '4000 0000 0000 5126', outcome: 'ok', after: 'refund-fails', says: 'its refund fails later' },
  { number: '4000 0000 0000 0259', outcome: 'ok', after: 'disputed', says: 'is disputed at once' },
  { number: '4000 0000 0000 1976', outcome: 'ok', after: 'inquiry', says: 'its bank asks about it' },
] as const satisfies readonly { number: string; outcome: Outcome; after?: AfterPayment; says: string }[]

const digits = (value: string) => value.replaceAll(/[\s-]/g, '')

const luhn = (number: string) =>
  [...number].reverse().reduce((sum, digit, i) => {
    const n = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return sum + (n > 9 ? n - 9 : n)
  }, 0) %
    10 ===
  0

export type CardProblem = 'incorrect_number' | 'incorrect_expiry' | 'expired_card' | 'incorrect_cvc'

/** Month and year as they are typed: 12/30, 12 / 2030, 12-30, 1230 or 122030; the year of two digits or four. */
const EXPIRY = /^(?:(\d{1,2})\s*[/.\s-]\s*|(\d{2}))(?:20)?(\d{2})$/

/** Reads a card form: what the card does, or what is wrong with what was typed. */
export const readCard = (
  form: { number: string; expiry: string; cvc: string },
  now: number,
): { outcome: Outcome; after?: AfterPayment } | { problem: CardProblem } => {
  const number = digits(form.number)
  if (!/^\d{13,19}$/.test(number) || !luhn(number)) return { problem: 'incorrect_number' }
  const expiry = EXPIRY.exec(form.expiry.trim())
  const month = Number(expiry?.[1] ?? expiry?.[2])
  if (!expiry || month < 1 || month > 12) return { problem: 'incorrect_expiry' }
  if (Date.UTC(2000 + Number(expiry[3]), month, 1) <= now) return { problem: 'expired_card' }
  if (!/^\d{3,4}$/.test(form.cvc.trim())) return { problem: 'incorrect_cvc' }
  const card = TEST_CARDS.find((c) => digits(c.number) === number)
  if (!card) return { outcome: 'card_declined' }
  return { outcome: card.outcome, ...('after' in card && { after: card.after }) }
}
