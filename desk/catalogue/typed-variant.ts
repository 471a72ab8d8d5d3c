import type { NewCombination } from '#contract/new-products.ts'
import { milligrams, rupeesOf, wholeOf } from '../parts/words.ts'

/** How a combination gets its price: worked out from its parts and the rate of the day, or written down. */
export type Pricing = 'parts' | 'fixed'

/** The fields of a combination as they are typed; options of the house under `option:<key>`. */
export type Typed = Readonly<Record<string, string>>

const words = (typed: Typed, member: string) => {
  const text = typed[member]?.trim() ?? ''
  return text === '' ? {} : { [member]: text }
}

/** What each figure must be, where it is something else; nothing is wrong with an empty field. */
export const wrongFigures = (typed: Typed, pricing: Pricing): Readonly<Record<string, string>> => {
  const read = (members: readonly string[], of: (text: string) => number | undefined, says: string) =>
    members.flatMap((member) => {
      const text = typed[member]?.trim() ?? ''
      return text !== '' && of(text) === undefined ? [[member, says] as const] : []
    })
  const parts = pricing === 'parts'
  return Object.fromEntries([
    ...read(['metalWeightMg', 'weightMg'], milligrams, 'Grams, such as 3.912'),
    ...read(parts ? ['stonesPrice'] : [], rupeesOf, 'Rupees, such as 12,500'),
    ...read(parts ? [] : ['amount'], wholeOf, 'Whole rupees, such as 48,500'),
    ...read(['stock'], wholeOf, 'A whole number'),
  ])
}

const some = <T>(member: string, value: T | undefined) => (value === undefined ? {} : { [member]: value })
const figure = (typed: Typed, member: string, of: (text: string) => number | undefined) =>
  some(member, of(typed[member] ?? ''))

/** A combination as the endpoint takes it: what is empty is left out. */
export const combinationOf = (typed: Typed, pricing: Pricing): NewCombination => {
  const options = Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith('option:') && value.trim() !== '' ? [[name.slice('option:'.length), value.trim()]] : [],
    ),
  )
  const [metal = '', purity = ''] = typed.metal?.split('/') ?? []
  return {
    ...words(typed, 'sku'),
    ...(metal === '' ? {} : { metal, purity }),
    ...words(typed, 'size'),
    ...words(typed, 'stone'),
    ...words(typed, 'stoneQuality'),
    ...(Object.keys(options).length > 0 && { options }),
    ...figure(typed, 'metalWeightMg', milligrams),
    ...figure(typed, 'weightMg', milligrams),
    ...(pricing === 'fixed'
      ? figure(typed, 'amount', wholeOf)
      : { ...words(typed, 'making'), ...figure(typed, 'stonesPrice', rupeesOf) }),
    ...figure(typed, 'stock', wholeOf),
  }
}
