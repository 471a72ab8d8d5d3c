import { basename } from 'node:path'
import type { House } from '#house/load.ts'

/** A piece in a form that any shop can sell: in its usual making, with one price. */
export interface Piece {
  readonly name: string
  readonly slug: string
  readonly sku: string
  readonly subtitle: string
  readonly description: string
  readonly pricePaise: number
  readonly stock: number
  readonly weightMg: number
  /** Slugs, the most important one first. */
  readonly categories: readonly string[]
  /** What finds it: name of the facet, value. */
  readonly facets: readonly (readonly [string, string])[]
  /** Files from the house's folder of pictures, in the smallest format that every picture library reads. */
  readonly pictures: readonly string[]
}

interface Category {
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly parent: string | undefined
}

export interface Catalogue {
  readonly categories: readonly Category[]
  readonly pieces: readonly Piece[]
  /** The folder of the pictures. */
  readonly pictures: string
}

/**
 * The pieces of a house as they are put into another shop. Each exists once, in the making with which its page begins:
 * the other shops get less data than ours, never more.
 */
export const catalogueOf = (house: House): Catalogue => {
  const all = house.categories().value
  const slugs = new Map(all.map(({ _id, slug }) => [_id ?? slug, slug]))
  const slugOf = (id: string) => slugs.get(id) ?? []
  const usual = new Map(
    house
      .variants()
      .value.filter(({ isDefault }) => isDefault)
      .map((variant) => [variant.productId, variant]),
  )
  const media = house.pictures()
  const fileOf = (key: string) =>
    (media[key]?.sources ?? [])
      .filter(({ format }) => format === 'webp')
      .toSorted((one, other) => one.width - other.width)
      .slice(0, 1)
      .map(({ url }) => basename(url))
  return {
    pictures: `${house.folder}/media`,
    // Parents first: a category needs an existing parent.
    categories: all
      .toSorted((one, other) => Number(!!one.parentCategoryId) - Number(!!other.parentCategoryId))
      .map(({ name, slug, description, parentCategoryId }) => ({
        name,
        slug,
        description: description ?? '',
        parent: parentCategoryId ? slugs.get(parentCategoryId) : undefined,
      })),
    pieces: house.products().value.map((piece) => {
      const variant = usual.get(piece._id ?? piece.slug)
      const facet = (name: string, values: readonly (string | undefined)[] = []) =>
        values.flatMap((value) => (value ? [[name, value] as const] : []))
      return {
        name: piece.name,
        slug: piece.slug,
        sku: variant?.sku ?? piece.slug,
        subtitle: piece.subtitle ?? '',
        description: piece.description ?? '',
        pricePaise: variant?.pricePaise ?? piece.pricePaise,
        stock: variant?.stock ?? piece.stock ?? 0,
        weightMg: variant?.weightMg ?? piece.grossWeightMg ?? 0,
        categories: (piece.categoryIds ?? []).flatMap(slugOf),
        facets: [
          ...facet('material', piece.material),
          ...facet('metal', piece.metalType),
          ...facet('purity', piece.purity),
          ...facet('form', piece.bandType),
          ...facet('for', [piece.gender]),
          ...facet('type', [piece.type]),
          ...facet('stone', [...new Set(piece.stones?.map(({ kind }) => kind))]),
        ],
        pictures: piece.pictures.flatMap(fileOf),
      }
    }),
  }
}
