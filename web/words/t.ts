import format, { type FormatOptions } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Words } from './keys.ts'
import { language } from './language.ts'

const kept = new Map<string, unknown>()

/** Objects of Intl are dear to make: each is made once. */
const once =
  <A extends readonly unknown[], F>(kind: string, make: (...given: A) => F) =>
  (...given: A): F => {
    const key = kind + JSON.stringify(given)
    if (!kept.has(key)) kept.set(key, make(...given))
    return kept.get(key) as F
  }

type Numbers = ConstructorParameters<typeof Intl.NumberFormat>

const isFigures = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000

/**
 * Whole numbers below a thousand are their figures, which are those of prices in every language (web/lib/money.ts): the
 * object that writes numbers takes a phone some 50 ms to make, and most pages have no other number.
 */
const numberFormat = (...given: Numbers): Intl.NumberFormat => {
  let made: Intl.NumberFormat | undefined
  const real = () => (made ??= new Intl.NumberFormat(...given))
  const isPlain = given[1] === undefined
  return {
    format: (value: number | bigint | Intl.StringNumericLiteral) =>
      isPlain && isFigures(value) ? String(value) : real().format(value),
    formatToParts: (value) => (value === undefined ? real().formatToParts() : real().formatToParts(value)),
    formatRange: (from, to) => real().formatRange(from, to),
    formatRangeToParts: (from, to) => real().formatRangeToParts(from, to),
    resolvedOptions: () => real().resolvedOptions(),
  }
}

const options: FormatOptions = {
  timeZone: 'Asia/Kolkata',
  formatters: {
    getDateTimeFormat: once('date', (...given) => new Intl.DateTimeFormat(...given)),
    getNumberFormat: once('number', numberFormat),
    getPluralRules: once('plural', (...given) => new Intl.PluralRules(...given)),
  },
}

type Plain = { [K in keyof Words]: Words[K] extends null ? K : never }[keyof Words]
type Valued = Exclude<keyof Words, Plain>
type Tags<V> = { [K in keyof V]: V[K] extends 'tag' ? (chunks: ReactNode) => ReactNode : V[K] | ReactNode }

/** A key as the build leaves it: the compiled message in its place. */
type Compiled = Parameters<typeof format>[0]

/**
 * The words of a key in the language of this build. Keys are written out: the build puts the message of
 * `web/words/<language>/<area>.json` instead of each (scripts/lib/house/words.ts), so that a chunk carries its own words.
 */
export const t: {
  (key: Plain): string
  <K extends Valued>(key: K, values: Words[K]): string
} = (key: string, values?: Record<string, string | number | Date>): string =>
  String(format(key as Compiled, language.locale, values, options))

/** The same with elements in it: a tag of the message, `<link>…</link>`, is made by the function of its name. */
export const rich = <K extends Valued>(key: K, values: Tags<Words[K]>): ReactNode => {
  const parts = format<ReactNode>(
    key as Compiled,
    language.locale,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'function' ? tag(value as Tag) : value,
      ]),
    ) as never,
    options,
  )
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts
}

type Tag = (chunks: ReactNode) => ReactNode
const tag = (make: Tag) => (chunks: readonly ReactNode[]) => make(createElement(Fragment, null, ...chunks))
