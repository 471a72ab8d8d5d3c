import fastJson from 'fast-json-stringify'
import { sql, type RawBuilder } from 'kysely'
import { Lru } from 'toad-cache'
import { Category } from '#contract/catalogue.ts'
import { Written, type Db } from '#backend/lib/http/implement.ts'
import { SearchAway, TOTAL_CAP, type SearchIndex, type Stamp } from '../search/api.ts'
import { key } from './keys.ts'
import { toCategory, type CategoryRow } from './map.ts'
import { NAMES_VERSION } from './names.ts'
import { EVERYTHING } from './narrowing.ts'

const MOST_ANSWERS = 1_000
const write = fastJson(Category)

/** What an answer was made from: rows of categories, and counts of the index. */
interface Standing {
  readonly names: number
  readonly stamp: Stamp
}

/** Categories as the JSON of their answers, cached until a category or the index changes. */
export interface CategoryTexts {
  /** Top-level categories, or the children of one (named by id or slug), in the house's order. */
  readonly list: (parent: string | undefined) => Promise<Written>
  /** One category by id or slug. */
  readonly one: (idOrSlug: string) => Promise<Written | undefined>
}

/** Undefined while a search server is away: menus and pages need the categories, with or without their counts. */
const countsOf = async (index: SearchIndex, stamp: Stamp) => {
  try {
    return await index.count(EVERYTHING, stamp)
  } catch (error) {
    if (error instanceof SearchAway) return undefined
    throw error
  }
}

export const categoryTexts = (db: Db, index: SearchIndex): CategoryTexts => {
  const kept = new Lru<Standing & { readonly written: Written }>(MOST_ANSWERS)

  const find = async (which: RawBuilder<unknown>, stamp: Stamp) => {
    const { rows } = await sql<CategoryRow>`select p.id, p.slug, p.name, p.parent_id, p.collections,
        p.description, p.media, p.role from categories p where ${which}`.execute(db)
    if (rows.length === 0) return undefined
    const counted = await countsOf(index, stamp)
    const countOf = (id: string) =>
      counted && Math.min(counted.counts.get(key('category', id)) ?? 0, TOTAL_CAP)
    return {
      texts: rows.map((row) => write({ ...toCategory(row), productCount: countOf(row.id) })),
      // Counts of a large catalogue may be a moment old, or lower limits that are made exact later.
      exact: counted?.floors.size === 0 && counted.stamp === stamp,
    }
  }

  const answer = async (
    name: string,
    which: RawBuilder<unknown>,
    join: (texts: readonly string[]) => string,
  ): Promise<Written | undefined> => {
    const { rows } = await sql<Standing>`select ${NAMES_VERSION} as names, ${index.stamp} as stamp`.execute(
      db,
    )
    const { names, stamp } = rows[0] ?? { names: 0, stamp: null }
    const last = kept.get(name)
    if (last && stamp !== null && last.stamp === stamp && last.names === names) return last.written
    const found = await find(which, stamp)
    if (!found) return undefined
    const written = new Written(Buffer.from(join(found.texts)))
    if (found.exact) kept.set(name, { names, stamp, written })
    return written
  }

  return {
    list: async (parent) => {
      const above = sql`p.parent_id in (select id from categories where id = ${parent} or slug = ${parent})`
      const which = parent === undefined ? sql`p.parent_id is null` : above
      const found = await answer(
        `of ${parent ?? ''}`,
        sql`${which} order by p.position, p.id`,
        (texts) => `[${texts.join()}]`,
      )
      return found ?? new Written(Buffer.from('[]'))
    },
    one: (idOrSlug) =>
      answer(
        `is ${idOrSlug}`,
        sql`p.id = ${idOrSlug} or p.slug = ${idOrSlug} order by p.id = ${idOrSlug} desc limit 1`,
        (texts) => texts.join(),
      ),
  }
}
