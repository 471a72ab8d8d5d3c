import { HIGH_JEWELLERY_NAMES } from '#web/lib/catalogue-names.ts'

/**
 * Categories without a filter button (specification section 2), in the section's spellings and in correct ones:
 * a backend may send either.
 */
export const NO_BUTTON = ['Watch', 'Watches', 'Brooch', 'Brooches', ...HIGH_JEWELLERY_NAMES] as const

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const hidden = new Set(NO_BUTTON.map(plain))

export const hasButton = (category: { readonly name: string }): boolean => !hidden.has(plain(category.name))

const HIGH_JEWELLERY = new Set(HIGH_JEWELLERY_NAMES.map(plain))

/** The category behind /high-jewellery, however it is spelled. */
export const isHighJewellery = (category: { readonly name: string }): boolean =>
  HIGH_JEWELLERY.has(plain(category.name))

/** Shown text is spelled correctly, whatever the backend sends. */
export const shownName = (name: string): string => (HIGH_JEWELLERY.has(plain(name)) ? 'High Jewellery' : name)
