import type { BoxChoice, EngravingFace } from '#contract/personalise.ts'
import { wrongField } from '#backend/lib/http/implement.ts'
import { say } from '#backend/lib/words/words.ts'
import type { Bears, PriceList } from './store.ts'

/** The personalisation that a shopper asks for, as it is sent. */
export interface PersonalWishes {
  engraving?: string
  engravingFace?: EngravingFace
  birthStone?: string
  box?: BoxChoice
  boxStamp?: string
}

/** The same, checked. */
export interface Personal {
  readonly engraving: string | null
  readonly engravingFace: EngravingFace | null
  readonly birthStone: string | null
  /** Null is the signature box. */
  readonly box: 'pouch' | null
  readonly boxStamp: string | null
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Characters as a reader counts them: a Devanagari syllable with its signs is one. */
const countCharacters = (text: string): number => [...graphemes.segment(text)].length

const tidy = (text: string | undefined): string => text?.normalize('NFC').replaceAll(/\s+/g, ' ').trim() ?? ''

/** What each typeface has: the letters of Western Europe, or Devanagari; figures, and the signs of dates and names. */
const SIGNS = String.raw`0-9 .,:;·&+'’/()!?–-`
const LATIN = new RegExp(`^[A-Za-zÀ-ÖØ-öø-ÿ${SIGNS}]*$`, 'u')
// Joiners shape Devanagari; every other invisible character has no business in metal.
const DEVANAGARI = new RegExp(String.raw`^[\u0900-\u097F\u200C\u200D${SIGNS}]*$`, 'u')
const hasDevanagari = (text: string) => /[\u0900-\u097F]/.test(text)

const readFace = (words: string, bears: Bears, wished: EngravingFace | undefined): EngravingFace => {
  const face = wished ?? (hasDevanagari(words) ? 'devanagari' : 'serif')
  if (!bears.engraving_faces.includes(face))
    throw wrongField('engravingFace', 'This piece is not cut in this lettering.')
  if (!(face === 'devanagari' ? DEVANAGARI : LATIN).test(words))
    throw wrongField(
      'engraving',
      face === 'devanagari'
        ? 'Devanagari lettering has Devanagari letters, figures and . , : · & – alone.'
        : hasDevanagari(words)
          ? 'This lettering has no Devanagari letters. Choose Devanagari.'
          : 'An engraving is made of Latin or Devanagari letters, figures and . , : · & –.',
    )
  return face
}

const readEngraving = (wishes: PersonalWishes, bears: Bears | undefined, stone: string | null) => {
  const words = tidy(wishes.engraving)
  if (words === '') return { engraving: null, engravingFace: null }
  if (bears?.engraving_most == null)
    throw wrongField('engraving', bears?.no_engraving ?? 'This piece cannot be engraved.')
  const most =
    stone === null ? bears.engraving_most : (bears.engraving_most_with_stone ?? bears.engraving_most)
  if (countCharacters(words) > most)
    throw wrongField(
      'engraving',
      stone === null
        ? `There is room for ${most} characters.`
        : `Beside a birth stone there is room for ${most} characters.`,
    )
  return { engraving: words, engravingFace: readFace(words, bears, wishes.engravingFace) }
}

const readStone = (
  wished: string | undefined,
  bears: Bears | undefined,
  { stones }: PriceList,
): string | null => {
  const name = tidy(wished).toLowerCase()
  if (name === '') return null
  if (!bears?.birth_stone) throw wrongField('birthStone', 'This piece has no room for a birth stone.')
  const stone = stones.find((each) => each.name.toLowerCase() === name)
  if (!stone) throw wrongField('birthStone', 'There is no such birth stone.')
  return stone.name
}

const readStamp = (wishes: PersonalWishes, bears: Bears | undefined): string | null => {
  const letters = tidy(wishes.boxStamp)
  if (letters === '') return null
  if (wishes.box === 'pouch') throw wrongField('boxStamp', 'Initials are stamped on a box, not on a pouch.')
  const most = bears?.stamp_most ?? 0
  if (most === 0) throw wrongField('boxStamp', 'The box of this piece cannot be stamped.')
  const upper = letters.toLocaleUpperCase('en')
  if (countCharacters(upper) > most || !/^[A-Z\u0900-\u097F\u200C\u200D]+$/u.test(upper))
    throw wrongField('boxStamp', say`One to ${most} letters, A to Z or Devanagari.`)
  return upper
}

/** Checks a request against what the product can bear and the house offers; refuses anything else by its field. */
export const choosePersonal = (
  wishes: PersonalWishes,
  bears: Bears | undefined,
  prices: PriceList,
): Personal => {
  const birthStone = readStone(wishes.birthStone, bears, prices)
  if (wishes.box === 'pouch' && bears?.box_name == null)
    throw wrongField('box', 'This piece has no box to leave out.')
  return {
    ...readEngraving(wishes, bears, birthStone),
    birthStone,
    box: wishes.box === 'pouch' ? 'pouch' : null,
    boxStamp: readStamp(wishes, bears),
  }
}
