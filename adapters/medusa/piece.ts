import { Compile } from 'typebox/compile'
import Type from 'typebox'
import {
  Attribute,
  Certificate,
  Media,
  Price,
  Stone,
  type Category,
  type Product,
} from '#contract/catalogue.ts'
import { CategoryRole } from '#contract/category-role.ts'
import type { Configuration, Variant } from '#contract/configure.ts'
import { PictureAddress } from '#contract/formats.ts'
import { namesOf } from './names.ts'
import type * as medusa from './shapes.ts'

/** The names of a product's options in Medusa, in upper or lower case; the first that exists is used. */
const CHOICES = {
  metal: ['metal', 'metal type', 'material', 'colour', 'color'],
  purity: ['purity', 'karat', 'fineness'],
  stone: ['stone', 'carat', 'stone size'],
  stoneQuality: ['quality', 'stone quality', 'clarity'],
  size: ['size', 'ring size'],
} as const
type Choice = keyof typeof CHOICES
const NAMES = namesOf(CHOICES)

/** The stock of a variant that is sold without counting: Medusa does not manage it. */
const UNCOUNTED = 99
/** No shop has more; a larger number is a mistake. */
const MOST_STOCK = 1_000_000

/** Our members in a product's metadata; whatever does not have this form is ignored. */
const checks = {
  texts: Compile(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 50 })),
  text: Compile(Type.String({ minLength: 1, maxLength: 500 })),
  number: Compile(Type.Number({ minimum: 0 })),
  whole: Compile(Type.Integer({ minimum: 0 })),
  background: Compile(Type.Integer({ minimum: 1, maximum: 8 })),
  flag: Compile(Type.Boolean()),
  media: Compile(Type.Array(Media)),
  stones: Compile(Type.Array(Stone)),
  certificate: Compile(Certificate),
  attributes: Compile(Type.Array(Attribute)),
  picture: Compile(PictureAddress),
  price: Compile(Price),
  role: Compile(CategoryRole),
}

/** A product of Medusa in the shop's form, with all its choices. */
export interface Piece {
  readonly product: Product
  readonly configuration: Configuration
  /** Variants by id, in Medusa's form. */
  readonly variants: ReadonlyMap<string, Variant>
  /** Pieces sold so far, if the house counts them in the metadata. */
  readonly sold: number
  /** Place in the house's own order; the smallest first. */
  readonly rank: number
  readonly createdAt: string
}

interface Chosen {
  readonly choices: Partial<Record<Choice, string>>
  /** Options with other titles, by these titles as Medusa writes them. */
  readonly others: ReadonlyMap<string, string>
}

const chosenOf = ({ options = [] }: medusa.Variant): Chosen => {
  const others = new Map(options.map(({ value, option }) => [option?.title ?? '', value]))
  const choices: Partial<Record<Choice, string>> = {}
  for (const name of NAMES)
    for (const each of CHOICES[name]) {
      const title = [...others.keys()].find((one) => one.trim().toLowerCase() === each)
      if (title === undefined || choices[name] !== undefined) continue
      choices[name] = others.get(title)
      others.delete(title)
    }
  return { choices, others }
}

const LONGEST = { key: 28, name: 60, value: 64 }

/** The name of an option that the shop does not know, for addresses and bags; empty for a title in another script. */
const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST.key)
    .replace(/-+$/, '') || 'option'

/** An option of the house's own: its name in the shop, and Medusa's title. */
interface OwnOption {
  readonly title: string
  readonly shown: NonNullable<Configuration['options']>[number]
}

/** The options with other titles in which the variants of a piece differ: the house's own, each with a unique key. */
const ownOptions = (variants: readonly medusa.Variant[]): readonly OwnOption[] => {
  const values = new Map<string, Set<string>>()
  for (const one of variants)
    for (const [title, value] of chosenOf(one).others)
      values.set(title, (values.get(title) ?? new Set()).add(value))
  const taken = new Set<string>()
  return (
    [...values]
      .filter(
        ([, all]) => all.size > 1 && [...all].every((value) => value !== '' && value.length <= LONGEST.value),
      )
      // Medusa returns them in another order each time, and a bag stores their keys.
      .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([title, all]) => {
        const first = keyOf(title)
        let key = first
        for (let n = 2; taken.has(key); n += 1) key = `${first}-${n}`
        taken.add(key)
        return { title, shown: { key, name: title.trim().slice(0, LONGEST.name) || key, values: [...all] } }
      })
  )
}

const stockOf = ({ manage_inventory, allow_backorder, inventory_quantity }: medusa.Variant): number =>
  manage_inventory === false || allow_backorder
    ? UNCOUNTED
    : Math.min(MOST_STOCK, Math.max(0, Math.floor(inventory_quantity ?? 0)))

const metadataOf = (metadata: Record<string, unknown> | null | undefined) => {
  const of =
    <T>(check: { Check: (value: unknown) => value is T }) =>
    (name: string): T | undefined => {
      const value = metadata?.[name]
      return check.Check(value) ? value : undefined
    }
  return {
    texts: of(checks.texts),
    text: of(checks.text),
    number: of(checks.number),
    whole: of(checks.whole),
    background: of(checks.background),
    flag: of(checks.flag),
    media: of(checks.media),
    stones: of(checks.stones),
    certificate: of(checks.certificate),
    attributes: of(checks.attributes),
    role: of(checks.role),
  }
}

const given = <T extends object>(members: T) =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null),
  ) as {
    [Name in keyof T]: NonNullable<T[Name]>
  }

const distinct = (values: readonly (string | undefined)[]) => [
  ...new Set(values.filter((value) => value !== undefined)),
]

const variantOf = (variant: medusa.Variant, own: readonly OwnOption[]): Variant | undefined => {
  const amount = variant.calculated_price?.calculated_amount
  // Without a price in rupees it is not sold here; a price of 0 is a mistake.
  if (typeof amount !== 'number' || amount <= 0) return undefined
  const meta = metadataOf(variant.metadata)
  const { choices, others } = chosenOf(variant)
  const options = own.flatMap(({ title, shown }) => {
    const value = others.get(title)
    return value === undefined ? [] : [[shown.key, value]]
  })
  return {
    _id: variant.id,
    ...choices,
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
    amount: Math.round(amount * 100) / 100,
    stock: stockOf(variant),
    ...given({ weightMg: meta.whole('weightMg'), makingDays: meta.whole('makingDays') }),
  }
}

/** The default combination: in stock before sold out, then the house's order. */
const inOrder = (all: readonly medusa.Variant[]) =>
  all.toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))

/** Undefined without a price in rupees or a picture that can be shown: such a piece cannot be sold. */
export const pieceOf = (product: medusa.Product): Piece | undefined => {
  const made = inOrder(product.variants ?? [])
  const own = ownOptions(made)
  const found = made.flatMap((one) => variantOf(one, own) ?? [])
  const [first, ...others] = found
  const images = (product.images ?? []).map(({ url }) => url).filter((url) => checks.picture.Check(url))
  if (!first || images.length === 0) return undefined
  const variants = [{ ...first, isDefault: true }, ...others]
  const meta = metadataOf(product.metadata)
  return {
    product: {
      _id: product.id,
      slug: product.handle,
      name: product.title,
      images,
      price: [{ amount: first.amount, currency: 'INR' }],
      material: meta.texts('material') ?? distinct([product.material ?? undefined]),
      metalType: distinct(variants.map(({ metal }) => metal)),
      purity: distinct(variants.map(({ purity }) => purity)),
      size: distinct(variants.map(({ size }) => size)),
      bandType: meta.texts('bandType') ?? [],
      resizable: meta.texts('resizable') ?? [],
      madeIn: meta.text('madeIn') ?? '',
      diamondCarats: meta.number('diamondCarats') ?? 0,
      isTopCollection: meta.flag('isTopCollection') ?? false,
      categoryIds: (product.categories ?? []).map(({ id }) => id),
      collection: distinct([product.collection?.title]),
      tags: (product.tags ?? []).map(({ value }) => value),
      stock: variants.reduce((sum, { stock }) => sum + stock, 0),
      ...given({
        subtitle: product.subtitle || undefined,
        description: product.description || undefined,
        gender: meta.text('gender'),
        type: product.type?.value,
        media: meta.media('media'),
        background: meta.background('background'),
        grossWeightMg: meta.whole('grossWeightMg'),
        stones: meta.stones('stones'),
        certificate: meta.certificate('certificate'),
        attributes: meta.attributes('attributes'),
        hsn: product.hs_code || undefined,
        makingDays: meta.whole('makingDays'),
      }),
    },
    configuration: {
      productId: product.id,
      variants,
      impossible: [],
      ...(own.length > 0 && { options: own.map(({ shown }) => shown) }),
    },
    variants: new Map(variants.map((one) => [one._id, one])),
    sold: meta.number('sold') ?? 0,
    rank: meta.number('rank') ?? Number.MAX_SAFE_INTEGER,
    createdAt: product.created_at,
  }
}

/** A category of Medusa; its role in the shop comes from its metadata (`role`), otherwise from its name. */
export const categoryOf = (one: medusa.Category, count: number, media: Media | undefined): Category => {
  const meta = metadataOf(one.metadata)
  return {
    _id: one.id,
    name: one.name,
    slug: one.handle,
    collection: meta.texts('collection') ?? [],
    productCount: count,
    ...given({
      description: one.description || undefined,
      parentCategoryId: one.parent_category_id,
      role: meta.role('role'),
      media,
    }),
  }
}
