import { sql } from 'kysely'
import type { SearchReading } from '#contract/catalogue.ts'
import type { Db } from '#backend/lib/implement.ts'
import { fold } from './keys.ts'
import { nearest, type NearWord } from './near-word.ts'
import { readPhrases } from './search-phrases.ts'

/** A search as it is asked of the store. */
export interface Search {
  /** For `to_tsquery('english', …)`: every word of it, or what stands for that word. */
  readonly all: string
  /** The same with any word: what a category or a collection is found by. */
  readonly any: string
  /** At most this many products can match: every word is in no more. Infinity where nothing is known. */
  readonly atMost: number
  /** At least this many do: it is one known word and nothing else. */
  readonly atLeast: number
  /** Rupees, where the search says so. */
  readonly priceMin?: number
  readonly priceMax?: number
  readonly reading: SearchReading
}

const MOST_WORDS = 8
/** Shorter words are too near to too many. */
const SHORTEST_MENDED = 4

interface Known {
  token: string
  term: string | null
  means: string[] | null
  note: string | null
  stop: boolean
  /** Products with this word or another of its stem. */
  products: number | null
  /** Products with the commonest of those words. */
  commonest: number | null
  /** Words that begin so, the commonest first. */
  begins: NearWord[] | null
  /** A trade word that begins so. */
  begun: string | null
  near: NearWord[] | null
}

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu
/** Joining words of Hindi in Latin letters; alone one may be the beginning of another word. */
const JOINING = new Set(['ka', 'ke', 'ki', 'ko', 'me', 'mein', 'aur', 'wala', 'wale', 'wali'])
const tokensOf = (text: string): string[] => {
  const tokens = fold(text).match(TOKEN) ?? []
  const telling = tokens.filter((token) => !JOINING.has(token))
  return (telling.length > 0 ? telling : [...tokens]).slice(0, MOST_WORDS)
}

/** Stands for nothing that could be in the store: a search without a single word finds nothing. */
const NOTHING: Search = { all: '', any: '', atMost: 0, atLeast: 0, reading: { meant: [] } }

/**
 * Everything the store knows of these words, in one round trip: trade words, words of the catalogue by their stem,
 * words that begin so, and for the unknown ones the nearest by trigrams (an index gives them in order).
 */
const lookUp = async (db: Db, tokens: readonly string[]): Promise<Map<string, Known>> => {
  const { rows } = await sql<Known>`
    select q.token, t.term, t.means, t.note, coalesce(ts_lexize('english_stem', q.token) = '{}', false) as stop,
      coalesce(known.products, meant.products)::integer as products, known.commonest, begins.words as begins,
      begun.term as begun, near.words as near
    from unnest(${tokens}::text[]) q (token)
    left join search_terms t on t.term = coalesce(
      (select term from search_terms where term = q.token), (select term from search_terms where term = rtrim(q.token, 's')))
    left join lateral (select sum(products) as products, max(products) as commonest from search_words
      where lexeme = coalesce((ts_lexize('english_stem', q.token))[1], q.token) and products > 0
      having bool_or(word = q.token or named > 0)) known on t.term is null
    left join lateral (select sum(w.products) as products from unnest(t.means) mean join search_words w
      on w.lexeme = (ts_lexize('english_stem', split_part(mean, ' ', 1)))[1]) meant on true
    left join lateral (select json_agg(b) as words from (select word, products from search_words
      where word like q.token || '%' and named > 0 order by products desc, word limit 8) b)
      begins on t.term is null and known.products is null and length(q.token) > 1
    left join lateral (select term from search_terms where term like q.token || '%' order by term limit 1)
      begun on t.term is null and known.products is null and begins.words is null and length(q.token) > 2
    left join lateral (select json_agg(n) as words from (
        (select word, products from search_words where named > 0 order by word <-> q.token limit 12)
        union all (select term, 1 from search_terms order by term <-> q.token limit 4)) n)
      near on t.term is null and known.products is null and begins.words is null and begun.term is null
        and length(q.token) >= ${SHORTEST_MENDED}`.execute(db)
  return new Map(rows.map((row) => [row.token, row]))
}

const phrase = (text: string): string => (fold(text).match(TOKEN) ?? []).join(' <-> ')

/**
 * Reads what a shopper typed. Each word is, in this order: a word of the trade, a word of the catalogue, the beginning
 * of one, or a mistyped one. A word that is none of these is left out, and said so, where at least as many are known.
 */
export const readSearch = async (db: Db, text: string): Promise<Search> => {
  const { words, meant: figures, ...prices } = readPhrases(text)
  const priced = prices.priceMin !== undefined || prices.priceMax !== undefined
  const tokens = tokensOf(words)
  if (tokens.length === 0)
    return priced ? { ...NOTHING, ...prices, atMost: Infinity, reading: { meant: [...figures] } } : NOTHING
  const pairs = tokens.slice(1).map((token, at) => `${tokens[at]}${token}`)
  const known = await lookUp(db, [...new Set([...tokens, ...pairs])])
  let parts: { words: string; query: string; atMost: number; atLeast?: number }[] = []
  const meant: SearchReading['meant'] = [...figures]
  let mended = false

  const takeTerm = (entry: Known) => {
    const means = entry.means ?? []
    meant.push({ term: entry.term ?? entry.token, means, ...(entry.note !== null && { note: entry.note }) })
    parts.push({
      words: entry.term ?? entry.token,
      query: means.map((mean) => `(${phrase(mean)})`).join(' | '),
      // Unknown where it means figures: those are not in the list of words.
      atMost: entry.products ?? Infinity,
    })
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const pair = known.get(pairs[at] ?? '')
    const entry = known.get(token)
    if (pair?.term != null) {
      takeTerm(pair)
      at += 1
    } else if (entry === undefined || entry.stop) continue
    else if (entry.term !== null) takeTerm(entry)
    else if (entry.products !== null)
      parts.push({ words: token, query: token, atMost: entry.products, atLeast: entry.commonest ?? 0 })
    else if (entry.begins !== null)
      parts.push({
        words: token,
        query: entry.begins.map(({ word }) => word).join(' | '),
        atMost: entry.begins.reduce((sum, { products }) => sum + products, 0),
      })
    else {
      const better = entry.begun ?? nearest(token, entry.near ?? [])
      if (better === undefined)
        // Figures, words of two letters and of other alphabets are not in the list of words, but may be in a text.
        parts.push({ words: token, query: token, atMost: /^[a-z]{3,}$/.test(token) ? 0 : Infinity })
      else {
        mended ||= entry.begun === null
        const found = (await lookUp(db, [better])).get(better)
        if (found?.term != null) takeTerm(found)
        else parts.push({ words: better, query: better, atMost: found?.products ?? 0 })
      }
    }
  }
  const unknown = parts.filter(({ atMost }) => atMost === 0)
  if (unknown.length > 0 && unknown.length * 2 <= parts.length) {
    parts = parts.filter(({ atMost }) => atMost > 0)
    for (const { words: word } of unknown)
      meant.push({
        term: word,
        means: [],
        note: `Nothing here is called “${word}”: these answer to the rest.`,
      })
  }
  if (parts.length === 0) return NOTHING
  return {
    ...prices,
    all: parts.map(({ query }) => `(${query})`).join(' & '),
    any: parts.map(({ query }) => query).join(' | '),
    atMost: Math.min(...parts.map(({ atMost }) => atMost)),
    atLeast: parts.length === 1 && !priced ? (parts[0]?.atLeast ?? 0) : 0,
    reading: { ...(mended && { corrected: parts.map(({ words }) => words).join(' ') }), meant },
  }
}
