import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Deps } from '../lib/implement.ts'
import { putSearchTerms } from '../modules/catalogue/api.ts'
import { seedShopFacts } from '../modules/shop/api.ts'
import { blogSeed, seedBlogs, seedCatalogue } from './catalogue.ts'
import { contentSeed, seedContent } from './content/load.ts'
import { personaliseSeed, seedPersonalise } from './personalise.ts'
import { searchTerms } from './search-terms.ts'
import { shopFacts } from './shop.ts'
import { pictureSeed, seedPictures } from './pictures.ts'
import { seedRates } from './rates.ts'
import { putZones } from '../modules/promise/api.ts'
import { seedResaleTerms } from '../modules/passport/api.ts'
import { resaleTerms } from './resale.ts'
import { zones } from './zones.ts'
import { seedStores, storeSeed } from './stores.ts'

/** Fills one part of an empty store. */
export interface Seeder {
  readonly name: string
  readonly run: (deps: Deps) => Promise<void>
}

/** A seeder with its data's hash in its name runs again when that data was edited. */
const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)

/** In the order they run: a later one may refer to what an earlier one wrote. */
export const seeders: readonly Seeder[] = [
  {
    name: `shop-${hashOf(shopFacts)}`,
    run: ({ db }) => db.transaction().execute((tx) => seedShopFacts(tx, shopFacts)),
  },
  {
    name: `search-terms-${hashOf(searchTerms)}`,
    run: ({ db }) => db.transaction().execute((tx) => putSearchTerms(tx, searchTerms)),
  },
  { name: 'catalogue', run: seedCatalogue },
  { name: `blogs-${hashOf(blogSeed())}`, run: seedBlogs },
  { name: `personalise-${hashOf(personaliseSeed)}`, run: seedPersonalise },
  { name: 'rates', run: seedRates },
  {
    name: `zones-${hashOf(zones)}`,
    run: ({ db }) => db.transaction().execute((tx) => putZones(tx, zones)),
  },
  {
    name: `resale-${hashOf(resaleTerms)}`,
    run: ({ db, clock }) => db.transaction().execute((tx) => seedResaleTerms(tx, resaleTerms, clock.now())),
  },
  { name: `content-${hashOf([contentSeed.pages, [...contentSeed.pictures]])}`, run: seedContent },
  { name: `stores-${hashOf(storeSeed)}`, run: seedStores },
  { name: `pictures-${hashOf(pictureSeed())}`, run: seedPictures },
]

/** Runs what this store has not had yet. Each seeder notes its name in the end, so a killed start goes on where it was. */
export const seedEmptyStore = async (
  deps: Deps,
  list: readonly Seeder[] = seeders,
  onStep: (step: string) => void = () => undefined,
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from seeded`.execute(deps.db)
  const done = new Set(rows.map(({ name }) => name))
  const missing = list.filter(({ name }) => !done.has(name))
  for (const [n, seeder] of missing.entries()) {
    onStep(`filling the store with ${seeder.name} (${n + 1} of ${missing.length})`)
    await seeder.run(deps)
    await sql`insert into seeded (name) values (${seeder.name}) on conflict do nothing`.execute(deps.db)
    deps.log.info({ seeder: seeder.name }, 'seeded')
  }
  if (missing.length > 0) await sql`analyze`.execute(deps.db)
}
