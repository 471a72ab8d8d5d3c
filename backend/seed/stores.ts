import type { House } from '#house/load.ts'
import { ownIds } from '#backend/lib/rows/own-rows.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import { putStore } from '../modules/stores/api.ts'

/** The most pieces shown for a salon that does not list any. */
const SHOWN = 8

/** The salons of a house in their order. */
export const storeSeed = (house: House) =>
  house
    .salons()
    .map(({ slug, value }) => ({ slug, ...value }))
    .toSorted((a, b) => a.position - b.position)

/** Writes the salons; one without a list shows pieces of the top collection, turn about, so that no two windows are alike. */
export const seedStores =
  (house: House) =>
  async ({ db }: Deps): Promise<void> => {
    const salons = storeSeed(house)
    const media = house.pictures()
    const top = house.products().value.filter(({ isTopCollection }) => isTopCollection)
    await db.transaction().execute(async (tx) => {
      const own = await ownIds(tx, 'store')
      for (const [n, { slug, picture, position: _, productIds, ...salon }] of salons.entries()) {
        if (own.has(slug)) continue
        const front = picture === undefined ? undefined : media[picture]
        const turn = top.filter((_piece, index) => index % salons.length === n).slice(0, SHOWN)
        await putStore(
          tx,
          {
            ...salon,
            _id: slug,
            slug,
            productIds: productIds ?? turn.map((piece) => piece._id ?? piece.slug),
            ...(front && { media: front }),
          },
          n + 1,
        )
      }
    })
  }
