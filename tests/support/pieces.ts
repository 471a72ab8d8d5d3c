import type { ProductInput } from '#contract/catalogue-write.ts'
import type { Deps } from '#backend/lib/implement.ts'
import { putProduct, readProductInput } from '#backend/modules/catalogue/api.ts'

/** A product with one variant unless told otherwise; amounts are whole rupees. */
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

/** Puts pieces on sale. */
export const putPieces = (deps: Deps, ...pieces: readonly ProductInput[]) =>
  deps.db.transaction().execute(async (tx) => {
    for (const each of pieces) await putProduct(tx, readProductInput(each))
  })
