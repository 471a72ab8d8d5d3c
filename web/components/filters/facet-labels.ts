import { within } from '#web/components/piece-line/within.ts'
import { says } from '#web/lib/said.ts'
import { t } from '#web/words/t.ts'

/** Facets besides the specification's three, by their names in the address. Each is a list: any of its values. */
export const FACETS = [
  'category',
  'metal',
  'purity',
  'stone',
  'carat',
  'shape',
  'colour',
  'clarity',
  'origin',
  'size',
  'option',
  'gender',
  'collections',
] as const
export type FacetId = (typeof FACETS)[number]

export const isRingSize = (value: string) => /^\d+$/.test(value)
export const isLength = (value: string) => /\bcm$/.test(value)

const CARATS: Readonly<Record<string, string>> = {
  '0-0.25': t('filters.carat.quarter'),
  '0.25-0.5': t('filters.carat.half'),
  '0.5-1': t('filters.carat.whole'),
  '1-2': t('filters.carat.oneTwo'),
  '2-': t('filters.carat.two'),
}

/** GIA's clarity grades in plain words (GIA, 'Diamond clarity'). */
const CLARITIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:FL|IF)$/i, t('filters.clarity.flawless')],
  [/^VVS/i, t('filters.clarity.veryHard')],
  [/^VS/i, t('filters.clarity.small')],
  [/^SI/i, t('filters.clarity.rarely')],
  [/^I\d?$/i, t('filters.clarity.visible')],
]

/** GIA's colour scale: D to F colourless, G to J near colourless (GIA, 'Diamond colour'). */
const colourOf = (letter: string): string => {
  if (letter <= 'F') return t('filters.colour.none')
  return letter <= 'J' ? t('filters.colour.nearly') : t('filters.colour.warm')
}

/** Both ends of 'F to G', because one is colourless and the other nearly so. */
const colourWords = (grade: string): string => {
  const letters = grade.trim().toUpperCase()
  const [from, to] = [colourOf(letters.slice(0, 1)), colourOf(letters.slice(-1))]
  return from === to ? to : t('filters.colour.range', { from, to: within(to) })
}

/** A size where its section is not named beside it: 'Ring size 12', 'Size 2.4', '45 cm'. */
export const sizeLabel = (value: string): string => {
  if (isLength(value)) return says(value)
  return `${isRingSize(value) ? t('filters.ringSize') : t('product.option.size')} ${value}`
}

const ORIGINS: Readonly<Record<string, string>> = {
  natural: t('filters.origin.earth'),
  'lab-grown': t('filters.origin.grown'),
}

/** The label of a choice; grades come after their plain words. */
export const facetLabel = (facet: FacetId, value: string, label = value): string => {
  if (facet === 'carat') return CARATS[value] ?? label
  if (facet === 'origin') return ORIGINS[value.toLowerCase()] ?? label
  if (facet === 'colour') return `${colourWords(value)} (${says(value)})`
  if (facet === 'clarity') {
    const words = CLARITIES.find(([grade]) => grade.test(value))?.[1]
    return words ? `${words} (${value.toUpperCase()})` : label
  }
  // 'length:45 cm', if the shop was not asked how it is shown.
  if (facet === 'option' && label === value) return value.slice(value.indexOf(':') + 1)
  // 'solitaire-rings', where the page does not know the name.
  if (facet === 'category' && label === value) {
    const words = value.replaceAll('-', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
  return label
}
