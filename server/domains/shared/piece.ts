import type { EngravingFace as FaceWord } from '#contract/personalise.ts'
import type { ChosenOption as Stored } from '#contract/options.ts'
import type { BoxChoice, ChosenOption, EngravingFace } from '#server/generated/resolvers.ts'
import { enumOf } from './words.ts'

const FACES: readonly string[] = ['serif', 'script', 'devanagari'] satisfies readonly FaceWord[]

const isFace = (word: string): word is FaceWord => FACES.includes(word)

/** The typeface of a line's engraving; null if it has none, or one that is no longer offered. */
export const faceOf = (face: string | undefined): EngravingFace | null =>
  face !== undefined && isFace(face) ? enumOf(face) : null

/** If nothing is chosen, it is the signature box. */
export const boxOf = (box: string | undefined): BoxChoice => (box === 'pouch' ? 'POUCH' : 'SIGNATURE')

/** What was chosen of the house's own options. */
export const optionsOf = (options: readonly Stored[] = []): ChosenOption[] =>
  options.map(({ key, name, value }) => ({ key, label: name ?? key, value }))

/** Members that were given: the contract has no nulls and no empty choices. */
export const given = <T extends object>(members: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(
    Object.entries(members).filter(([, v]) => v !== null && v !== undefined && v !== ''),
  ) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
