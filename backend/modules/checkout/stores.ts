import type { Db } from '#backend/lib/implement.ts'
import { workingDaysLater } from '#backend/lib/days.ts'
import { stateByName, stateOfGstin } from '#backend/lib/states.ts'
import type { CollectStore } from '#contract/checkout.ts'
import { readShopFacts } from '../shop/api.ts'

/** A store where pieces can be collected; `state` is where the sale takes place. */
export interface Store {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly addressLines: readonly string[]
  readonly state: string
  readonly postalCode: string
}

/** Working days from the workshop to a store. */
const TO_STORE_DAYS = 2

/**
 * Where the stores come from. The stores module stands beside, not below: it sets itself here when it is loaded.
 * Until then the house itself is the one place to collect at.
 */
export const collectPoints: { read: (db: Db) => Promise<readonly Store[]> } = {
  read: async (db) => {
    const { name, addressLines, gstin } = await readShopFacts(db)
    const withCode = addressLines.find((line) => /\b\d{6}\b/.test(line)) ?? ''
    const postalCode = /\b\d{6}\b/.exec(withCode)?.[0] ?? '000000'
    const city = withCode.replace(/[,\s]*\b\d{6}\b.*/, '').trim()
    const state = stateByName(addressLines.at(-1)?.split(',')[0] ?? '')?.name ?? stateOfGstin(gstin).name
    return [{ id: 'house', name: `${name} House`, city, addressLines, state, postalCode }]
  },
}

export const storeById = async (db: Db, id: string): Promise<Store | undefined> =>
  (await collectPoints.read(db)).find((store) => store.id === id)

export const toCollectStore = (store: Store, makingDays: number, now: number): CollectStore => ({
  _id: store.id,
  name: store.name,
  city: store.city,
  addressLines: [...store.addressLines],
  state: store.state,
  readyFrom: workingDaysLater(now, makingDays + TO_STORE_DAYS),
})

/** The day pieces lie ready at a store. */
export const readyAtStore = (makingDays: number, now: number) =>
  workingDaysLater(now, makingDays + TO_STORE_DAYS)
