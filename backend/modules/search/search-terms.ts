import { sql } from 'kysely'
import { json } from '#backend/lib/db.ts'
import type { Db } from '#backend/lib/implement.ts'

/** A word of the trade, and the words by which the catalogue has it. */
export interface SearchTerm {
  /** One word in lower case. */
  readonly term: string
  readonly means: readonly string[]
  /** One sentence for the shopper, when the thing itself is not made here. */
  readonly note?: string
}

/** Puts these in the place of all trade words; call it inside a transaction. */
export const putSearchTerms = async (tx: Db, terms: readonly SearchTerm[]): Promise<void> => {
  await sql`delete from search_terms`.execute(tx)
  await sql`insert into search_terms (term, means, note)
    select term, array(select jsonb_array_elements_text(means)), note
    from jsonb_to_recordset(${json(terms)}) r (term text, means jsonb, note text)`.execute(tx)
  // What was found by the words before holds no more.
  await sql`update search_state set moves = moves + 1`.execute(tx)
}
