import type { Db } from '#backend/lib/http/implement.ts'
import { putStore, salonOfSource } from '#backend/modules/stores/api.ts'
import { openHouse } from '#house/load.ts'

/** Gives a house its first salon, that of the starter: without one a backend offers neither salons nor appointments. */
export const putSalon = async (db: Db): Promise<void> => {
  const [salon] = openHouse('house/starter').salons()
  if (!salon) throw new Error('The starter has no salon')
  await putStore(db, salonOfSource(salon.slug, salon.value), 1)
}
