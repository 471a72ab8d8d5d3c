import type { AddToBagInput } from '#web/gql/catalogue/graphql.ts'
import { t } from '#web/words/t.ts'
import type { Face, Rules } from './rules.ts'

/** What the shopper has written and chosen in the form. */
export interface Wishes {
  words: string
  face: Face
  /** Name of a birth stone; empty for none. */
  stone: string
  initials: string
  pouch: boolean
}

export const NO_WISHES: Wishes = { words: '', face: 'SERIF', stone: '', initials: '', pouch: false }

export interface Personal {
  /** Members of the bag's line. */
  input: Pick<AddToBagInput, 'engraving' | 'engravingFace' | 'birthStone' | 'box' | 'boxStamp'>
  /** Added to the price, paise. */
  paise: number
  /** Working days added to the making. */
  days: number
  /** It cannot be returned. */
  madeForOne: boolean
  /** Characters written and the most there is room for. */
  count: number
  most: number
  /** What must be corrected, by field; empty if it can go into the bag. */
  faults: Partial<Record<'words' | 'initials', string>>
}

let graphemes: Intl.Segmenter | undefined
/**
 * The first use loads the rules of all scripts, so it waits until there is text: a page that only shows the form needs
 * none.
 */
const countOf = (text: string) => {
  if (text === '') return 0
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...graphemes.segment(text)].length
}
/**
 * Marks of direction and width, which come with pasted text. Joiners are kept, because Devanagari is written with them.
 */
const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu
const tidy = (text: string) => text.normalize('NFC').replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim()
export const hasDevanagari = (text: string) => /[\u0900-\u097F]/.test(text)
const SIGNS = String.raw`0-9 .,:;·&+'’/()!?–-`
const LATIN_LETTERS = 'A-Za-zÀ-ÖØ-öø-ÿ'
const DEVANAGARI_LETTERS = String.raw`\u0900-\u097F\u200C\u200D`
const only = (letters: string) => new RegExp(`^[${letters}${SIGNS}]*$`, 'u')
const LATIN = only(LATIN_LETTERS)
const DEVANAGARI = only(DEVANAGARI_LETTERS)
const EITHER = only(LATIN_LETTERS + DEVANAGARI_LETTERS)

const wordsFault = (words: string, face: Face, count: number, most: number): string | undefined => {
  if (count > most) return t('personal.room', { count: most })
  if ((face === 'DEVANAGARI' ? DEVANAGARI : LATIN).test(words)) return undefined
  if (!EITHER.test(words)) return t('personal.letters')
  return face === 'DEVANAGARI' ? t('personal.noLatin') : t('personal.noDevanagari')
}

/**
 * Checks the form against the product's rules. This only spares the shopper a refusal: the server checks rules and
 * prices again.
 */
export const readWishes = (rules: Rules, wishes: Wishes): Personal => {
  const { engraving, birthStones, box } = rules
  const words = engraving ? tidy(wishes.words) : ''
  const stone = birthStones.find(({ name }) => name === wishes.stone)
  const initials = box && !wishes.pouch ? tidy(wishes.initials).toLocaleUpperCase('en') : ''
  const most = (stone ? engraving?.mostWithStone : engraving?.most) ?? 0
  const count = countOf(words)
  const fault = words === '' ? undefined : wordsFault(words, wishes.face, count, most)
  const stampMost = box?.stampMost ?? 0
  const stampable = countOf(initials) <= stampMost && /^[A-Z\u0900-\u097F\u200C\u200D]*$/u.test(initials)
  return {
    input: {
      ...(words !== '' && { engraving: words, engravingFace: wishes.face }),
      ...(stone && { birthStone: stone.name }),
      ...(initials !== '' && { boxStamp: initials }),
      ...(wishes.pouch && box && { box: 'POUCH' as const }),
    },
    paise:
      (words === '' ? 0 : (engraving?.price ?? 0)) +
      (stone?.price ?? 0) +
      (initials === '' ? 0 : (box?.stampPrice ?? 0)),
    days: (words === '' ? 0 : (engraving?.days ?? 0)) + (stone?.days ?? 0),
    madeForOne: words !== '' || stone !== undefined,
    count,
    most,
    faults: {
      ...(fault !== undefined && { words: fault }),
      ...(!stampable && { initials: t('personal.stampLetters', { count: stampMost }) }),
    },
  }
}
