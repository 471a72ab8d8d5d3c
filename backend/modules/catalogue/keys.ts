import type { ProductInput } from '#contract/catalogue-write.ts'

/** What a list can be narrowed by; stored as `kind:value` in one indexed column. */
export type KeyKind =
  'category' | 'collection' | 'gender' | 'type' | 'tag' | 'metal' | 'purity' | 'stone' | 'size' | 'carat'

/** Carat buckets of the contract: from (inclusive) to (exclusive). */
export const CARAT_BUCKETS = ['0-0.25', '0.25-0.5', '0.5-1', '1-2', '2-'] as const

export const key = (kind: KeyKind, value: string): string =>
  `${kind}:${value.trim().toLowerCase().replace(/\s+/g, ' ')}`

/** A comma-separated parameter as keys; empty entries mean nothing. */
export const keysOf = (kind: KeyKind, text: string): string[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => key(kind, part))

export const caratBucket = (carats: number): string | undefined =>
  carats <= 0
    ? undefined
    : CARAT_BUCKETS.find((bucket) => {
        const [from, to] = bucket.split('-')
        return carats >= Number(from) && (to === '' || to === undefined || carats < Number(to))
      })

/** All keys of a product. `categoryIds` come with their ancestors, so that a parent's list holds its children's pieces. */
export const productKeys = (product: ProductInput, categoryIds: readonly string[]): string[] => {
  const bucket = caratBucket(product.diamondCarats)
  const from = (kind: KeyKind, values: readonly (string | undefined)[] | undefined) =>
    (values ?? []).flatMap((value) => (value === undefined || value.trim() === '' ? [] : [key(kind, value)]))
  return [
    ...new Set([
      ...from('category', categoryIds),
      ...from('collection', product.collection),
      ...from('gender', [product.gender]),
      ...from('type', [product.type]),
      ...from('tag', product.tags),
      ...from('metal', [...product.metalType, ...product.variants.map((variant) => variant.metal)]),
      ...from('purity', [...(product.purity ?? []), ...product.variants.map((variant) => variant.purity)]),
      ...from(
        'stone',
        (product.stones ?? []).map((stone) => stone.kind),
      ),
      ...from('size', product.size),
      ...from('carat', [bucket]),
    ]),
  ].sort()
}

/** Lower case without accents, so that 'eglantine' finds 'Églantine'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** What `search` looks into. */
export const searchText = (product: ProductInput): string =>
  fold(
    [
      product.name,
      product.subtitle,
      product.type,
      product.gender,
      ...(product.collection ?? []),
      ...(product.tags ?? []),
      ...product.material,
      ...product.metalType,
      ...(product.stones ?? []).map((stone) => `${stone.kind} ${stone.cut}`),
      product.description,
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  )
