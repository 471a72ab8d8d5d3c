import fastJson from 'fast-json-stringify'
import { sql } from 'kysely'
import { Category } from '#contract/catalogue.ts'
import { Written, type Db } from '#backend/lib/implement.ts'
import { keepTexts, listOf, withMember, type Found, type ReadTexts } from './kept-texts.ts'
import { TOTAL_CAP } from './list-query.ts'
import { toCategory, type CategoryRow } from './map.ts'
import type { Fragment } from './narrowing.ts'

const MOST_TEXTS = 1_000
const write = fastJson(Category)

/** How many products it has, from the roll-up: counted anew, this was half of what a page costs the backend. */
const COUNT = sql`coalesce((select least(k.products, ${sql.lit(TOTAL_CAP)})::integer from key_counts k
  where k.scope = 'category:' || lower(p.id) and k.key = ''), 0) as count`

const reader =
  (db: Db): ReadTexts =>
  async (ids) => {
    const { rows } = await sql<CategoryRow & { version: number }>`select p.version, p.id, p.slug, p.name,
        p.parent_id, p.collections, p.description, p.media, p.role
      from categories p where p.id = any (${[...ids]}::text[])`.execute(db)
    return rows.map((row) => ({ id: row.id, version: row.version, text: write(toCategory(row)) }))
  }

/** Categories as the JSON they are answered with, kept like products (product-texts.ts); counts are read each time. */
export interface CategoryTexts {
  /** Top-level categories, or the children of one (named by id or slug), in the house's order. */
  readonly list: (parent: string | undefined) => Promise<Written>
  /** One category by id or slug. */
  readonly one: (idOrSlug: string) => Promise<Written | undefined>
}

export const categoryTexts = (db: Db): CategoryTexts => {
  const kept = keepTexts(MOST_TEXTS)
  const find = async (which: Fragment): Promise<Buffer[]> => {
    const { rows } = await sql<Found & { count: number }>`select p.id, p.version, ${COUNT}
      from categories p where ${which}`.execute(db)
    const texts = await kept.of('', rows, reader(db))
    return texts.flatMap((text, at) => (text ? [withMember(text, 'productCount', rows[at]?.count ?? 0)] : []))
  }
  return {
    list: async (parent) => {
      const above = sql`p.parent_id in (select id from categories where id = ${parent} or slug = ${parent})`
      const found = await find(
        sql`${parent === undefined ? sql`p.parent_id is null` : above} order by p.position, p.id`,
      )
      return new Written(Buffer.concat(listOf(found)))
    },
    one: async (idOrSlug) => {
      const [found] = await find(
        sql`p.id = ${idOrSlug} or p.slug = ${idOrSlug} order by p.id = ${idOrSlug} desc limit 1`,
      )
      return found && new Written(found)
    },
  }
}
