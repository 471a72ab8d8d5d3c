import { says } from '#web/lib/said.ts'
import { t } from '#web/words/t.ts'

/** A line of a list of facts. */
export interface Fact {
  readonly term: string
  readonly detail: string
}

/** Stones of one kind and cut, in the form of the schema. */
interface Stone {
  readonly kind: string
  readonly cut: string
  readonly count: number
  readonly caratsTotal: number
  readonly colour?: string | null
  readonly clarity?: string | null
  readonly labGrown: boolean
}

const MG_PER_G = 1000

/** '4.345 g': to the milligram, as weights are charged. */
export const grams = (milligrams: number) => t('piece.grams', { amount: (milligrams / MG_PER_G).toFixed(3) })
/** '0.92 ct'. */
export const carats = (amount: number) => t('piece.carats', { amount: amount.toFixed(2) })
/** '45 cm' explains itself; '12' and '2.4' need the word 'size'. */
export const sizeWords = (size: string) => (/\p{L}/u.test(size) ? says(size) : t('piece.size', { size }))
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** '2 × Ruby' and 'Oval cut, 0.92 ct, F, VS1'. */
export const stoneFact = ({ kind, cut, count, caratsTotal, colour, clarity, labGrown }: Stone): Fact => ({
  term: `${count > 1 ? `${count} × ` : ''}${capital(says(kind))}`,
  detail: [
    t('piece.cut', { cut: says(cut) }),
    carats(caratsTotal),
    colour && says(colour),
    clarity,
    labGrown && t('piece.labGrown'),
  ]
    .filter(Boolean)
    .join(', '),
})
