/** Backgrounds of blog pictures, alternately warm and cool; yellow gold is never on Pollen or Apricot twice in a row. */
const ORDER = [4, 3, 6, 2, 7, 1, 5, 8] as const

/** The background of the nth picture of a page or list. */
export const backgroundOf = (index: number): number => ORDER[index % ORDER.length] ?? 1
