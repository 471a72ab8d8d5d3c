import type { Brand } from '#backend/lib/http/implement.ts'

/** How a document of the house looks: its name at the top, in its colours. */
export interface DocumentLook {
  readonly houseName: string
  readonly brand: Brand
}

/** The fine line below the name. */
export const accentOf = ({ brand: { colours } }: DocumentLook): string => colours.accent ?? colours.house
