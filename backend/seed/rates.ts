import type { House } from '#house/load.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import { addRates } from '../modules/pricing/api.ts'

/** The rates that the prices of the house were made with; set in the morning of their day. */
export const seedRates =
  (house: House) =>
  async ({ db }: Deps): Promise<void> => {
    const rates = house.rates()?.value
    if (!rates) return
    await db
      .transaction()
      .execute((tx) =>
        addRates(tx, rates.metals, { at: new Date(`${rates.setOn}T09:30:00+05:30`), by: 'seed' }),
      )
  }
