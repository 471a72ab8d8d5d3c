import { sql } from 'kysely'
import type { Attribute } from '#contract/catalogue.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { operatorProductKind } from '#contract/new-products.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { namesOf } from '#program/names.ts'
import { namedProducts, neededFacts } from '../catalogue/api.ts'
import { chosenOf, readOptions } from '../options/api.ts'
import { currentRates } from '../pricing/api.ts'

/** So many of the newest products of a category are looked at; older ones may have been made by other rules. */
const LOOKED_AT = 60
const MOST_VALUES = 20

/** Each word once, the most frequent first. */
const byCount = (words: readonly string[]): string[] =>
  [...Map.groupBy(words, (word) => word)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([word]) => word)

const textOf = ({ value }: Attribute) => String(value)

/** What a new product of this category is asked for. An unknown category has no facts. */
export const readKind = async (db: Db, categoryId: string): Promise<AnswerOf<typeof operatorProductKind>> => {
  const { rows } = await sql<{ id: string }>`select id from products
    where category_ids @> array[${categoryId}]::text[] order by created_at desc, id limit ${LOOKED_AT}`.execute(
    db,
  )
  const others = await namedProducts(
    db,
    rows.map(({ id }) => id),
  )
  const needed = await neededFacts(db, [categoryId])
  const facts = others.flatMap(({ attributes = [] }) => attributes)
  const names = byCount(facts.map(({ name }) => name)).filter((name) => !needed.includes(name))
  const variants = others.flatMap((one) => one.variants)
  const options = chosenOf(await readOptions(db))
  const members = namesOf({ metal: 0, size: 0, stone: 0, stoneQuality: 0 })
  return {
    facts: [...needed, ...names].slice(0, 24).map((name) => {
      const own = facts.filter((fact) => fact.name === name)
      const [unit] = byCount(own.flatMap((fact) => fact.unit ?? []))
      return {
        name,
        needed: needed.includes(name),
        ...(unit !== undefined && { unit }),
        values: byCount(own.map(textOf)).slice(0, MOST_VALUES),
      }
    }),
    types: byCount(others.flatMap(({ type }) => type ?? [])).slice(0, MOST_VALUES),
    hsn: byCount(others.flatMap(({ hsn }) => hsn ?? [])).slice(0, MOST_VALUES),
    metals: (await currentRates(db)).map(({ metal, purity }) => ({ metal, purity })),
    options: options.map((option) => ({ ...option })),
    used: [
      ...members.filter((member) => variants.some((variant) => variant[member] !== undefined)),
      ...options
        .map(({ key }) => key)
        .filter((key) => variants.some((variant) => variant.options?.[key] !== undefined)),
    ],
  }
}
