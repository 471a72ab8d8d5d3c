import { engravedWords } from '#contract/engraving-words.ts'
import { sizeWords } from '#contract/size-words.ts'
import type { OrderLineRow } from '../tables.ts'

/** Which stone it is: 'GIA report 0001028646'. */
const reportOf = ({ about }: OrderLineRow): string => {
  const { lab, number } = about?.certificate ?? {}
  return lab && number ? `${lab} report ${number}` : ''
}

/** As it is said within a sentence: 'one earring' for 'One earring', 'IGI' as it is. */
const within = (value: string) => value.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

const choicesOf = (line: OrderLineRow) => [
  [line.purity, line.metal?.toLowerCase()].filter(Boolean).join(' '),
  line.stone,
  line.clarity,
  line.size && sizeWords(line.size),
  ...(line.options ?? []).map(({ name = '', value }) => `${name.toLowerCase()} ${within(value)}`),
  line.engraving && engravedWords(line.engraving, line.engraving_face),
  line.birth_stone && `birth stone ${line.birth_stone.toLowerCase()}`,
  line.box_stamp && `box stamped ${line.box_stamp}`,
]

const listed = (words: readonly (string | null | undefined | false)[]) => words.filter(Boolean).join(', ')

/** What was chosen. The bill of a set piece names the report with its stone. */
export const detailOf = (line: OrderLineRow): string =>
  listed([...choicesOf(line), line.set_product_id === null && reportOf(line)])

/** '2 × Vane: 18 kt yellow gold, size 14, GIA report 0001028646'. */
export const pieceInWords = (line: OrderLineRow): string => {
  const name = line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name
  const said = listed([...choicesOf(line), reportOf(line)])
  return said === '' ? name : `${name}: ${said}`
}
