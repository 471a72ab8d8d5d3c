import type { ProductInput } from '#contract/catalogue-write.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import { putProduct, readProductInput } from '#backend/modules/catalogue/api.ts'
import { putBears, putOptions } from '#backend/modules/personalise/api.ts'

/** A product with one variant by default; amounts are in whole rupees. */
export const piece = (
  id: string,
  more: Partial<ProductInput> & { amount?: number; stock?: number } = {},
): ProductInput => {
  const { amount = 50_000, stock = 5, ...rest } = more
  return {
    _id: id,
    slug: `${id}-slug`,
    name: `Piece ${id}`,
    images: [`/media/${id}.webp`],
    material: ['Gold'],
    metalType: ['Yellow gold'],
    bandType: [],
    size: [],
    resizable: [],
    madeIn: 'India',
    diamondCarats: 0,
    isTopCollection: false,
    hsn: '7113',
    makingDays: 4,
    variants: [{ _id: `${id}-v`, metal: 'Yellow gold', amount, stock }],
    ...rest,
  }
}

/** The house's prices for personalisation: a ruby costs ₹4,200 and four days, an engraving three days. */
const options = [
  { kind: 'engraving', name: '', month: null, paise: 0, days: 3 },
  { kind: 'stamp', name: '', month: null, paise: 0, days: 0 },
  { kind: 'birth-stone', name: 'Garnet', month: 1, paise: 180_000, days: 4 },
  { kind: 'birth-stone', name: 'Ruby', month: 7, paise: 420_000, days: 4 },
] as const

/** Puts pieces on sale; each has room for 18 characters, 14 with a birth stone, and for initials on its box. */
export const putPieces = (deps: Pick<Deps, 'db'>, ...pieces: readonly ProductInput[]) =>
  deps.db.transaction().execute(async (tx) => {
    for (const each of pieces) await putProduct(tx, readProductInput(each))
    await putOptions(tx, options)
    await putBears(
      tx,
      pieces.map(({ _id }) => ({
        product_id: _id,
        engraving_place: 'band' as const,
        engraving_most: 18,
        engraving_most_with_stone: 14,
        engraving_faces: ['serif', 'script', 'devanagari'],
        no_engraving: null,
        birth_stone: true,
        box_name: 'Small',
        box_outside: '70 × 70 × 48 mm',
        stamp_most: 3,
      })),
    )
  })
