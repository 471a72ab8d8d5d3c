import type { RegisteredResale } from '#contract/resale.ts'
import { grams, nameOf, today } from '../parts/words.ts'

const TAKEN = { exchange: 'In exchange', 'buy-back': 'Bought back' } as const

/** How the house took a piece, in words. */
export const takenAs = ({ as }: RegisteredResale): string => TAKEN[as]

/** What these pieces fetched, in paise: whole numbers, so that no sum is rounded. */
export const paiseOf = (resales: readonly RegisteredResale[]): number =>
  resales.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)

/** What is written on a piece of metal: '18 kt yellow gold'. */
export const metalOf = ({ metal, purity }: RegisteredResale): string =>
  [purity, metal?.toLowerCase()].filter(Boolean).join(' ')

/** Every piece that the house took, one a row, with the day in India. */
export const resaleTable = (
  resales: readonly RegisteredResale[],
): readonly (readonly (string | number)[])[] => [
  ['Date', 'Kind', 'Order', 'Shopper', 'Piece', 'Passport', 'HUID', 'Metal', 'Metal, g', 'Rupees given', 'Recorded by'],
  ...resales.map((one) => [
    today(new Date(one.at)),
    one.as,
    one.orderNumber,
    one.shopper,
    one.name,
    one.number,
    one.huid ?? '',
    metalOf(one),
    one.netMg === undefined ? '' : grams(one.netMg),
    one.amount,
    nameOf(one.by),
  ]),
] // prettier-ignore
