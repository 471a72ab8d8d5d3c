/** How a table of stones is sorted by its headers, besides the price: the largest, the whitest, the cleanest first. */
export type StoneKey = 'carat' | 'colour' | 'clarity'
/** The form in an address; a minus reverses the order. */
export type StoneOrder = StoneKey | `-${StoneKey}`

const isOrder = (text: string): text is StoneOrder => /^-?(carat|colour|clarity)$/.test(text)

export const readStoneOrder = (text: string | null): StoneOrder | undefined =>
  text !== null && isOrder(text) ? text : undefined
