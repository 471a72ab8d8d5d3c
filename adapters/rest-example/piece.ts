import type { Product } from '#contract/catalogue.ts'
import type { ProductInput, VariantInput } from '#contract/catalogue-write.ts'
import { keyOf } from './erp.ts'

/**
 * A combination for each size, or one if there are none. A size that the ERP no longer names is sold out: orders refer
 * to it.
 */
const variantsOf = (
  one: Product,
  sizes: readonly { readonly size: string; readonly stock: number }[] | undefined,
  stored: ProductInput | undefined,
): VariantInput[] => {
  const amount = Math.round(one.price[0]?.amount ?? 0)
  const known = new Map(stored?.variants.map((variant) => [variant._id, variant]))
  const own = sizes?.map(({ size, stock }) => ({ _id: `${one._id}_${keyOf(size)}`, size, stock })) ?? [
    { _id: one._id, stock: one.stock ?? 0 },
  ]
  const named = own.map((each) => {
    // The parts of a price are valid only for that price.
    const { parts, ...before }: Partial<VariantInput> = known.get(each._id) ?? {}
    return { ...before, ...each, amount, ...(parts && before.amount === amount && { parts }) }
  })
  const ids = new Set(named.map(({ _id }) => _id))
  const rest = [...known.values()].filter(
    ({ _id, size }) => !ids.has(_id) && (size !== undefined) === !!sizes,
  )
  return [...named, ...rest.map((variant) => ({ ...variant, stock: 0 }))]
}

const isNothing = (value: unknown) =>
  value === undefined || value === false || value === 0 || (Array.isArray(value) && value.length === 0)

/**
 * The piece as it should be. What the ERP leaves empty keeps the house's own text in the shop, and a piece that is off
 * sale stays so. The shop sells for whole rupees.
 */
export const inputOf = (
  one: Product,
  categoryIds: readonly string[],
  sizes: Parameters<typeof variantsOf>[1],
  stored?: ProductInput,
): ProductInput => {
  const { price: _price, stock: _stock, slug: _slug, updatedAt: _at, ...members } = one
  const told = Object.entries(members).filter(
    ([name, value]) => !(stored && name in stored && isNothing(value)),
  )
  return {
    ...members,
    ...stored,
    ...Object.fromEntries(told),
    slug: stored?.slug ?? keyOf(`${one.name}-${one._id}`.toLowerCase()),
    categoryIds: [...categoryIds],
    variants: variantsOf(one, sizes, stored),
  }
}
