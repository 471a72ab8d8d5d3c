import type { ProductInput } from '#contract/catalogue-write.ts'
import { DEFAULT_HSN } from '#backend/lib/trade/tax-classes.ts'

/** A product that the shop does not have yet, before its rows are read. */
export const freshProduct = (slug: string, name: string): ProductInput => ({
  _id: slug,
  slug,
  name,
  images: [],
  material: [],
  metalType: [],
  bandType: [],
  size: [],
  resizable: [],
  madeIn: 'India',
  diamondCarats: 0,
  isTopCollection: false,
  hsn: DEFAULT_HSN,
  variants: [],
})
