import type { EngravingFace as FaceWord } from '#contract/personalise.ts'
import type { BoxChoice, EngravingFace } from '#server/generated/resolvers.ts'

const FACES = { serif: 'SERIF', script: 'SCRIPT', devanagari: 'DEVANAGARI' } as const

const NAMES: Readonly<Record<string, EngravingFace>> = FACES

export const faceName = (face: FaceWord): EngravingFace => FACES[face]

export const faceOf = (face: string | undefined): EngravingFace | null =>
  face === undefined ? null : (NAMES[face] ?? null)

/** What the contract calls a face. */
export const faceWord = (face: EngravingFace) =>
  (({ SERIF: 'serif', SCRIPT: 'script', DEVANAGARI: 'devanagari' }) as const)[face]

/** Without a word it is the signature box. */
export const boxOf = (box: string | undefined): BoxChoice => (box === 'pouch' ? 'POUCH' : 'SIGNATURE')

export const boxWord = (box: BoxChoice) => (box === 'POUCH' ? 'pouch' : 'signature')

/** Members that were given: the contract has no nulls and no empty choices. */
export const given = <T extends object>(members: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(
    Object.entries(members).filter(([, v]) => v !== null && v !== undefined && v !== ''),
  ) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
