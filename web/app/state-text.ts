import { ASKED_FEATURES } from '#web/lib/asked-features.ts'
import { isRecord } from '#web/lib/is-record.ts'
import { BETWEEN, endOf, stemOf, type PageState, type Told } from './page-state.ts'

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

const digitAt = (text: string, at: number): number => text.charCodeAt(at) - 48

const asked: ReadonlySet<unknown> = new Set(ASKED_FEATURES)

const isSame = (images: readonly unknown[], media: readonly { url: string }[]): boolean =>
  images.length === media.length && images.every((image, place) => image === media[place]?.url)

/**
 * The widths from which the browser can make this `srcset`, read character by character, because a list has some
 * eighty.
 */
const widthsOf = (url: string, format: string, set: string): readonly number[] | undefined => {
  const stem = stemOf(url)
  const widths: number[] = []
  for (let at = 0; set.startsWith(stem, at); at += BETWEEN.length) {
    at += stem.length
    let width = 0
    for (let digit = digitAt(set, at); digit >= 0 && digit <= 9; digit = digitAt(set, ++at))
      width = width * 10 + digit
    const end = endOf(format, width)
    if (!set.startsWith(end, at)) return undefined
    widths.push(width)
    at += end.length
    if (at === set.length) return widths
    if (!set.startsWith(BETWEEN, at)) return undefined
  }
  return undefined
}

const told = (of: Told, key: string, value: unknown): unknown => {
  if (typeof value === 'string')
    return (key === 'avif' || key === 'webp') && of.url !== undefined
      ? (widthsOf(of.url, key, value) ?? value)
      : value
  if (Array.isArray(value)) {
    if (key === 'images' && of.media && isSame(value, of.media)) return 0
    if (key === 'features') return value.filter((feature) => asked.has(feature))
  }
  return shorter(value)
}

/**
 * Each picture's address is in its answer six times or more. Here it is written once if the browser can make the others
 * from it. Features that no page asks for are left out. Written by hand and without a list of entries for each object,
 * because a replacer of `JSON.stringify` takes three times as long.
 */
const shorter = (value: unknown): unknown => {
  if (Array.isArray(value)) return shorterList(value)
  if (!isRecord(value)) return value
  let short: Record<string, unknown> | undefined
  for (const key in value) {
    const one = value[key]
    const next = told(value, key, one)
    if (next !== one) (short ??= { ...value })[key] = next
  }
  return short ?? value
}

const shorterList = (list: readonly unknown[]): readonly unknown[] => {
  let short: unknown[] | undefined
  for (let place = 0; place < list.length; place += 1) {
    const one = list[place]
    const next = shorter(one)
    if (next !== one) (short ??= [...list])[place] = next
  }
  return short ?? list
}

/** The state as JSON that cannot end its script element, whatever the data contains. */
export const stateText = (state: PageState): string =>
  JSON.stringify(shorter(state)).replace(/[<>&\u2028\u2029]/g, (c) => escapes[c] ?? c)
