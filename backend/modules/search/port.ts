import { sql, type RawBuilder } from 'kysely'
import type { Sort } from '#contract/catalogue.ts'
import type { SearchReading } from '#contract/search-reading.ts'
import type { Db } from '#backend/lib/http/implement.ts'

/** A product in an index. Its keys and words decide where it is found, the other members how lists are sorted. */
export interface SearchEntry {
  readonly id: string
  /** `kind:value`: everything by which a list can be narrowed. The catalogue decides which kinds there are. */
  readonly keys: readonly string[]
  /** Plain words: a match in the name counts most, then what the piece is, then any other text about it. */
  readonly name: string
  readonly facts: string
  readonly body: string
  /** What it mainly is, in few words: its kind, its first stone, the metal in which it is shown. */
  readonly chief: string
  readonly pricePaise: number
  readonly rank: number
  readonly sales: number
  /** ISO 8601. */
  readonly added: string
}

/** An entry in short: its place in lists, and a hash that changes with its keys and words. */
export interface SearchPlace extends Pick<
  SearchEntry,
  'id' | 'chief' | 'pricePaise' | 'rank' | 'sales' | 'added'
> {
  /** `fingerprintOf` its keys and words; `chief` depends only on these. */
  readonly fingerprint: string
}

/** A short hash that differs if keys or words do. */
export const fingerprintOf = (keys: RawBuilder<unknown>, words: readonly RawBuilder<unknown>[]) =>
  sql<string>`md5(concat_ws(chr(1), array_to_string(${keys}, chr(2)), ${sql.join([...words])}))`

/** One combination that a product is sold in. */
export interface SearchVariant {
  /** Keys of the kinds in `NamedKinds`. */
  readonly keys: readonly string[]
  readonly pricePaise: number
}

/** The kinds of keys that the words of a search may name. One variant of a product must have one key of each list. */
export interface NamedKinds {
  /** Named by the last word of a value, and more exactly by the others: 'gold', 'rose gold'. */
  readonly byLastWord: readonly string[]
  /** Named by all words of a value: '18 kt'. */
  readonly byAllWords: readonly string[]
  /** The kind whose values are ranges of carats, `from-to`; a weight in a search matches the range that contains it. */
  readonly weight: string
  /** The beginning of the kinds whose values may be figures with a unit: '45 cm'. */
  readonly measures: string
}

/** What an index needs to know about products, as the store has them now. */
export interface ProductSource {
  /** The ids of all products, as a query. */
  readonly ids: RawBuilder<{ id: string }>
  /** These products; one that is not on sale, or has gone, is absent. */
  readonly entries: (tx: Db, ids: readonly string[]) => Promise<readonly SearchEntry[]>
  /** The same in short: most products that are written again have changed only in their price. */
  readonly places: (tx: Db, ids: readonly string[]) => Promise<readonly SearchPlace[]>
  readonly named: NamedKinds
  /**
   * The variants of these products, by product. An absent one has no variants and is sold as listed; one with an empty
   * list is not sold at all. The price of a search must match the listed price as well.
   */
  readonly variants: (
    tx: Db,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly SearchVariant[]>>
  /**
   * Whether the product of this column has a variant with one key of each of these lists, between these prices (paise,
   * both inclusive). For an index in the shop's database, which need not store variants.
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
   * The facet that chooses these keys: keys that begin with its name and a colon are counted as if nothing of it were
   * chosen. Undefined for keys that the shopper does not choose, such as the category of the page: they narrow every
   * count.
   */
  readonly facet: string | undefined
  /** At least one. */
  readonly keys: readonly string[]
}

/** The filters of a list; all of them apply. */
export interface Narrowing {
  readonly groups: readonly KeyGroup[]
  /** Keys that no product of the list may have. */
  readonly without: readonly string[]
  /** Paise, both inclusive; `to` may be Infinity, which JSON does not know. */
  readonly price: { readonly from: number; readonly to: number } | undefined
  /** The search as it was typed. */
  readonly search: string | undefined
}

/** One page of a list. */
export interface PageQuestion extends Narrowing {
  /**
   * `best-seller` by sales, `new-arrivals` by `added`, `price-desc` by price, each the highest first; `recommended` by
   * rank and `price-asc` by price, each the lowest first. Equals are sorted by id, in the same direction.
   */
  readonly sort: Sort
  /** The best matches of a search first, if there are few enough; otherwise the sort. */
  readonly byRelevance: boolean
  /**
   * Just after or before the product with this key and this id, even if it has been deleted since; `offset` is then 0.
   */
  readonly cursor:
    { readonly towards: 'next' | 'previous'; readonly key: number | string; readonly id: string } | undefined
  readonly limit: number
  readonly offset: number
}

export interface FoundPage {
  /** The state of the index at that moment. */
  readonly stamp: Stamp
  /** The value of `SearchIndex.loose` while only bulk work changes the index; null for an index without it. */
  readonly loose: Stamp
  /**
   * In their order, with one more than `limit` if others follow; backwards from a cursor towards the previous ones.
   * `key` is the value that the list is sorted by: a whole number, or for `added` the ISO time with milliseconds.
   */
  readonly hits: readonly { readonly id: string; readonly key: number | string }[]
  /** Exact up to TOTAL_CAP; anything above means a longer list. */
  readonly total: number
  /** True if the hits are sorted by how well they match; then there is no next cursor. */
  readonly byRelevance: boolean
  /** How a search was understood, and the meanings of its words, by which categories and collections are looked up. */
  readonly search?: { readonly reading: SearchReading; readonly words: readonly string[] } | undefined
}

export interface KeyCounts {
  readonly stamp: Stamp
  /** Exact up to TOTAL_CAP. */
  readonly total: number
  /**
   * By key, only those above 0; within the list, or for the keys of a facet with a choice as if nothing of it were
   * chosen.
   */
  readonly counts: ReadonlyMap<string, number>
  /**
   * If not every match was examined, the counts that are only a lower limit: '' for those of the list, a facet's name
   * for its own.
   */
  readonly floors: ReadonlySet<string>
}

/** How far an index is behind the store. */
export interface IndexState {
  /** Products in it. */
  readonly products: number
  /** The number of changes that it has not taken in yet, and how long the oldest of them has been waiting. */
  readonly waiting: number
  readonly lagSeconds: number
}

/** A total is exact up to this; above, it is a lower limit. */
export const TOTAL_CAP = 10_000

/**
 * What the shop asks of an index of its products. It gives ids, their order and counts; the product itself is always
 * read from its row. Products do not know the index: it follows the notices of their changes.
 */
export interface SearchIndex {
  /**
   * An index outside the shop's database: taking changes in costs the shop's readers nothing, so it is not done in
   * small steps.
   */
  readonly isOutside: boolean
  /**
   * The stamp as a column, so that a statement that reads rows also learns whether the last result is still valid.
   */
  readonly stamp: RawBuilder<Stamp>
  /**
   * While changes in bulk are being taken in, a stamp that only other changes alter: a list that was found a moment
   * ago, with the same value, may still be shown. Null at all other times.
   */
  readonly loose: RawBuilder<Stamp>
  readonly find: (question: PageQuestion) => Promise<FoundPage>
  /**
   * The number of products of a list for each key. `stamp`: the value that the caller has just read; with it, stored
   * counts may be returned without asking.
   */
  readonly count: (narrowing: Narrowing, stamp?: Stamp) => Promise<KeyCounts>
  /**
   * Takes in the next changes, at most this many; returns how many there were. 0 while another copy of the program
   * takes them in.
   */
  readonly takeIn: (most?: number) => Promise<number>
  /** Notes every product as changed, to be read again; returns how many. Reads continue meanwhile. */
  readonly rebuild: () => Promise<number>
  /** For use after many changes: removes what they left behind. */
  readonly tidy: () => Promise<void>
  readonly state: () => Promise<IndexState>
}
