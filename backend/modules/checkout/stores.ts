import type { Db } from '#backend/lib/http/implement.ts'
import { workingDaysLater } from '#backend/lib/words/days.ts'
import type { CollectStore } from '#contract/checkout.ts'
import type { Store } from '../orders/api.ts'
import { readStores } from '../stores/api.ts'

/** Working days from the workshop to a store. */
const TO_STORE_DAYS = 2

/** Where shoppers can collect. */
export const collectStores = async (db: Db): Promise<Store[]> =>
  (await readStores(db))
    .filter(({ collects }) => collects)
    .map(({ _id, name, city, addressLines, state, postalCode }) => ({
      id: _id,
      name,
      city,
      addressLines,
      state,
      postalCode,
    }))

export const storeById = async (db: Db, id: string): Promise<Store | undefined> =>
  (await collectStores(db)).find((store) => store.id === id)

/** The day on which pieces are ready at a store. */
export const readyAtStore = (makingDays: number, now: number) =>
  workingDaysLater(now, makingDays + TO_STORE_DAYS)

export const toCollectStore = (store: Store, makingDays: number, now: number): CollectStore => ({
  _id: store.id,
  name: store.name,
  city: store.city,
  addressLines: [...store.addressLines],
  state: store.state,
  readyFrom: readyAtStore(makingDays, now),
})

/**
 * A store's address after its first line, without what the address of an order has in members of its own: printed
 * with them it would name city, state and PIN code twice.
 */
export const furtherLines = ({ addressLines, city, state, postalCode }: Store): string => {
  const named = new Set([city, state, 'India', ''].map((word) => word.toLowerCase()))
  return addressLines
    .slice(1)
    .flatMap((line) => line.split(','))
    .map((part) => part.replace(postalCode, '').trim())
    .filter((part) => !named.has(part.toLowerCase()))
    .join(', ')
}
