import type { EngravingFace } from '#server/generated/resolvers.ts'

const FACES: Readonly<Record<string, EngravingFace>> = {
  serif: 'SERIF',
  script: 'SCRIPT',
  devanagari: 'DEVANAGARI',
}

export const faceOf = (face: string | undefined): EngravingFace | null =>
  face === undefined ? null : (FACES[face] ?? null)

/** What the contract calls a face. */
export const faceWord = (face: EngravingFace) =>
  (({ SERIF: 'serif', SCRIPT: 'script', DEVANAGARI: 'devanagari' }) as const)[face]

/** Members that were given: the contract has no nulls and no empty choices. */
export const given = <T extends object>(members: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(
    Object.entries(members).filter(([, v]) => v !== null && v !== undefined && v !== ''),
  ) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
