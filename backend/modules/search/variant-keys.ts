import { sql } from 'kysely'
import type { Db } from '#backend/lib/implement.ts'
import { fold } from './fold.ts'
import type { RankedPart } from './ranking.ts'

/** Kinds of keys of which a piece is offered with one: a price applies to a combination of them. */
const KINDS = ['metal', 'purity'] as const

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const wordsOf = (text: string): readonly string[] => fold(text).match(WORD) ?? []

/**
 * The keys that these words name, a list for each kind that is named. A metal is named by its last word ('gold'), and more
 * exactly by the others ('rose gold'); anything else by all of its words.
 */
const keysNamed = (keys: readonly string[], parts: readonly RankedPart[]): string[][] => {
  const asked = parts.flatMap(({ means }) => means.flatMap(wordsOf))
  return KINDS.flatMap((kind) => {
    const named = keys.flatMap((key) => {
      const words = key.startsWith(`${kind}:`) ? wordsOf(key.slice(kind.length + 1)) : []
      const others = words.slice(0, -1).filter((word) => asked.includes(word)).length
      const isNamed = asked.includes(words.at(-1) ?? '') && (kind === 'metal' || others === words.length - 1)
      return isNamed ? [{ key, others }] : []
    })
    const most = Math.max(...named.map(({ others }) => others))
    return named.length === 0 ? [] : [named.flatMap(({ key, others }) => (others === most ? [key] : []))]
  })
}

export interface VariantKeys<Part extends RankedPart> {
  /** One variant has one of each of these lists. */
  readonly variant: readonly (readonly string[])[]
  /** Of these, those of figures ('18 kt'): no text says them. */
  readonly narrows: readonly (readonly string[])[]
  /** The words that are none of these. */
  readonly rest: readonly Part[]
}

const inFigures = ({ means }: RankedPart): boolean => means.some((mean) => /\d/.test(mean))

/** What the words say of metal and purity, as keys that the index has; asked only where a price or figures are said. */
export const variantKeys = async <Part extends RankedPart>(
  db: Db,
  parts: readonly Part[],
  priced: boolean,
): Promise<VariantKeys<Part>> => {
  if (!priced && !parts.some(inFigures)) return { variant: [], narrows: [], rest: parts }
  const { rows } = await sql<{ key: string }>`select key from search_key_counts
    where products > 0 and key like any (${KINDS.map((kind) => `${kind}:%`)}::text[])`.execute(db)
  const keys = rows.map(({ key }) => key)
  const isKey = (part: RankedPart) => inFigures(part) && keysNamed(keys, [part]).length > 0
  return {
    variant: keysNamed(keys, parts),
    narrows: parts.flatMap((part) => (isKey(part) ? keysNamed(keys, [part]) : [])),
    rest: parts.filter((part) => !isKey(part)),
  }
}
