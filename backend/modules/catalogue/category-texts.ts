import fastJson from 'fast-json-stringify'
import { sql, type RawBuilder } from 'kysely'
import { Category } from '#contract/catalogue.ts'
import { Written, type Db } from '#backend/lib/implement.ts'
import { TOTAL_CAP, type SearchIndex, type Stamp } from '../search/api.ts'
import { key } from './keys.ts'
import { keepTexts, listOf, withMember, type Found, type ReadTexts } from './kept-texts.ts'
import { toCategory, type CategoryRow } from './map.ts'
import { EVERYTHING } from './narrowing.ts'

const MOST_TEXTS = 1_000
const write = fastJson(Category)

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

export const categoryTexts = (db: Db, index: SearchIndex): CategoryTexts => {
  const kept = keepTexts(MOST_TEXTS)
  const find = async (which: RawBuilder<unknown>): Promise<Buffer[]> => {
    const { rows } = await sql<Found & { stamp: Stamp }>`select p.id, p.version, ${index.stamp} as stamp
      from categories p where ${which}`.execute(db)
    if (rows.length === 0) return []
    const { counts } = await index.count(EVERYTHING, rows[0]?.stamp)
    const countOf = (id: string) => Math.min(counts.get(key('category', id)) ?? 0, TOTAL_CAP)
    const texts = await kept.of('', rows, reader(db))
    return texts.flatMap((text, at) =>
      text ? [withMember(text, 'productCount', countOf(rows[at]?.id ?? ''))] : [],
    )
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
