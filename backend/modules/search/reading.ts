import { sql, type RawBuilder } from 'kysely'
import type { SearchedPage, SearchReading } from '#contract/search-reading.ts'
import type { Db } from '#backend/lib/http/implement.ts'
import { fold } from './fold.ts'
import { nearest, type NearWord } from './near-word.ts'
import type { NamedKinds } from './port.ts'
import { anyOf, boostsOf, TOKEN, type Boost, type RankedPart } from './ranking.ts'
import { variantKeys } from './variant-keys.ts'
import { readPhrases } from './search-phrases.ts'

/** A search in the form that the store is asked. */
export interface Search {
  /** For `to_tsquery('english', …)`: every word of the search, or what it means. */
  readonly all: string
  /** The meanings of each word, one or more words in a row: categories and collections are found by these. */
  readonly words: readonly string[]
  /** The same words, any of them: used if nothing has all. Undefined for a single word. */
  readonly any?: string
  /** What boosts a piece among the hits. */
  readonly boosts: readonly Boost[]
  /** At most this many products can match, because each word is in no more. Infinity if that is unknown. */
  readonly atMost: number
  /** Rupees, if the search names a sum. */
  readonly priceMin?: number
  readonly priceMax?: number
  /**
   * What the words name of `NamedKinds`, as lists of keys, one list for each kind: one variant must have one key of
   * each, at the price.
   */
  readonly variant?: readonly (readonly string[])[]
  /** Lists of keys, of each of which a piece must have one: for facts that are in keys and not in texts. */
  readonly narrows?: readonly (readonly string[])[]
  /** What one variant must have, as a condition on an entry. */
  readonly sold?: RawBuilder<unknown>
  readonly reading: SearchReading
}

const MOST_WORDS = 8
/** Shorter words are too similar to too many others. */
const SHORTEST_MENDED = 4

interface Known {
  token: string
  term: string | null
  means: string[] | null
  note: string | null
  prefers: string[] | null
  pages: SearchedPage[] | null
  stop: boolean
  /** Products with this word or another one of its stem. */
  products: number | null
  /** Words that begin with it, the commonest first. */
  begins: NearWord[] | null
  /** A trade word that begins with it. */
  begun: string | null
  near: NearWord[] | null
}

/** Joining words of Hindi in Latin letters; alone, one may be the beginning of another word. */
const JOINING = new Set(
  (
    'ka ke ki ko me mein aur wala wale wali liye se tak kaise kare karen hai chahiye gaya gayi ' +
    'का के की को में और वाला वाले वाली लिए से तक कैसे करें है चाहिए गया गई'
  )
    .split(' ')
    .map(fold),
)
const tokensOf = (text: string): string[] => {
  const tokens = fold(text).match(TOKEN) ?? []
  const telling = tokens.filter((token) => !JOINING.has(token))
  return (telling.length > 0 ? telling : [...tokens]).slice(0, MOST_WORDS)
}

/** No word in it can be in the store: a search without a single word finds nothing. */
const NOTHING: Search = { all: '', words: [], boosts: [], atMost: 0, reading: { meant: [] } }

/**
 * Everything that the store knows about these words, in one round trip: trade words, words of the catalogue by their
 * stem, words that begin with them, and for unknown ones the nearest by trigrams (an index gives them in order). For a
 * pair that may be one word ('mangal sutra') only trade words are searched. Each part includes its own condition, so
 * that nothing is looked up in vain.
 */
const lookUp = async (
  db: Db,
  tokens: readonly string[],
  pairs: readonly string[] = [],
): Promise<Map<string, Known>> => {
  const asked = [...new Set([...tokens, ...pairs])]
  const { rows } = await sql<Known>`
    select q.token, t.term, t.means, t.note, t.prefers, t.pages, q.stop, coalesce(known.products, meant.products)::integer as products,
      begins.words as begins, begun.term as begun, near.words as near
    from (select token, whole, coalesce(stems[1], token) as lexeme, coalesce(stems = '{}', false) as stop
      from (select token, whole, ts_lexize('english_stem', token) as stems
        from unnest((select ${asked}::text[]), (select ${asked.map((token) => tokens.includes(token))}::boolean[])) a (token, whole)) each) q
    left join search_terms t on t.term = coalesce(
      (select term from search_terms where term = q.token), (select term from search_terms where term = rtrim(q.token, 's')))
    left join lateral (select sum(products) as products from search_words where q.whole and t.term is null and lexeme = q.lexeme and products > 0
      having bool_or(word = q.token or named > 0)) known on true
    left join lateral (select sum(w.products) as products from unnest(t.means) mean, lateral (select sum(products) as products from search_words
        where lexeme = (ts_lexize('english_stem', split_part(mean, ' ', 1)))[1]) w) meant on true
    left join lateral (select json_agg(b) as words from (
        select word, products from search_words
        where q.whole and t.term is null and known.products is null and length(q.token) > 1
          and word >= q.token and word < q.token || '{' and named > 0 order by products desc, word limit 8) b) begins on true
    left join lateral (select term from search_terms where q.whole and t.term is null and known.products is null
        and begins.words is null and length(q.token) > 2 and starts_with(term, q.token) order by term limit 1) begun on true
    left join lateral (select json_agg(n) as words from (
        (select word, products from search_words where named > 0 and q.whole and t.term is null and known.products is null
          and begins.words is null and begun.term is null and length(q.token) >= ${SHORTEST_MENDED} order by word <-> q.token limit 12)
        union all (select term, 1 from search_terms where q.whole and t.term is null and known.products is null
          and begins.words is null and begun.term is null and length(q.token) >= ${SHORTEST_MENDED} order by term <-> q.token limit 4)) n)
      near on true`.execute(db)
  return new Map(rows.map((row) => [row.token, row]))
}

const PLAIN = /^[a-z]{3,}$/
interface Part extends RankedPart {
  words: string
  atMost: number
}

/** A search in quotation marks is only its words: no sum, no word of the trade, no misspelling. */
const QUOTED = /^["“”„«](.+)["“”»]$/u

const readWords = async (db: Db, text: string): Promise<Search> => {
  const known = await lookUp(db, (fold(text).match(TOKEN) ?? []).slice(0, MOST_WORDS))
  const parts = [...known.values()].flatMap(({ token, stop, term, products }): Part[] =>
    stop ? [] : [{ words: token, means: [token], atMost: term === null ? (products ?? 0) : Infinity }],
  )
  if (parts.length === 0) return NOTHING
  return {
    all: parts.map(({ means }) => anyOf(means)).join(' & '),
    ...(parts.length > 1 && { any: parts.map(({ means }) => anyOf(means)).join(' | ') }),
    words: parts.flatMap(({ means }) => means),
    boosts: boostsOf(parts),
    atMost: Math.min(...parts.map(({ atMost }) => atMost)),
    reading: { meant: [] },
  }
}

/**
 * Reads what a shopper typed. Each word is, in this order: a word of the trade, a word of the catalogue, the beginning
 * of one, or a misspelled one. Other words are left out, and the answer says so, if at least as many are known.
 */
export const readSearch = async (db: Db, text: string, named: NamedKinds): Promise<Search> => {
  const quoted = QUOTED.exec(text.trim())?.[1]
  if (quoted !== undefined) return readWords(db, quoted)
  const { words, meant: figures, carats, ...prices } = readPhrases(text)
  const priced = prices.priceMin !== undefined || prices.priceMax !== undefined
  const tokens = tokensOf(words)
  const budget =
    prices.priceMax !== undefined && prices.priceMin === undefined && words.trim() !== ''
      ? { most: prices.priceMax, words: words.trim().replaceAll(/\s+/g, ' ') }
      : undefined
  if (tokens.length === 0)
    return { ...NOTHING, ...prices, ...(priced && { atMost: Infinity }), reading: { meant: [...figures] } }
  const pairOf = (at: number, steps: number) => `${tokens[at]}${tokens[at + steps] ?? ''}`
  const pairs = tokens.flatMap((_, at) =>
    [1, 2].filter((steps) => tokens[at + steps]).map((steps) => pairOf(at, steps)),
  )
  const known = await lookUp(db, tokens, pairs)
  /**
   * The distance that the words of a trade term may have: 'nose pin', and 'kada for men' across a word without meaning.
   */
  const stepsOfPair = (at: number): number =>
    known.get(pairOf(at, 1))?.term != null
      ? 1
      : known.get(tokens[at + 1] ?? '')?.stop && known.get(pairOf(at, 2))?.term != null
        ? 2
        : 0
  let parts: Part[] = []
  const meant: SearchReading['meant'] = [...figures]
  let mended = false

  /**
   * By their address. A term of several words says more exactly what was asked, so its pages come first and keep their
   * titles.
   */
  const exact = new Map<string, SearchedPage>()
  const pages = new Map<string, SearchedPage>()
  let said = false
  /** `shown`: the shopper's own words, if the term was composed from several. */
  const takeTerm = (entry: Known, shown = entry.term ?? entry.token) => {
    said = true
    const means = entry.means ?? []
    const into = shown.includes(' ') ? exact : pages
    for (const page of entry.pages ?? []) if (!into.has(page.path)) into.set(page.path, page)
    if (means.length === 0 && entry.note === null) return
    const term = entry.term ?? entry.token
    // A word that means itself needs no explanation; terms of two words are stored as one.
    if (entry.note !== null || !means.some((mean) => term.startsWith(mean.replaceAll(' ', ''))))
      meant.push({ term: shown, means, ...(entry.note !== null && { note: entry.note }) })
    if (means.length === 0) return
    parts.push({
      prefers: entry.prefers ?? [],
      words: shown,
      means,
      // Unknown if it means figures: those are not in the list of words.
      atMost: entry.products ?? Infinity,
    })
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const steps = stepsOfPair(at)
    const pair = steps > 0 ? known.get(pairOf(at, steps)) : undefined
    const entry = known.get(token)
    if (pair) {
      takeTerm(pair, tokens.slice(at, at + steps + 1).join(' '))
      at += steps
    } else if (entry === undefined) continue
    else if (entry.term !== null) takeTerm(entry)
    else if (entry.stop) continue
    else if (entry.products !== null)
      parts.push({
        words: token,
        means: [token],
        atMost: entry.products,
      })
    else if (entry.begins !== null)
      parts.push({
        words: token,
        means: entry.begins.map(({ word }) => word),
        atMost: entry.begins.reduce((sum, { products }) => sum + products, 0),
      })
    else {
      const better = entry.begun ?? nearest(token, entry.near ?? [])
      if (better === undefined)
        // Figures, words of two letters and words of other alphabets are not in the list of words, but may be in a
        // text.
        parts.push({
          words: token,
          means: [token],
          atMost: PLAIN.test(token) ? 0 : Infinity,
        })
      else {
        mended ||= entry.begun === null
        const found = (await lookUp(db, [better])).get(better)
        if (found?.term != null) takeTerm(found)
        else
          parts.push({
            words: better,
            means: [better],
            atMost: found?.products ?? 0,
          })
      }
    }
  }
  const unknown = parts.filter(({ atMost }) => atMost === 0)
  if (unknown.length > 0 && (said || unknown.length * 2 <= parts.length)) {
    parts = parts.filter(({ atMost }) => atMost > 0)
    for (const { words: word } of unknown)
      meant.push({
        term: word,
        means: [],
        note: `Nothing here is called “${word}”: these answer to the rest.`,
      })
  }
  const answering = [...new Map([...exact, ...pages, ...exact]).values()]
  const reading: SearchReading = {
    ...(mended && parts.length > 0 && { corrected: parts.map(({ words }) => words).join(' ') }),
    meant,
    ...(answering.length > 0 && { pages: answering }),
    ...(budget && { budget }),
  }
  const { variant, narrows, rest } = await variantKeys(db, named, parts, { priced, carats })
  parts = [...rest]
  const onVariant = {
    ...(narrows.length > 0 && { narrows }),
    ...((priced || variant.length > 1) && { variant }),
  }
  // Words that narrow nothing ('jewellery') find everything, except together with a page that answers.
  if (parts.length === 0)
    return {
      ...NOTHING,
      ...prices,
      ...onVariant,
      atMost: priced || narrows.length > 0 || (said && answering.length === 0) ? Infinity : 0,
      reading,
    }
  return {
    ...prices,
    all: parts.map(({ means }) => anyOf(means)).join(' & '),
    ...(parts.length > 1 && { any: parts.map(({ means }) => anyOf(means)).join(' | ') }),
    words: parts.flatMap(({ means }) => means),
    boosts: boostsOf(parts),
    atMost: Math.min(...parts.map(({ atMost }) => atMost)),
    ...onVariant,
    reading,
  }
}
