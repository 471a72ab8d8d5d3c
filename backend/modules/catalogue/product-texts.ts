import fastJson from 'fast-json-stringify'
import { sql } from 'kysely'
import {
  DEFAULT_LIMIT,
  ListedProduct,
  type ProductPage,
  type ProductQuery,
  type Sort,
} from '#contract/catalogue.ts'
import { Written, type Db } from '#backend/lib/http/implement.ts'
import { TOTAL_CAP, type FoundPage, type PageQuestion, type SearchIndex } from '../search/api.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { keepPages, type Standing } from './kept-pages.ts'
import { keepTexts, asJsonList, withMember, type Found, type ReadTexts } from './kept-texts.ts'
import { shapeOf, toListed, WHOLE, type ProductRow, type Shape } from './map.ts'
import { NAMES_VERSION, type KeptNames } from './names.ts'
import { readNarrowing } from './narrowing.ts'
import { checkCountry, NAMED, STOCK } from './store.ts'

const DEFAULT_SORT: Sort = 'recommended'
/** Texts kept: of three kilobytes on average, with a hundred pieces in every shape that the shop asks for, or all of them in one. */
const MOST_TEXTS = 5_000

/** Only what the contract names, whatever else a column may hold. */
const write = fastJson(ListedProduct)

type Stocked = Found & { readonly stock?: number | null }

/** A page without its products, which are texts. */
type PageOfTexts = Omit<ProductPage, 'products'> & { readonly products: readonly Buffer[] }

/** A page, and the words of its search in which other things may be named. */
interface FoundTexts {
  readonly page: PageOfTexts
  readonly words: readonly string[]
}

/** Products as the JSON of their answers. */
export interface ProductTexts {
  /** One page of the list. */
  readonly page: (query: ProductQuery) => Promise<FoundTexts>
  /** One product by id or slug; a withdrawn one is not found. */
  readonly one: (idOrSlug: string) => Promise<Buffer | undefined>
  /** Several products by id, in the order asked; unknown and withdrawn ones are left out. */
  readonly byIds: (ids: readonly string[]) => Promise<Buffer[]>
}

const reader =
  (db: Db, { columns, withFiles }: Shape): ReadTexts =>
  async (ids) => {
    const shown = sql.join(columns.map((name) => sql`p.${sql.ref(name)}`))
    const { rows } = await sql<ProductRow & { version: number }>`select p.version, ${shown}
      from products p where p.active and p.id = any (${[...ids]}::text[])`.execute(db)
    return rows.map((row) => {
      const listed = toListed(row)
      const media = withFiles ? listed.media : listed.media?.map((picture) => ({ ...picture, sources: [] }))
      return { id: row.id, version: row.version, text: write({ ...listed, media }) }
    })
  }

const withStock = (bytes: Buffer, stock: number | null | undefined) =>
  stock == null ? bytes : withMember(bytes, 'stock', stock)

/** Products of one store. `db` is its pool and never a transaction: what is cached must be what everyone reads. */
export const productTexts = (db: Db, index: SearchIndex, names: KeptNames): ProductTexts => {
  const kept = keepTexts(MOST_TEXTS)
  const pages = keepPages(index)

  const textsOf = async (shape: Shape, found: readonly Stocked[]): Promise<Buffer[]> => {
    const texts = await kept.of(shape.key, found, reader(db, shape))
    return texts.flatMap((text, at) => (text === undefined ? [] : [withStock(text, found[at]?.stock)]))
  }

  /** The rows of what the index found, in its order, with the versions of the names and of the index. */
  const rowsOf = async (shape: Shape, { hits }: FoundPage, { limit, cursor }: PageQuestion) => {
    const shown = hits.slice(0, limit)
    if (cursor?.towards === 'previous') shown.reverse()
    const { rows } = await sql<
      Stocked & Standing & { names: number }
    >`select v.names, v.stamp, v.loose, p.id, p.version${shape.withStock ? sql`, ${STOCK}` : sql``}
      from (select ${NAMES_VERSION} as names, ${index.stamp} as stamp, ${index.loose} as loose) v
      left join products p on p.active and p.id = any (${shown.map(({ id }) => id)}::text[])`.execute(db)
    const byId = new Map(rows.map((row) => [row.id, row]))
    return {
      shown,
      rows: shown.flatMap(({ id }) => byId.get(id) ?? []),
      version: rows[0]?.names,
      stamp: rows[0]?.stamp ?? null,
      loose: rows[0]?.loose ?? null,
    }
  }

  /** A page and its rows. The last result is used again while it is still right. */
  const find = async (shape: Shape, question: PageQuestion) => {
    const name = JSON.stringify(question)
    const last = pages.last(name)
    if (last) {
      const read = await rowsOf(shape, last, question)
      if (pages.holds(name, question, read)) return { found: last, ...read }
    }
    const found = await pages.find(name, question)
    return { found, ...(await rowsOf(shape, found, question)) }
  }

  return {
    page: async (query) => {
      checkCountry(query.country)
      const sort = query.sortBy ?? DEFAULT_SORT
      const limit = query.limit ?? DEFAULT_LIMIT
      const page = query.page ?? 1
      const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, sort)
      const offset = cursor === undefined ? (page - 1) * limit : 0
      const shape = shapeOf(query.fields)
      const backwards = cursor?.towards === 'previous'
      const { found, shown, rows } = await names.use(async (known) => {
        const { named, ...narrowing } = readNarrowing(query, known)
        const byRelevance = query.sortBy === undefined && cursor === undefined
        const result = await find(shape, { ...narrowing, sort, byRelevance, cursor, limit, offset })
        return { result, version: named ? result.version : undefined }
      })
      const { total, search, byRelevance } = found
      const more = found.hits.length > limit
      const at = (hit: FoundPage['hits'][number] | undefined, towards: 'next' | 'previous') =>
        hit && !byRelevance ? writeCursor({ sort, towards, ...hit }) : undefined
      return {
        page: {
          products: await textsOf(shape, rows),
          total: Math.min(total, TOTAL_CAP),
          page,
          ...(total > TOTAL_CAP && { totalIsFloor: true }),
          next: backwards || more ? at(shown.at(-1), 'next') : undefined,
          previous: (backwards ? more : cursor !== undefined || page > 1)
            ? at(shown[0], 'previous')
            : undefined,
          ...(search && { search: search.reading }),
        },
        words: search?.words ?? [],
      }
    },
    one: async (idOrSlug) => {
      const { rows } = await sql<Stocked>`select p.id, p.version, ${STOCK}
        from products p where ${NAMED(idOrSlug)}`.execute(db)
      return (await textsOf(WHOLE, rows))[0]
    },
    byIds: async (ids) => {
      const asked = [...new Set(ids)]
      const { rows } = await sql<Stocked>`select p.id, p.version, ${STOCK}
        from products p where p.active and p.id = any (${asked})`.execute(db)
      const found = new Map(rows.map((row) => [row.id, row]))
      return textsOf(
        WHOLE,
        asked.flatMap((id) => found.get(id) ?? []),
      )
    },
  }
}

const OPEN = Buffer.from('{"products":')

/** An object whose `products` are JSON already, as JSON. */
export const productsAnswer = ({ products, ...rest }: { readonly products: readonly Buffer[] }): Written => {
  const others = JSON.stringify(rest)
  const end = Buffer.from(`${others === '{}' ? '' : ','}${others.slice(1)}`)
  return new Written(Buffer.concat([OPEN, ...asJsonList(products), end]))
}
