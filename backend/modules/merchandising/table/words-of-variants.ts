import type { ProductInput } from '#contract/catalogue-write.ts'

/** One value of each, in the order they came, those before first. */
const joined = (before: readonly string[], more: readonly (string | undefined)[]): string[] => [
  ...new Set([...before, ...more.filter((each): each is string => each !== undefined)]),
]

/** A product that also lists the metals, purities and sizes of its variants, with the weight of the first of them. */
export const withWordsOfVariants = (product: ProductInput): ProductInput => {
  const { variants } = product
  const gross = variants[0]?.weightMg ?? variants[0]?.metalWeightMg
  return {
    ...product,
    material: joined(
      product.material,
      product.material.length > 0
        ? []
        : variants.map(
            ({ metal, purity }) => [purity, metal?.toLowerCase()].filter(Boolean).join(' ') || undefined,
          ),
    ),
    metalType: joined(
      product.metalType,
      variants.map(({ metal }) => metal),
    ),
    purity: joined(
      product.purity ?? [],
      variants.map(({ purity }) => purity),
    ),
    size: joined(
      product.size,
      variants.map(({ size }) => size),
    ),
    ...(gross !== undefined && product.grossWeightMg === undefined && { grossWeightMg: gross }),
  }
}
