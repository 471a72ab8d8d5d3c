/** Colour backgrounds a list rotates through (specification section 9: 8 pastel card colours). */
export const BACKGROUNDS = 8

/** The background of the card at this position of the whole list, 1 to 8. */
export const backgroundAt = (index: number): number => (index % BACKGROUNDS) + 1

/** Specification section 2: two small cards, one large from the medium breakpoint up, then small ones only. */
const LARGE_INDEX = 2

export const isLarge = (place: number): boolean => place === LARGE_INDEX

/** A full first page leaves one cell of the mosaic empty: the note fills it. */
export const FULL_MOSAIC = 12

/** How many cards are in the first row of the widest grid: their pictures load at once. */
export const FIRST_ROW = 4
