import { sql } from 'kysely'
import { json } from '#backend/lib/store/db.ts'
import type { SearchedPage } from '#contract/search-reading.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { fold } from './fold.ts'

/** A word of the trade, with the words that the catalogue uses for it, or pages that answer it. */
export interface SearchTerm {
  /** One word in lower case, or two. */
  readonly term: string
  /** Without these it narrows nothing. */
  readonly means?: readonly string[]
  /** Pieces that mainly are one of these are listed before the others. */
  readonly prefers?: readonly string[]
  readonly pages?: readonly SearchedPage[]
  /** One sentence for the shopper, if the house does not make the thing itself. */
  readonly note?: string
}

/** Replaces all trade words; call it inside a transaction. */
export const putSearchTerms = async (tx: Db, terms: readonly SearchTerm[]): Promise<void> => {
  await sql`delete from search_terms`.execute(tx)
  // Two words are looked up as one, with their letters folded as those of a search are.
  const rows = terms.map(({ term, means = [], prefers = [], pages = [], note }) => ({
    term: fold(term).replaceAll(' ', ''),
    means,
    prefers,
    pages,
    note,
  }))
  await sql`insert into search_terms (term, means, prefers, pages, note)
    select term, array(select jsonb_array_elements_text(means)), array(select jsonb_array_elements_text(prefers)), pages, note
    from jsonb_to_recordset(${json(rows)}) r (term text, means jsonb, prefers jsonb, pages jsonb, note text)`.execute(
    tx,
  )
  // Results found with the old words are no longer valid.
  await sql`update search_state set moves = moves + 1, awaited = awaited + 1`.execute(tx)
}
