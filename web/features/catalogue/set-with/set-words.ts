import { carats } from '#web/components/piece-facts/piece-facts.ts'
import { inWords } from '#web/lib/number-words.ts'
import { says } from '#web/lib/said.ts'

interface Graded {
  readonly cut?: string | null | undefined
  readonly carats?: number | null | undefined
  readonly colour?: string | null | undefined
  readonly clarity?: string | null | undefined
  readonly certificate?: { readonly lab: string; readonly number?: string | null } | null | undefined
}

/** 'Round, 1.97 ct, G, VS1, GIA 0004052437'. */
export const gradesInWords = ({ cut, carats: weight, colour, clarity, certificate }: Graded): string =>
  [
    cut && says(cut),
    weight == null ? undefined : carats(weight),
    colour && says(colour),
    clarity,
    certificate?.number && `${certificate.lab} ${certificate.number}`,
  ]
    .filter(Boolean)
    .join(', ')

/** '18 kt yellow gold'. */
export const metalInWords = ({ metal, purity }: { metal?: string | null; purity?: string | null }): string =>
  [purity && says(purity), metal && says(metal).toLowerCase()].filter(Boolean).join(' ')

/** 'Nine', to begin a sentence with. */
export const manyInWords = (count: number): string => {
  const words = inWords(count)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
