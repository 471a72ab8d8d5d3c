import type { Attribute } from '#contract/catalogue.ts'
import type { ProductInput } from '#contract/catalogue-write.ts'
import type { OptionsSource } from '#contract/options.ts'
import { fold } from '../search/api.ts'

/** The kinds by which lists can be filtered; stored as `kind:value` in one column. */
const KEY_KINDS = [
  'category',
  'collection',
  'gender',
  'type',
  'tag',
  'metal',
  'purity',
  'stone',
  'size',
  'carat',
  'shape',
  'colour',
  'clarity',
  'origin',
] as const
/** Each option of the house is a separate kind. */
export type KeyKind = (typeof KEY_KINDS)[number] | `option-${string}`

/** The kind of an option's keys, by the key of the option. */
export const optionKind = (option: string): KeyKind => `option-${option}`

/** `length:45 cm,length:50 cm` as keys, a list for each option. A part that names no option is ignored. */
export const optionKeysOf = (text: string): ReadonlyMap<KeyKind, string[]> => {
  const found = new Map<KeyKind, string[]>()
  // A value may contain a comma; the next option starts with its key.
  for (const part of text.split(/,(?=\s*[a-z][a-z0-9-]*:)/)) {
    const [, option = '', value = ''] = /^\s*([a-z][a-z0-9-]*):(.+)$/.exec(part) ?? []
    if (option === '' || value.trim() === '') continue
    const kind = optionKind(option)
    found.set(kind, [...(found.get(kind) ?? []), key(kind, value)])
  }
  return found
}

/** Carat buckets of the contract: from (inclusive) to (exclusive). */
export const CARAT_BUCKETS = ['0-0.25', '0.25-0.5', '0.5-1', '1-2', '2-'] as const

export const key = (kind: KeyKind, value: string): string =>
  `${kind}:${value.trim().toLowerCase().replace(/\s+/g, ' ')}`

/** A comma-separated parameter as keys; empty entries are ignored. */
export const keysOf = (kind: KeyKind, text: string): string[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => key(kind, part))

const caratBucket = (carats: number): string | undefined =>
  carats <= 0
    ? undefined
    : CARAT_BUCKETS.find((bucket) => {
        const [from, to] = bucket.split('-')
        return carats >= Number(from) && (to === '' || to === undefined || carats < Number(to))
      })

const CLARITY = /^(?:fl|if|vvs|vs|si|i)[123]?$/i
const COLOUR = /^[D-Z](?: to [D-Z])?$/

type Labelled = readonly [KeyKind, string | undefined]

const alike = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The key of an attribute in lists; `keyAttributes` of the options writes the same. */
const told = ({ value, unit }: Attribute) => (unit === undefined ? String(value) : `${value} ${unit}`)

/** The attributes of a piece by which the house filters its lists. */
const attributeWords = ({ attributes = [] }: ProductInput, options: OptionsSource): Labelled[] =>
  options.flatMap(({ key: option, name, attribute }) =>
    attribute
      ? attributes
          .filter((one) => alike(one.name, name))
          .map((one): Labelled => [optionKind(option), told(one)])
      : [],
  )

type Variant = ProductInput['variants'][number]

const onSale = ({ variants }: ProductInput): Variant[] => variants.filter(({ active }) => active !== false)

/** The values of one kind in which a product is offered, leaving out those whose combinations are all off sale. */
const offeredIn = (
  product: ProductInput,
  own: readonly string[] = [],
  of: (variant: Variant) => string | readonly string[] | undefined,
): readonly string[] => {
  const valuesOf = (variants: readonly Variant[]) => variants.flatMap((variant) => of(variant) ?? [])
  const offered = valuesOf(onSale(product))
  const gone = valuesOf(product.variants).filter((value) => !offered.includes(value))
  return [...own.filter((value) => !gone.includes(value)), ...offered]
}

/** The four Cs of a piece: those of its diamonds, and those of the stone qualities in which it is offered. */
const diamondWords = (product: ProductInput): Labelled[] => {
  const diamonds = (product.stones ?? []).filter(({ kind }) => /diamond/i.test(kind))
  if (diamonds.length === 0) return []
  const qualities = offeredIn(
    product,
    diamonds.flatMap(({ clarity, colour }) => [clarity ?? [], colour ?? []].flat()),
    ({ stoneQuality }) => stoneQuality?.split(/, */),
  )
  return [
    ...diamonds.map(({ cut }): Labelled => ['shape', cut]),
    ...diamonds.map(({ labGrown }): Labelled => ['origin', labGrown ? 'Lab-grown' : 'Natural']),
    ...qualities.map((word): Labelled => [
      CLARITY.test(word) ? 'clarity' : 'colour',
      CLARITY.test(word) || COLOUR.test(word) ? word : undefined,
    ]),
  ]
}

/**
 * All keys of a product, each with its label as the catalogue writes it. `categoryIds` come with their ancestors, so
 * that a parent's list holds its children's pieces.
 */
export const productKeys = (
  product: ProductInput,
  categoryIds: readonly string[],
  options: OptionsSource = [],
): ReadonlyMap<string, string> => {
  const from = (kind: KeyKind, values: readonly (string | undefined)[] = []) =>
    values.map((value): Labelled => [kind, value])
  const all = [
    ...from('category', categoryIds),
    ...from('collection', product.collection),
    ...from('gender', [product.gender]),
    ...from('type', [product.type]),
    ...from('tag', product.tags),
    ...from(
      'metal',
      offeredIn(product, product.metalType, ({ metal }) => metal),
    ),
    ...from(
      'purity',
      offeredIn(product, product.purity, ({ purity }) => purity),
    ),
    ...from(
      'stone',
      (product.stones ?? []).map((stone) => stone.kind),
    ),
    ...from(
      'size',
      offeredIn(product, product.size, ({ size }) => size),
    ),
    ...onSale(product).flatMap(({ options = {} }) =>
      Object.entries(options).map(([option, value]): Labelled => [optionKind(option), value]),
    ),
    ...attributeWords(product, options),
    ...from('carat', [caratBucket(product.diamondCarats)]),
    ...diamondWords(product),
  ]
  return new Map(
    all
      .flatMap(([kind, value]): [string, string][] =>
        value === undefined || value.trim() === '' ? [] : [[key(kind, value), value.trim()]],
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const words = (parts: readonly (string | undefined)[]) =>
  fold(parts.filter((part) => part !== undefined).join(' '))

/** What a search looks into: a match in the name counts most, then what the piece is, then the other words about it. */
export const searchTexts = (product: ProductInput, categoryNames: readonly string[]) => {
  const facts = [
    product.type,
    ...categoryNames,
    product.gender,
    ...(product.collection ?? []),
    ...(product.tags ?? []),
    ...product.material,
    ...product.metalType,
    ...(product.stones ?? []).map((stone) => `${stone.kind} ${stone.cut}`),
    ...(product.attributes ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  ]
  return {
    name: words([product.name]),
    facts: words(facts),
    all: words([product.name, product.subtitle, ...facts, product.description]),
  }
}
