import { sql } from 'kysely'
import type { Db } from '#backend/lib/http/implement.ts'
import { fold } from './fold.ts'
import type { NamedKinds } from './port.ts'
import type { RankedPart } from './ranking.ts'

/** A word of the search, as typed and as looked up. */
interface Part extends RankedPart {
  readonly words: string
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const wordsOf = (text: string): readonly string[] => fold(text).match(WORD) ?? []

/** The keys that these words name, a list for each kind that is named. */
const keysNamed = (
  { byLastWord, byAllWords }: NamedKinds,
  keys: readonly string[],
  parts: readonly RankedPart[],
): string[][] => {
  const asked = parts.flatMap(({ means }) => means.flatMap(wordsOf))
  return [...byLastWord, ...byAllWords].flatMap((kind) => {
    const named = keys.flatMap((key) => {
      const words = key.startsWith(`${kind}:`) ? wordsOf(key.slice(kind.length + 1)) : []
      const others = words.slice(0, -1).filter((word) => asked.includes(word)).length
      const isNamed =
        asked.includes(words.at(-1) ?? '') && (byLastWord.includes(kind) || others === words.length - 1)
      return isNamed ? [{ key, others }] : []
    })
    const most = Math.max(...named.map(({ others }) => others))
    return named.length === 0 ? [] : [named.flatMap(({ key, others }) => (others === most ? [key] : []))]
  })
}

/** A stone may differ from the requested weight by this share: 1.97 ct is sold as two. */
const NEAR_SHARE = 0.05

/** The ranges of carats that contain about this weight. */
const bucketsOf = ({ weight }: NamedKinds, keys: readonly string[], carats: number): string[] =>
  keys.filter((key) => {
    const [from, to] = key.startsWith(`${weight}:`) ? key.slice(weight.length + 1).split('-') : []
    return (
      from !== undefined &&
      Number(from) <= carats * (1 + NEAR_SHARE) &&
      (Number(to) || Infinity) > carats * (1 - NEAR_SHARE)
    )
  })

/** Figures with a unit among the words, as lists of keys: '100 metres', '45 cm'. */
const measuresNamed = (
  { measures }: NamedKinds,
  keys: readonly string[],
  parts: readonly Part[],
): readonly string[][] => {
  const asked = parts.flatMap(({ words }) => wordsOf(words))
  const named = keys.filter((key) => {
    const words = key.startsWith(measures) ? wordsOf(key.slice(key.indexOf(':') + 1)) : []
    return (
      words.length > 1 && words.some((word) => /\d/.test(word)) && words.every((word) => asked.includes(word))
    )
  })
  return [...Map.groupBy(named, (key) => key.slice(0, key.indexOf(':'))).values()]
}

export interface VariantKeys<Asked extends Part> {
  /** One variant must have one key of each of these lists. */
  readonly variant: readonly (readonly string[])[]
  /** The lists among these that come from figures ('18 kt'), which are in no text. */
  readonly narrows: readonly (readonly string[])[]
  /** The other words. */
  readonly rest: readonly Asked[]
}

const inFigures = ({ means }: RankedPart): boolean => means.some((mean) => /\d/.test(mean))

/** The keys in the index that the words name; looked up only if a price or figures are named. */
export const variantKeys = async <Asked extends Part>(
  db: Db,
  named: NamedKinds,
  parts: readonly Asked[],
  { priced, carats }: { priced: boolean; carats: number | undefined },
): Promise<VariantKeys<Asked>> => {
  const figures = parts.some(inFigures)
  if (!priced && !figures && carats === undefined) return { variant: [], narrows: [], rest: parts }
  const kinds = [
    ...named.byLastWord,
    ...named.byAllWords,
    ...(carats === undefined ? [] : [named.weight]),
    ...(figures ? [`${named.measures}%`] : []),
  ]
  const { rows } = await sql<{ key: string }>`select key from search_key_counts
    where products > 0 and key like any (${kinds.map((kind) => `${kind}:%`)}::text[])`.execute(db)
  const keys = rows.map(({ key }) => key)
  const measures = measuresNamed(named, keys, parts)
  const measured = measures.flat().flatMap(wordsOf)
  const buckets = carats === undefined ? [] : bucketsOf(named, keys, carats)
  /** Neither a figure nor its unit is in a text; a unit that is a word of the trade names what it measures. */
  const isMeasure = ({ words, means }: Asked) =>
    means.length === 1 && means[0] === words && wordsOf(words).every((word) => measured.includes(word))
  const isKey = (part: Asked) =>
    isMeasure(part) || (inFigures(part) && keysNamed(named, keys, [part]).length > 0)
  return {
    variant: keysNamed(named, keys, parts),
    narrows: [
      ...parts.flatMap((part) => (isKey(part) ? keysNamed(named, keys, [part]) : [])),
      ...measures,
      ...(buckets.length > 0 ? [buckets] : []),
    ],
    rest: parts.filter((part) => !isKey(part)),
  }
}
