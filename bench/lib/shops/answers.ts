import { member } from '#program/member.ts'
import type { Piece } from './catalogue.ts'

/** Where the pieces are in a JSON answer, as paths with dots. A single piece is a list of one. */
export interface Shape {
  readonly list: string
  readonly name: string
  readonly price: string
  /** The unit of the price. */
  readonly unit: 'rupee' | 'paisa'
}

/** Whether an answer is right. */
export type Check = (body: string) => boolean

const PAISE = { rupee: 100, paisa: 1 } as const

const at = (value: unknown, path: string): unknown => path.split('.').reduce(member, value)

/** A letter beyond ASCII may be cut at the boundary of two packets: the rest of a name still distinguishes it. */
const plain = (text: string) => text.replaceAll(/[^ -~]/g, '')

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Checks equal answers once: most are equal. */
const remembered = (check: Check): Check => {
  let right: string | undefined
  return (body) => {
    if (body === right) return true
    const isRight = check(body)
    if (isRight) right = body
    return isRight
  }
}

/** A JSON answer with exactly this many different pieces of the catalogue, each with its name and its price. */
export const jsonHas = (pieces: readonly Piece[], many: number, shape: Shape): Check => {
  const prices = new Map(pieces.map(({ name, pricePaise }) => [plain(name), pricePaise]))
  return remembered((body) => {
    const found = at(parsed(body), shape.list)
    const list: unknown[] = Array.isArray(found) ? found : [found]
    const right = list.flatMap((one) => {
      const [name, price] = [at(one, shape.name), at(one, shape.price)]
      if (typeof name !== 'string' || typeof price !== 'number') return []
      const isPrice = prices.get(plain(name)) === Math.round(price * PAISE[shape.unit])
      return isPrice ? [plain(name)] : []
    })
    return list.length === many && new Set(right).size === many
  })
}

const rupees = (paise: number, language: string) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(paise / 100)

/** The pieces that a page shows with name and price. */
export const shownOn = (page: string, pieces: readonly Piece[]): readonly Piece[] => {
  const text = plain(page)
  return pieces.filter(
    ({ name, pricePaise }) =>
      text.includes(plain(name)) &&
      ['en-IN', 'en-US'].some((language) => text.includes(rupees(pricePaise, language))),
  )
}

/** A page that still shows all of these pieces. */
export const pageShows = (pieces: readonly Piece[]): Check =>
  remembered((body) => shownOn(body, pieces).length === pieces.length)
