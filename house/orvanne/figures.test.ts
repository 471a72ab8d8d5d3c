import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '#contract/checkout.ts'

/** The figures in pages and blogs, compared with their data: a change of either fails here. */

interface Piece {
  slug: string
  type: string
  stock: number
  makingDays: number
  grossWeightMg: number
  size: readonly string[]
  categoryIds: readonly string[]
  resizable: readonly string[]
  certificate?: { lab: string }
  stones: readonly { kind: string; count: number; caratsTotal: number; labGrown?: boolean }[]
  attributes?: readonly { name: string; value: number | string }[]
}
interface Personal {
  options: readonly { kind: string; days: number }[]
  boxes: Readonly<Record<string, { outside: string }>>
  pieces: readonly { types: readonly string[]; engraving?: { letters: number; lettersWithStone?: number } }[]
}
const read = <T>(path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
const folder = (name: string) =>
  readdirSync(new URL(`${name}/`, import.meta.url)).flatMap((file) => textsOf(read(`${name}/${file}`)))

const products = read<readonly Piece[]>('catalogue/products.json')
const personal = read<Personal>('personalise.json')
const { warranty } = read<{ warranty: { watches: string; watchYears: number; watchServiceYears: number } }>(
  'shop.json',
)
const said = [...folder('pages'), ...folder('blogs')]
const pieceOf = (slug: string) => {
  const found = products.find((piece) => piece.slug === slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}
const told = (slug: string, name: string) =>
  pieceOf(slug).attributes?.find((attribute) => attribute.name === name)?.value

const WORDS: readonly (readonly [string, number])[] = [
  ['half', 0.5],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['twelve', 12],
  ['twenty', 20],
  ['forty-five', 45],
  ['sixty', 60],
  ['two hundred and twenty-one', 221],
]
const numberOf = (figure: string) =>
  new Map(WORDS).get(figure.toLowerCase()) ?? Number(figure.replaceAll(',', ''))
/** Every figure in the texts that matches this pattern; its group is the figure. */
const figures = (found: RegExp, texts: readonly string[] = said) =>
  texts.flatMap((text) => [...text.matchAll(found)].map(([, figure = '']) => numberOf(figure)))
const optionDays = (kind: string) => personal.options.find((option) => option.kind === kind)?.days
const ringLetters = personal.pieces.find(
  ({ types, engraving }) => types.includes('Ring') && engraving,
)?.engraving
const stonesIn = (slug: string) => pieceOf(slug).stones.reduce((sum, { count }) => sum + count, 0)

describe('figures in the words of the house', () => {
  const page = (slug: string) => textsOf(read(`pages/${slug}.json`))
  it.each<[string, readonly number[], number | undefined]>([
    [
      'days in which a size is changed free',
      figures(/(?:change|size|free),? within (\S+) days/gi),
      figures(
        /free within (\S+) days/g,
        products.flatMap(({ resizable }) => resizable),
      )[0],
    ],
    [
      'days that engraving adds',
      [
        ...figures(/(?:adds|and) (\w+) days/g, page('engraving')),
        ...figures(/(\w+) working days, added/g, page('engraving')),
        ...figures(/It adds (\w+) days/g, page('fandq')),
      ],
      optionDays('engraving'),
    ],
    [
      'days that a birth stone adds',
      figures(/(\w+) working days, added/g, page('soulstone')),
      optionDays('birth-stone'),
    ],
    ['characters on a ring', figures(/Up to (\d+) characters on a ring/g), ringLetters?.letters],
    ['characters beside a stone', figures(/(\w+) characters then remain/g), ringLetters?.lettersWithStone],
    [
      'characters of a note',
      figures(/Up to (\d+) characters, written/g),
      Number(Reflect.get(placeOrder.body.properties.giftMessage, 'maxLength')),
    ],
    ['years for which a watch is covered', figures(/watch is covered for (\w+) years/g), warranty.watchYears],
    [
      'years after which a watch is serviced',
      figures(/(?:open it|service) every (\w+) years/g, page('watch-care')),
      warranty.watchServiceYears,
    ],
    [
      'the same in the warranty',
      figures(/^(\w+) years for the watch/g, [warranty.watches]),
      warranty.watchYears,
    ],
    [
      'hours that a hand-wound watch runs',
      [...figures(/runs (\S+) hours/g), ...figures(/^(\d+) h$/g)],
      Number(told('portique', 'Power reserve')),
    ],
    [
      'days that a swallow takes',
      figures(/^(\d+) days$/g, textsOf(read('blogs/feathers.json'))),
      pieceOf('retour').makingDays,
    ],
    [
      'grams of a swallow',
      figures(/(\w+) grams, on two pins/g),
      Math.round(pieceOf('retour').grossWeightMg / 1000),
    ],
    [
      'diamonds of a swallow',
      figures(/^(74)$/g, textsOf(read('blogs/feathers.json'))),
      pieceOf('retour').stones[0]?.count,
    ],
    [
      'days that a pair of bands takes',
      figures(/to engraving, in (\w+) days/g),
      pieceOf('anneau').makingDays,
    ],
    ['stones of the butterfly of the home page', figures(/^(.+) stones, set to move$/g), stonesIn('apollon')],
  ])('%s', (_, figuresSaid, holds) => {
    expect(figuresSaid.length).toBeGreaterThan(0)
    expect(new Set(figuresSaid)).toEqual(new Set([holds]))
  })

  it('name the report of every diamond from the weights that two pages say', () => {
    const [natural, grown] = ['Natural', 'grown'].map((kind) => [
      ...new Set(figures(new RegExp(`${kind} (?:diamonds|ones) from ([\\d.]+) ct`, 'g'))),
    ])
    expect([natural, grown]).toEqual([[0.3], [0.5]])
    expect(figures(/every grown stone of (\w+) a carat and more/g)).toEqual(grown)
    const bare = products.filter(
      ({ certificate, stones }) =>
        !certificate &&
        stones.some(
          ({ kind, count, caratsTotal, labGrown }) =>
            /diamond/i.test(kind) && caratsTotal / count >= (labGrown ? 0.5 : 0.3),
        ),
    )
    expect(bare.map(({ slug }) => slug)).toEqual([])
  })

  it('give the boxes the measures that the pieces go by', () => {
    for (const { outside } of Object.values(personal.boxes)) expect(page('signaturebox')).toContain(outside)
  })

  it('have a row for each size of bangle and each length of chain', () => {
    const care = page('jewellery-care')
    const sizes = new Set(
      products.filter(({ type }) => type === 'Bracelet' || type === 'Pendant').flatMap(({ size }) => size),
    )
    for (const size of sizes) expect(care, size).toContain(size)
  })

  it('do not call everything of the high jewellery made once where some of it is not', () => {
    const categories =
      read<readonly { _id: string; slug: string; description: string }[]>('catalogue/categories.json')
    const high = categories.find(({ slug }) => slug === 'high-jewellery')
    const many = products.filter(
      ({ categoryIds, stock }) => categoryIds.includes(high?._id ?? '') && stock > 1,
    )
    expect(many.length).toBeGreaterThan(0)
    expect(high?.description).toMatch(/^Most are made once/)
  })
})
