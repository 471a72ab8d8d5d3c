import { sql } from 'kysely'
import type { ProductInput } from '#contract/catalogue-write.ts'
import type { Db } from '#backend/lib/http/implement.ts'

/** The names of the facts that these categories need, and those above them; each once, in the order of the house. */
export const neededFacts = async (db: Db, categoryIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`with recursive path as (
      select id, parent_id, needed_facts from categories where id = any (${categoryIds}::text[])
      union select c.id, c.parent_id, c.needed_facts from categories c join path on c.id = path.parent_id)
    select fact.name from path, unnest(path.needed_facts) with ordinality as fact (name, place)
    group by fact.name order by min(fact.place), fact.name`.execute(db)
  return rows.map(({ name }) => name)
}

/** What a draft must have: the member, and what it lacks. */
interface Missing {
  readonly field: string
  readonly words: string
}

/** What a draft lacks before shoppers may see it. */
export const missingOf = (
  { images, categoryIds = [], attributes = [], variants }: ProductInput,
  needed: readonly string[],
): Missing[] => {
  const has = new Set(attributes.map(({ name }) => name.toLowerCase()))
  const unpriced = variants.filter(({ amount, active = true }) => active && amount === 0)
  return [
    ...(images.length === 0 ? [{ field: 'pictures', words: 'At least one picture.' }] : []),
    ...(categoryIds.length === 0 ? [{ field: 'categoryIds', words: 'A category.' }] : []),
    ...needed
      .filter((name) => !has.has(name.toLowerCase()))
      .map((name) => ({ field: `facts.${name}`, words: `The fact ‘${name}’.` })),
    ...unpriced.map(({ _id, sku }) => ({ field: `variants.${_id}`, words: `A price of ${sku ?? _id}.` })),
  ]
}

/** Why a draft cannot be published yet. */
export const whyNotPublished = ({ name }: ProductInput, missing: readonly Missing[]): string => {
  const words = missing.map((each) =>
    each.words.replace(/\.$/, '').replace(/^./, (first) => first.toLowerCase()),
  )
  return `‘${name}’ cannot be published yet. It lacks: ${words.join('; ')}.`
}
