import { sql, type RawBuilder } from 'kysely'
import { fold } from './fold.ts'

/** A word of a search: any of `means`, each one or more words in a row, can match it. */
export interface RankedPart {
  readonly means: readonly string[]
  readonly prefers?: readonly string[]
}

/** What boosts a piece: words in what it mainly is (`chief`), in its name (`A`), or in name and facts (`AB`). */
export interface Boost {
  readonly place: 'chief' | 'A' | 'AB'
  /** For `to_tsquery('english', …)`. */
  readonly words: string
  readonly worth: number
}

export const TOKEN = /[\p{L}\p{M}\p{N}]+/gu

const phrase = (text: string, weights = ''): string =>
  (fold(text).match(TOKEN) ?? []).map((token) => token + weights).join(' <-> ')

/** Any of these phrases, for `to_tsquery`; `weights`: the parts of a text in which they count. */
export const anyOf = (phrases: readonly string[], weights = ''): string =>
  `(${phrases.map((one) => `(${phrase(one, weights)})`).join(' | ')})`

/**
 * Hits are ranked in steps, not by how often a word occurs: what a piece mainly is counts more than its other facts,
 * and these more than what is only mentioned. Within a step the sort decides.
 */
export const boostsOf = (parts: readonly RankedPart[]): Boost[] => {
  const at = (place: Boost['place'], phrases: readonly string[], worth: number): Boost => ({
    place,
    words: anyOf(phrases, place === 'chief' ? '' : `:${place}`),
    worth,
  })
  return [
    ...parts.flatMap(({ means, prefers = [] }) => [
      at('A', means, parts.length === 1 ? 3 : 1),
      at('AB', means, 2),
      at('chief', means, 2),
      // Of several meanings the first is the likeliest.
      ...(means.length > 1 ? [at('AB', means.slice(0, 1), 1)] : []),
      ...prefers.flatMap((word) => [at('AB', [word], 1), at('chief', [word], 2)]),
    ]),
    // Two words that are adjacent in a piece, in the order in which they were typed.
    ...parts.slice(1).flatMap(({ means }, before) => {
      const [one, other] = [parts[before]?.means ?? [], means]
      return one.length === 1 && other.length === 1 ? [at('AB', [`${one[0]} ${other[0]}`], 1)] : []
    }),
  ]
}

/** The score of an entry, as a column. */
export const scoreOf = (boosts: readonly Boost[]): RawBuilder<unknown> =>
  boosts.length === 0
    ? sql`0`
    : sql`(${sql.join(
        boosts.map(
          ({ place, words, worth }) =>
            // Read once per statement: a parameter would be parsed again for every row.
            sql`case when ${place === 'chief' ? sql`chief` : sql`words`} @@ (select to_tsquery('english', ${words}::text))
              then ${sql.lit(worth)} else 0 end`,
        ),
        sql` + `,
      )})`
