import type { BagLine } from '#contract/bag.ts'
import { Refusal, wrongField } from '#backend/lib/http/implement.ts'
import type { Sellable, Variant } from '../stock/api.ts'

/** What a shopper may choose for a piece, as it is sent. */
export type Choices = Partial<
  Pick<BagLine, 'metalType' | 'purity' | 'stone' | 'clarity' | 'size' | 'options'>
>

export interface Chosen {
  readonly variant: Variant
  readonly size: string | null
  /** The loose stone that is set in it. */
  readonly stone?: { readonly productId: string; readonly variant: Variant } | undefined
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
const given = (value: string | undefined): string | undefined => (value?.trim() ? value.trim() : undefined)

/** Choices that distinguish variants, in the order in which they are asked. */
const AXES = [
  { field: 'metalType', of: 'metal', name: 'metal' },
  { field: 'purity', of: 'purity', name: 'purity' },
  { field: 'stone', of: 'stone', name: 'stone' },
  { field: 'clarity', of: 'clarity', name: 'clarity' },
  { field: 'size', of: 'size', name: 'size' },
] as const

/** Why a choice is refused: the piece has no such option, or not in combination with the earlier choices. */
const sentenceWithout = (product: Sellable, of: (typeof AXES)[number]['of'], name: string) =>
  product.variants.every((variant) => variant[of] === null)
    ? `This piece has no choice of ${name}.`
    : `With what was chosen, this piece has no choice of ${name}.`

/**
 * Finds the requested variant. An option that is left out takes the house's own value (the first variant's), except a
 * size: if sizes differ, one must be named. Choosing an option that the piece does not have is refused, not ignored.
 */
export const choose = (product: Sellable, choices: Choices): Chosen => {
  let left = product.variants
  const first = left[0]
  if (!first) throw new Refusal(404, 'NOT_FOUND', 'This piece is not sold any more.')
  for (const { field, of, name } of AXES) {
    const offered = new Set(left.flatMap((variant) => variant[of] ?? []))
    const wanted = given(choices[field])
    if (offered.size === 0) {
      // A size may be a fact of the product that does not distinguish variants: `sizeOf` checks it.
      if (wanted !== undefined && field !== 'size')
        throw wrongField(field, sentenceWithout(product, of, name))
      continue
    }
    if (wanted === undefined) {
      if (field === 'size' && offered.size > 1) throw wrongField('size', 'Choose a size.')
      const own = left[0]?.[of]
      left = left.filter((variant) => variant[of] === own)
      continue
    }
    left = left.filter((variant) => variant[of] !== null && same(variant[of], wanted))
    if (left.length === 0) throw wrongField(field, `This piece is not made in this ${name}.`)
  }
  left = withOptions(product, left, choices.options ?? [])
  const variant = left[0]
  if (!variant) throw new Refusal(404, 'NOT_FOUND', 'This piece is not sold any more.')
  return { variant, size: sizeOf(product, variant, given(choices.size)) }
}

/**
 * The variants with the values that were chosen of the house's own options; for an option left out, the first variant's
 * value.
 */
const withOptions = (
  product: Sellable,
  variants: readonly Variant[],
  chosen: NonNullable<Choices['options']>,
): readonly Variant[] => {
  // A value of an option that the house has removed is ignored below.
  const strange = chosen.find(
    (each) =>
      !product.options.some(({ key }) => key === each.key) ||
      product.variants.every(({ options }) => options[each.key] === undefined),
  )
  if (strange) throw wrongField(`options.${strange.key}`, `This piece has no choice of ${strange.key}.`)
  let left = variants
  for (const { key, name } of product.options) {
    const wanted = given(chosen.find((each) => each.key === key)?.value)
    const own = left[0]?.options[key]
    left = left.filter(({ options }) =>
      wanted === undefined ? options[key] === own : options[key] !== undefined && same(options[key], wanted),
    )
    if (left.length === 0)
      throw wrongField(`options.${key}`, `This piece is not made in this ${name.toLowerCase()}.`)
  }
  return left
}

/** A size without a variant is checked too: the piece is made in that size. */
const sizeOf = (product: Sellable, variant: Variant, wanted: string | undefined): string | null => {
  if (variant.size !== null) return variant.size
  if (product.sizes.length === 0) {
    if (wanted !== undefined) throw wrongField('size', 'This piece has no sizes.')
    return null
  }
  if (wanted === undefined) {
    const [only, ...more] = product.sizes
    if (more.length === 0) return only ?? null
    throw wrongField('size', 'Choose a size.')
  }
  const size = product.sizes.find((each) => same(each, wanted))
  if (size === undefined) throw wrongField('size', 'This piece is not made in this size.')
  return size
}
