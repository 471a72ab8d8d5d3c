/** Facets beside the specification's three, by the name in the address. Each is a list: any of its values. */
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
  'gender',
  'collections',
] as const
export type FacetId = (typeof FACETS)[number]

/** One choice as the schema gives it. */
export interface FacetChoice {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly countIsFloor: boolean
}

export interface FacetSection {
  readonly id: string
  readonly facet: FacetId
  readonly title: string
  /** Which values belong here, where one facet fills several sections. */
  readonly holds?: (value: string) => boolean
}

const isRingSize = (value: string) => /^\d+$/.test(value)
const isLength = (value: string) => /\bcm$/.test(value)

/** The sections in the order they are offered, below Sort By, Price and Top Collection. */
export const FACET_SECTIONS: readonly FacetSection[] = [
  { id: 'category', facet: 'category', title: 'Category' },
  { id: 'metal', facet: 'metal', title: 'Metal' },
  { id: 'purity', facet: 'purity', title: 'Purity' },
  { id: 'stone', facet: 'stone', title: 'Stone' },
  { id: 'carat', facet: 'carat', title: 'Diamond weight' },
  { id: 'shape', facet: 'shape', title: 'Diamond shape' },
  { id: 'colour', facet: 'colour', title: 'Diamond colour' },
  { id: 'clarity', facet: 'clarity', title: 'Diamond clarity' },
  { id: 'origin', facet: 'origin', title: 'Diamond origin' },
  { id: 'ring-size', facet: 'size', title: 'Ring size', holds: isRingSize },
  { id: 'length', facet: 'size', title: 'Length', holds: isLength },
  {
    id: 'other-size',
    facet: 'size',
    title: 'Other sizes',
    holds: (value) => !isRingSize(value) && !isLength(value),
  },
  { id: 'gender', facet: 'gender', title: 'For' },
  { id: 'collection', facet: 'collections', title: 'Collection' },
]

const CARATS: Readonly<Record<string, string>> = {
  '0-0.25': 'Up to ¼ ct',
  '0.25-0.5': '¼ to ½ ct',
  '0.5-1': '½ to 1 ct',
  '1-2': '1 to 2 ct',
  '2-': '2 ct and more',
}

/** GIA's clarity grades in plain words (GIA, 'Diamond clarity'). */
const CLARITIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:FL|IF)$/i, 'Nothing inside, even under a loupe'],
  [/^VVS/i, 'Marks very hard to find under a loupe'],
  [/^VS/i, 'Clean to the eye, small marks under a loupe'],
  [/^SI/i, 'Marks rarely visible to the eye'],
  [/^I\d?$/i, 'Marks visible to the eye'],
]

/** GIA's colour scale: D to F colourless, G to J near colourless (GIA, 'Diamond colour'). */
const colourWords = (grade: string): string => {
  const last = grade.trim().slice(-1).toUpperCase()
  if (last <= 'F') return 'Colourless'
  return last <= 'J' ? 'Nearly colourless' : 'A trace of warmth'
}

const ORIGINS: Readonly<Record<string, string>> = {
  natural: 'From the earth',
  'lab-grown': 'Grown in a laboratory',
}

/** How a choice is shown; grades stand behind their plain words. */
export const facetLabel = (facet: FacetId, value: string, label = value): string => {
  if (facet === 'carat') return CARATS[value] ?? label
  if (facet === 'origin') return ORIGINS[value.toLowerCase()] ?? label
  if (facet === 'colour') return `${colourWords(value)} (${value})`
  if (facet === 'clarity') {
    const words = CLARITIES.find(([grade]) => grade.test(value))?.[1]
    return words ? `${words} (${value.toUpperCase()})` : label
  }
  if (facet === 'category' && label === value) {
    const words = value.replaceAll('-', ' ')
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
  return label
}
