import { sql, type RawBuilder } from 'kysely'
import type { Sort } from '#contract/catalogue.ts'
import type { SearchReading } from '#contract/search-reading.ts'
import type { Db } from '#backend/lib/implement.ts'

/** A product in an index. Its keys and words decide where it is found, the rest how lists are sorted. */
export interface SearchEntry {
  readonly id: string
  /** `kind:value`, everything that a list can be narrowed by. Which kinds there are is the catalogue's. */
  readonly keys: readonly string[]
  /** Plain words: a match in the name counts most, then what the piece is, then all that is said of it. */
  readonly name: string
  readonly facts: string
  readonly body: string
  /** What it is first of all, in few words: its kind, its first stone, the metal it is shown in. */
  readonly chief: string
  readonly pricePaise: number
  readonly rank: number
  readonly sales: number
  /** ISO 8601. */
  readonly added: string
}

/** An entry in short: its place in lists, and a hash that changes with what it is found by. */
export interface SearchPlace extends Pick<
  SearchEntry,
  'id' | 'chief' | 'pricePaise' | 'rank' | 'sales' | 'added'
> {
  /** `fingerprintOf` its keys and words; `chief` follows from these. */
  readonly fingerprint: string
}

/** A short hash that differs where keys or words do. */
export const fingerprintOf = (keys: RawBuilder<unknown>, words: readonly RawBuilder<unknown>[]) =>
  sql<string>`md5(concat_ws(chr(1), array_to_string(${keys}, chr(2)), ${sql.join([...words])}))`

/** One combination that a product is sold in. */
export interface SearchVariant {
  /** Of the kinds in `NamedKinds`. */
  readonly keys: readonly string[]
  readonly pricePaise: number
}

/** What the words of a search may name of a product: the kinds of keys of which one combination has one each. */
export interface NamedKinds {
  /** Named by the last word of a value, and more exactly by the others: 'gold', 'rose gold'. */
  readonly byLastWord: readonly string[]
  /** Named by all words of a value: '18 kt'. */
  readonly byAllWords: readonly string[]
  /** Whose values are ranges of carats, `from-to`; they hold a weight that is said. */
  readonly weight: string
  /** How the kinds begin whose values may be figures with a unit: '45 cm'. */
  readonly measures: string
}

/** What an index is told of products, as the store has them now. */
export interface ProductSource {
  /** The ids of all products, as a query. */
  readonly ids: RawBuilder<{ id: string }>
  /** These products; one that is not on sale, or has gone, is absent. */
  readonly entries: (tx: Db, ids: readonly string[]) => Promise<readonly SearchEntry[]>
  /** The same in short: most products that are written again differ only in their price. */
  readonly places: (tx: Db, ids: readonly string[]) => Promise<readonly SearchPlace[]>
  readonly named: NamedKinds
  /**
   * What these products are sold in, by product. One that is absent has no variants and is sold as it is listed; one with an
   * empty list is not sold in anything. The price of a search must fit the listed price as well.
   */
  readonly variants: (
    tx: Db,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly SearchVariant[]>>
  /**
   * Is the product of this column sold with one key of each of these lists in one variant, between these prices (paise, both
   * inclusive)? For an index in the shop's database, which need not keep variants.
   */
  readonly isSoldAs: (
    id: RawBuilder<unknown>,
    keys: readonly (readonly string[])[],
    from: number,
    to: number,
  ) => RawBuilder<unknown>
}

/**
 * The state of an index: an answer is valid as long as this is the same. Null if that is unknown: while changes wait
 * that readers take in, or for an index outside the shop's database.
 */
export type Stamp = string | null

/** Products that have any of these keys. */
export interface KeyGroup {
  /**
   * The facet that chooses it: keys that begin with its name and a colon are counted as if nothing of it were chosen. Undefined for what
   * is no choice of the shopper, such as the category of the page: that narrows every count.
   */
  readonly facet: string | undefined
  /** At least one. */
  readonly keys: readonly string[]
}

/** The filters of a list; all of them apply. */
export interface Narrowing {
  readonly groups: readonly KeyGroup[]
  /** Keys that none of the products has. */
  readonly without: readonly string[]
  /** Paise, both inclusive; `to` may be Infinity, which JSON does not know. */
  readonly price: { readonly from: number; readonly to: number } | undefined
  /** As it was typed. */
  readonly search: string | undefined
}

/** One page of a list. */
export interface PageQuestion extends Narrowing {
  /**
   * `best-seller` by sales, `new-arrivals` by `added`, `price-desc` by price, each the highest first; `recommended` by rank and
   * `price-asc` by price, each the lowest first. Equals are sorted by id, in the same direction.
   */
  readonly sort: Sort
  /** The best matches of a search first, if there are few enough; otherwise the sort. */
  readonly byRelevance: boolean
  /** Just after or before the product with this key and this id, which may have gone since; `offset` is then 0. */
  readonly cursor:
    { readonly towards: 'next' | 'previous'; readonly key: number | string; readonly id: string } | undefined
  readonly limit: number
  readonly offset: number
}

export interface FoundPage {
  /** The state of the index then. */
  readonly stamp: Stamp
  /** The value that `SearchIndex.loose` has for as long as only work in bulk changes the index; null for an index without it. */
  readonly loose: Stamp
  /**
   * In their order, one more than `limit` when others follow; backwards from a cursor towards the previous ones. `key` is what
   * the sort goes by: a whole number, or of `added` the ISO time with milliseconds.
   */
  readonly hits: readonly { readonly id: string; readonly key: number | string }[]
  /** Exact up to TOTAL_CAP; anything above means a longer list. */
  readonly total: number
  /** True if the hits are sorted by how well they match; then there is no next cursor. */
  readonly byRelevance: boolean
  /** What was understood of a search, and the meanings of its words: categories and collections are looked up by these. */
  readonly search?: { readonly reading: SearchReading; readonly words: readonly string[] } | undefined
}

export interface KeyCounts {
  readonly stamp: Stamp
  /** Exact up to TOTAL_CAP. */
  readonly total: number
  /** By key, only those above 0; within the list, or for the keys of a facet with a choice as if nothing of it were chosen. */
  readonly counts: ReadonlyMap<string, number>
  /**
   * If not every match was looked at, the counts that are only a lower limit: '' for those of the list, a facet's name
   * for its own.
   */
  readonly floors: ReadonlySet<string>
}

/** How far an index is behind the store. */
export interface IndexState {
  /** Products in it. */
  readonly products: number
  /** Changes that it has not taken in yet, and how long the oldest of them has been waiting. */
  readonly waiting: number
  readonly lagSeconds: number
}

/** A total is exact up to here; beyond, it is a floor. */
export const TOTAL_CAP = 10_000

/**
 * What the shop asks of an index of its products. It gives ids, their order and counts; what an answer says of a product
 * is always read from its row. Products know nothing of it: it follows the notices of their changes.
 */
export interface SearchIndex {
  /** Outside the shop's database: taking changes in costs the readers of the shop nothing, so it is not done in small steps. */
  readonly isOutside: boolean
  /**
   * The stamp as a column, so that a statement that reads rows also learns whether the last result is still valid.
   */
  readonly stamp: RawBuilder<Stamp>
  /**
   * While changes in bulk are being taken in, a stamp that they leave as it is and all other changes do not: a list that was found a
   * moment ago, when it was the same, may still be shown. Null at all other times.
   */
  readonly loose: RawBuilder<Stamp>
  readonly find: (question: PageQuestion) => Promise<FoundPage>
  /** How many products of a list have each key. `stamp`: as the asker has just read it; then what is kept may be given unasked. */
  readonly count: (narrowing: Narrowing, stamp?: Stamp) => Promise<KeyCounts>
  /**
   * Takes in the next changes, at most so many; answers how many they were. 0 while another copy of the program takes
   * them in.
   */
  readonly takeIn: (most?: number) => Promise<number>
  /** Notes every product as changed, to be read again; returns how many. Reads go on meanwhile. */
  readonly rebuild: () => Promise<number>
  /** For after many changes: clears away what they left behind. */
  readonly tidy: () => Promise<void>
  readonly state: () => Promise<IndexState>
}
