import { Type, type Static } from 'typebox'

/** A page of the shop that answers a search. */
export const SearchedPage = Type.Object({
  path: Type.String({ pattern: '^/[\\w/#-]*$', maxLength: 128 }),
  title: Type.String({ minLength: 1, maxLength: 80 }),
  /** One sentence: what there is to find. */
  line: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
})
export type SearchedPage = Static<typeof SearchedPage>

/** How a search was understood, if not simply as the words that were typed. */
export const SearchReading = Type.Object({
  /** The whole search with typing errors corrected. */
  corrected: Type.Optional(Type.String()),
  /** Words of the trade, and the words of the catalogue that were looked up for them. */
  meant: Type.Array(
    Type.Object({
      term: Type.String(),
      means: Type.Array(Type.String()),
      /** One sentence on the word, e.g. what a mangalsutra is here. */
      note: Type.Optional(Type.String()),
    }),
  ),
  /** Pages that answer it, the best first. */
  pages: Type.Optional(Type.Array(SearchedPage)),
  /** The sum that the search names as the most to be spent, and the search without it. */
  budget: Type.Optional(
    Type.Object({
      /** Rupees; pieces up to this are found. */
      most: Type.Integer({ minimum: 0 }),
      words: Type.String(),
    }),
  ),
})
export type SearchReading = Static<typeof SearchReading>
