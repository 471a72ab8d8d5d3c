import { sql } from 'kysely'
import type { Certificate, Media, Stone } from '#contract/catalogue.ts'
import type { Setting } from '#contract/setting.ts'
import type { OptionsSource, OptionValues } from '#contract/options.ts'
import type { Db } from '#backend/lib/http/implement.ts'

import { OPTIONS } from '../options/api.ts'

/** One combination of a product that can be sold. */
export interface Variant {
  readonly id: string
  readonly metal: string | null
  readonly purity: string | null
  readonly size: string | null
  readonly stone: string | null
  readonly clarity: string | null
  /** Of the house's own options, by their keys. */
  readonly options: OptionValues
  readonly paise: number
  /** Pieces that can be sold now. */
  readonly stock: number
  readonly makingDays: number | null
}

/** What bag and checkout need to know about a product, always read from the database. */
export interface Sellable {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Addresses of its pictures, in the order of `media` if there are any there. */
  readonly images: readonly string[]
  readonly media: readonly Media[]
  readonly background: number | undefined
  readonly hsn: string | null
  readonly makingDays: number | null
  readonly sizes: readonly string[]
  /** The house's own options. */
  readonly options: OptionsSource
  /** False once it is withdrawn from sale. */
  readonly active: boolean
  /** Made for one shopper, who may pay for it until this time; it is in no list. */
  readonly soldUntil: Date | undefined
  /** The loose stones that can replace its own. */
  readonly setting: Setting | undefined
  readonly metals: readonly string[]
  readonly stones: readonly Stone[]
  readonly certificate: Certificate | undefined
  /** In the house's order: the first is sold if nothing is chosen. */
  readonly variants: readonly Variant[]
}

interface Row {
  id: string
  slug: string
  name: string
  images: string[]
  media: Media[]
  background: number | null
  hsn: string | null
  making_days: number | null
  size: string[]
  known: OptionsSource
  active: boolean
  sold_until: Date | null
  setting: Setting | null
  metal_type: string[]
  stones: Stone[]
  certificate: Certificate | null
  variants: readonly Variant[] | null
}

const toSellable = (row: Row): Sellable => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  images: row.images,
  media: row.media,
  background: row.background ?? undefined,
  hsn: row.hsn,
  makingDays: row.making_days,
  sizes: row.size,
  options: row.known,
  active: row.active,
  soldUntil: row.sold_until ?? undefined,
  setting: row.setting ?? undefined,
  metals: row.metal_type,
  stones: row.stones,
  certificate: row.certificate ?? undefined,
  variants: row.variants ?? [],
})

/**
 * The picture of a product in one metal: the first that shows it, otherwise the first that shows none, otherwise the
 * first.
 */
export const pictureIn = (
  { images, media }: Pick<Sellable, 'images' | 'media'>,
  metal: string | null | undefined,
): { readonly image: string; readonly media: Media | undefined } => {
  const own = metal ? media.findIndex((picture) => picture.metal === metal) : 0
  const any = own < 0 ? media.findIndex((picture) => picture.metal === undefined) : own
  const at = Math.max(any, 0)
  const shown = media[at]
  return { image: images[at] ?? shown?.url ?? '', media: shown }
}

/** Products by id (or one by id or slug), with their variants. Unknown ones are absent. */
export const readSellable = async (db: Db, ids: readonly string[]): Promise<Map<string, Sellable>> => {
  if (ids.length === 0) return new Map()
  const { rows } =
    await sql<Row>`select p.id, p.slug, p.name, p.images, p.media, p.background, p.hsn, p.making_days, p.size, p.active, p.sold_until, p.setting, p.metal_type, p.stones, p.certificate, ${OPTIONS} as known,
      (select json_agg(json_build_object('id', v.id, 'metal', v.metal, 'purity', v.purity, 'size', v.size, 'stone', v.stone,
          'clarity', v.stone_quality, 'options', v.options, 'paise', v.price_paise, 'stock', v.stock, 'makingDays', v.making_days)
          order by v.is_default desc, v.position, v.id)
        from product_variants v where v.active and v.product_id = p.id) as variants
    from products p where p.id = any (${ids}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, toSellable(row)]))
}

/** The id of the product with this id or slug; undefined if none is on sale. */
export const productIdOf = async (db: Db, idOrSlug: string): Promise<string | undefined> => {
  const { rows } = await sql<{
    id: string
  }>`select id from products where active and (id = ${idOrSlug} or slug = ${idOrSlug})
    order by id = ${idOrSlug} desc limit 1`.execute(db)
  return rows[0]?.id
}
