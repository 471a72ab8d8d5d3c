import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deps } from '../lib/implement.ts'
import { addRates } from '../modules/pricing/api.ts'

const FILE = join(import.meta.dirname, '..', '..', 'catalogue', 'data', 'rates.json')

interface Stored {
  setOn: string
  metals: { metal: string; purity: string; paisePerGram: number }[]
}

/** The rates that the seeded prices were made with; set in the morning of their day. */
export const seedRates = async ({ db }: Deps): Promise<void> => {
  if (!existsSync(FILE)) return
  const { setOn, metals } = JSON.parse(readFileSync(FILE, 'utf8')) as Stored
  await db
    .transaction()
    .execute((tx) => addRates(tx, metals, { at: new Date(`${setOn}T09:30:00+05:30`), by: 'seed' }))
}
