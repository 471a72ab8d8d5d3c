import type { ApprovalKind } from '#contract/approvals.ts'
import type { OrderEvent } from '#contract/orders.ts'

/** '125000' is '1,25,000'. */
const grouped = (digits: string) => digits.replace(/\d(?=(?:\d\d)+\d$)/g, '$&,')

/** 12.5 is '12.5', 1,250.04 is '1,250': at most one decimal. */
export const rounded = (number: number): string => {
  const [whole = '', tenths] = number.toFixed(1).split('.')
  return tenths === '0' ? grouped(whole) : `${grouped(whole)}.${tenths}`
}

/** ₹1,25,000; paise only if there are any. Not by `Intl`, which costs a phone 60 ms before the desk's first frame. */
export const inRupees = (amount: number): string => {
  const [rupees = '', paise] = Math.abs(amount)
    .toFixed(Number.isInteger(amount) ? 0 : 2)
    .split('.')
  return `${amount < 0 ? '-' : ''}₹${grouped(rupees)}${paise === undefined ? '' : `.${paise}`}`
}

/** India has one time zone, and has not changed its clocks since 1945. */
const INDIA = 'Asia/Kolkata'
const INDIA_MS = 5.5 * 3_600_000
/** The time in India, to be read as if it were UTC. Not by `Intl`, which costs a phone 80 ms before the first frame. */
const inIndia = (at: Date) => new Date(at.getTime() + INDIA_MS)

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const monthOf = (at: Date) => MONTHS[at.getUTCMonth()] ?? ''

const clock = (at: Date) => inIndia(at).toISOString().slice(11, 16)
const key = (at: Date) => inIndia(at).toISOString().slice(0, 10)
/** '22 Nov'. */
const day = (at: Date) => {
  const there = inIndia(at)
  const month = monthOf(there)
  return `${there.getUTCDate()} ${month.slice(0, month === 'September' ? 4 : 3)}`
}

/** Today's date, ISO 8601: in India unless another zone is named. */
export const today = (now = new Date(), timeZone = INDIA): string =>
  timeZone === INDIA ? key(now) : new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)

/** 'Monday 23 November'. */
export const inFull = (moment: Date | string, timeZone = INDIA): string => {
  const at = new Date(moment)
  if (timeZone !== INDIA)
    return new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
      .format(at)
      .replace(',', '')
  const there = inIndia(at)
  return `${WEEKDAYS[there.getUTCDay()] ?? ''} ${there.getUTCDate()} ${monthOf(there)}`
}

/** 'Monday 23 November, 11:30' in the time zone of that place. */
export const inZone = (moment: string, timeZone: string): string =>
  `${inFull(moment, timeZone)}, ${byTheClock(moment, timeZone)}`

/** '11:30' in the time zone of that place. */
export const byTheClock = (moment: string, timeZone: string): string =>
  timeZone === INDIA
    ? clock(new Date(moment))
    : new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
        new Date(moment),
      )

/** 'Today, 10:04', '22 Nov, 18:20', '3 Mar 2025, 09:00'. */
export const when = (moment: string): string => {
  const at = new Date(moment)
  const hour = clock(at)
  if (key(at) === today()) return `Today, ${hour}`
  return `${onDay(moment)}, ${hour}`
}

/** The same within a sentence: 'today, 10:04'. */
export const whenWithin = (moment: string): string => when(moment).replace('Today', 'today')

/** '22 Nov', with the year if it is another. */
export const onDay = (moment: string): string => {
  const at = new Date(moment)
  const year = key(at).slice(0, 4)
  return year === today().slice(0, 4) ? day(at) : `${day(at)} ${year}`
}

/** An age in whole units that have passed: '26 h', '3 days'. */
export const age = (moment: string, now = Date.now()): string => {
  const minutes = Math.max(1, Math.floor((now - Date.parse(moment)) / 60_000))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

/** 3912 mg is '3.912'. */
export const grams = (milligrams: number): string => (milligrams / 1000).toFixed(3)

/**
 * '3.912' is 3912 mg, and '3,9' is 3900; undefined if it is not a weight. '1,234' is not one: it could mean more than a
 * kilogram.
 */
export const milligrams = (typed: string): number | undefined => {
  if (/,\d{3}$/.test(typed.trim())) return undefined
  const plain = typed.trim().replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(plain)) return undefined
  return Math.round(Number(plain) * 1000)
}

/** Without its commas, if each has the figures after it that it has in India or elsewhere; '12,34' could mean anything. */
const ungrouped = (typed: string): string => {
  const plain = typed.trim()
  return /^\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/.test(plain) ? plain.replaceAll(',', '') : plain
}

/** '9,380.50' and '₹9,380.50' are 9380.5 rupees; undefined if it is not a positive sum with at most two decimals. */
export const rupeesOf = (typed: string): number | undefined => {
  const plain = ungrouped(typed.trim().replace(/^₹/, ''))
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined
}

/** '1,250' is 1250; undefined if it is not a whole number, zero or more. */
export const wholeOf = (typed: string): number | undefined => {
  const plain = ungrouped(typed)
  return /^\d{1,10}$/.test(plain) ? Number(plain) : undefined
}

/** 'one piece', '3 pieces'. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-IN')} ${n === 1 ? one : many}`

/** What a second person is asked to confirm, by the kind of the action. */
export const APPROVALS: Readonly<Record<string, string>> = {
  refund: 'A refund',
  resale: 'An exchange or buy-back',
  price: 'A price',
  settle: 'Money settled by hand',
  rates: 'Metal rates',
  transfer: 'A bank transfer',
  points: 'Points as a gift',
  colleague: 'A colleague who may confirm',
  house: 'Facts, terms or texts of the house',
} satisfies Record<ApprovalKind, string>

/** The purpose of an appointment with a capital letter: 'see-pieces' is 'See pieces'. */
export const purposeOf = (purpose: string): string =>
  purpose.charAt(0).toUpperCase() + purpose.slice(1).replaceAll('-', ' ')

/** What a step of an order is called. */
export const STEP: Readonly<Record<OrderEvent['kind'], string>> = {
  placed: 'Placed',
  paid: 'Paid',
  processing: 'In the workshop',
  shipped: 'On its way',
  ready: 'Ready at the store',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  'return-requested': 'Return requested',
  'return-approved': 'Return approved',
  'return-declined': 'Return declined',
  'return-closed': 'Return closed',
  refunded: 'Refunded',
  'under-review': 'Under review',
  'refund-failed': 'Refund failed',
  disputed: 'Disputed by the bank',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
}

/** What people of the house are called, by their e-mail. */
let called: Readonly<Record<string, string>> = {}
/** From now on people are called by these names. */
export const callThem = (names: Readonly<Record<string, string>>): void => {
  called = names
}

/** Who acted, in words: 'token:till' is a machine, an e-mail a person, by their name if they have one. */
export const nameOf = (who: string): string => {
  // From the house's files, or recorded before actions had names.
  if (who === 'seed' || who === 'operator') return 'the house'
  return who.startsWith('token:') ? `the machine ${who.slice('token:'.length)}` : (called[who] ?? who)
}

/** The same at the beginning of a sentence. An e-mail address stays as it is. */
export const nameFirst = (who: string): string => nameOf(who).replace(/^the /, 'The ')

/** A sentence of the backend, which knows people by their e-mail, with their names. */
export const withNames = (sentence: string): string =>
  sentence.replaceAll(/[^\s@‘’]+@[^\s@‘’]+\.[^\s@.,:;‘’]+/g, (who) => called[who] ?? who)
