import type { ListedProduct } from '#contract/catalogue.ts'
import { listRingSizes } from '#contract/ring-sizes.ts'
import type { Context } from '#server/context.ts'
import type { InnerSize } from '#server/generated/resolvers.ts'

/** Indian ring sizes are whole numbers. */
const RING = /^\d{1,2}$/
/** Indian bangle sizes are inches and sixteenths of an inch across: 2.4 is 2 4/16 inches. */
const BANGLE = /^([1-3])\.(\d{1,2})$/
const MM_PER_INCH = 25.4

const ringsIn = async (sizes: readonly string[], ctx: Context): Promise<InnerSize[]> => {
  if (!(await ctx.features()).has('ring-sizes')) return []
  const across = new Map((await ctx.call(listRingSizes)).map(({ indian, acrossMm }) => [indian, acrossMm]))
  return sizes.flatMap((size) => {
    const acrossMm = across.get(size)
    return acrossMm === undefined ? [] : [{ size, acrossMm }]
  })
}

const bangle = (size: string): InnerSize[] => {
  const [, inches, sixteenths] = BANGLE.exec(size) ?? []
  if (inches === undefined || Number(sixteenths) > 15) return []
  const across = (Number(inches) + Number(sixteenths) / 16) * MM_PER_INCH
  return [{ size, acrossMm: Math.round(across * 100) / 100 }]
}

/** The inner sizes of a piece that are known; none for lengths. */
export const innerSizes = async (
  { size }: Pick<ListedProduct, 'size'>,
  ctx: Context,
): Promise<InnerSize[]> => {
  const sizes = size ?? []
  if (sizes.length === 0) return []
  return sizes.every((each) => RING.test(each)) ? ringsIn(sizes, ctx) : sizes.flatMap(bangle)
}
