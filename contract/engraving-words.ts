import type { EngravingFace } from './personalise.ts'

const LETTERING: Readonly<Record<EngravingFace, string>> = {
  serif: 'Roman lettering',
  script: 'Script lettering',
  devanagari: 'Devanagari lettering',
}
const isFace = (face: string): face is EngravingFace => Object.hasOwn(LETTERING, face)

/**
 * What a style of lettering is called; a style that only another backend knows keeps its own name. Undefined if there
 * is none.
 */
export const letteringOf = (face: string | null | undefined): string | undefined =>
  face ? (isFace(face) ? LETTERING[face] : face) : undefined

/** 'engraved “For M” in Script lettering', for the middle of a line. */
export const engravedWords = (words: string, face: string | null | undefined): string =>
  [`engraved “${words}”`, letteringOf(face)].filter(Boolean).join(' in ')
