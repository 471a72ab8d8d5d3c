import { choiceSaid } from '#backend/lib/words/choice-words.ts'
import { inLanguage, joined, named, namedWithin, say, type Said } from '#backend/lib/words/words.ts'
import type { OrderLineRow } from '../tables.ts'

/** Which stone it is: 'GIA report 0001028646'. */
const reportOf = ({ about }: OrderLineRow): readonly Said[] => {
  const { lab, number } = about?.certificate ?? {}
  return lab && number ? [say`${lab} report ${number}`] : []
}

const engraved = (words: string, face: string | null): Said => {
  if (face === 'serif') return say`engraved “${words}” in Roman lettering`
  if (face === 'script') return say`engraved “${words}” in Script lettering`
  if (face === 'devanagari') return say`engraved “${words}” in Devanagari lettering`
  return face ? say`engraved “${words}” in ${face}` : say`engraved “${words}”`
}

const choicesOf = (line: OrderLineRow): readonly Said[] => {
  const { metal, size } = choiceSaid(line)
  return [
    ...metal,
    ...[line.stone, line.clarity].flatMap((value) => (value ? [named(value)] : [])),
    ...size,
    ...(line.options ?? []).map(({ name = '', value }) =>
      joined([namedWithin(name), namedWithin(value)], ' '),
    ),
    ...(line.engraving ? [engraved(line.engraving, line.engraving_face)] : []),
    ...(line.birth_stone ? [say`birth stone ${namedWithin(line.birth_stone)}`] : []),
    ...(line.box_stamp ? [say`box stamped ${line.box_stamp}`] : []),
  ]
}

/** What was chosen, for documents, which are in English. The bill of a set piece names the report with its stone. */
export const detailOf = (line: OrderLineRow): string =>
  inLanguage(
    'en',
    joined([...choicesOf(line), ...(line.set_product_id === null ? reportOf(line) : [])], ', '),
  )

/** '2 × Vane' */
export const countedName = ({ name, quantity }: { name: string; quantity: number }): Said =>
  quantity > 1 ? joined([`${quantity} ×`, named(name)], ' ') : named(name)

/** 'Vane, 1 of 2': which of several pieces. */
export const placedName = (
  { name, quantity }: { readonly name: string; readonly quantity: number },
  place: number,
): Said => (quantity > 1 ? say`${named(name)}, ${place} of ${quantity}` : named(name))

/** '2 × Vane: 18 kt yellow gold, size 14, GIA report 0001028646'. */
export const pieceInWords = (line: OrderLineRow): Said => {
  const said = [...choicesOf(line), ...reportOf(line)]
  return said.length === 0 ? countedName(line) : joined([countedName(line), joined(said, ', ')], ': ')
}
