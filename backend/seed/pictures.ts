import { sql } from 'kysely'
import { notifyChange } from '../lib/changes.ts'
import { json } from '#backend/lib/store/db.ts'
import type { House } from '#house/load.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import { changeStore, readStores } from '../modules/stores/api.ts'
import { readCategories, readPieces } from './catalogue.ts'

/** The name of the pictures seeder: it runs again when a picture was replaced or a piece was measured. */
export const pictureSeed = (house: House) => [
  house.pictures(),
  house.products().value.map(({ pictures, spin, measures }) => [pictures, spin, measures]),
]

/** A picture's name within its address: `/media/vane-0-fd200cfc1d-960.webp` is `vane-0`. */
const NAME = /^\/media\/(.+)-[0-9a-f]{10}-\d+\.\w+$/

/**
 * Gives a database that was filled by an older release the pictures of this one. An address contains the hash of its
 * bytes, so the addresses of replaced pictures would lead nowhere. Pieces and categories whose pictures are on other
 * hosts are left alone. The lines of orders and the salons follow, each with the picture of the same name. A piece that
 * nobody has measured yet gets the measures of the house's file.
 */
export const seedPictures =
  (house: House) =>
  ({ db }: Deps): Promise<void> =>
    db.transaction().execute(async (tx) => {
      for (const { _id, images, media = [], spin, measures } of readPieces(house)) {
        const { numAffectedRows } = await sql`update products
          set images = ${images}::text[], media = ${json(media)}, spin = ${json(spin ?? null)}
          where id = ${_id} and (media, spin) is distinct from (${json(media)}, ${json(spin ?? null)})
            and not exists (select from unnest(images) address where address not like '/media/%')`.execute(tx)
        const measured =
          measures &&
          (await sql`update products set measures = ${json(measures)} where id = ${_id} and measures is null`.execute(
            tx,
          ))
        if (numAffectedRows || measured?.numAffectedRows) await notifyChange(tx, 'product', _id)
      }
      for (const { _id, media } of readCategories(house)) {
        if (!media) continue
        const { numAffectedRows } = await sql`update categories set media = ${json(media)}
          where id = ${_id} and media ->> 'url' like '/media/%' and media <> ${json(media)}`.execute(tx)
        if (numAffectedRows) await notifyChange(tx, 'category', _id)
      }
      const pictures = house.pictures()
      const now = (address: string) => pictures[NAME.exec(address)?.[1] ?? '']
      const { rows: lines } = await sql<{ image: string }>`select distinct image from order_lines
        where image like '/media/%'`.execute(tx)
      for (const { image } of lines) {
        const picture = now(image)
        if (picture && picture.url !== image)
          await sql`update order_lines set image = ${picture.url}, media = ${json(picture)}
            where image = ${image}`.execute(tx)
      }
      for (const { _id, media } of await readStores(tx)) {
        const picture = media && now(media.url)
        if (picture && picture.url !== media.url) await changeStore(tx, _id, { media: picture })
      }
    })
