import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { houseFaults } from '#house/check.ts'
import { HouseFault } from '#house/fault.ts'
import type { House } from '#house/load.ts'
import { houseName, usualHouse } from '#program/house.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import { indexProducts } from '../modules/catalogue/api.ts'
import { putSearchTerms } from '../modules/search/api.ts'
import { putNavigation } from '../modules/navigation/api.ts'
import { seedOptions } from '../modules/options/api.ts'
import { seedResaleTerms } from '../modules/passport/api.ts'
import { putTranslations } from '../modules/translations/api.ts'
import { putZones } from '../modules/promise/api.ts'
import { seedShopFacts } from '../modules/shop/api.ts'
import { blogSeed, seedBlogs } from './blogs.ts'
import { seedCatalogue } from './catalogue.ts'
import { contentSeed, seedContent } from './content.ts'
import { seedPersonalise } from './personalise.ts'
import { pictureSeed, seedPictures } from './pictures.ts'
import { seedRates } from './rates.ts'
import { seedSettings, settingSeed } from './settings.ts'
import { seedStores, storeSeed } from './stores.ts'
import { translationSeed } from './translations.ts'

/** Fills one part of an empty store. */
export interface Seeder {
  readonly name: string
  readonly run: (deps: Deps) => Promise<void>
}

/** A seeder with its data's hash in its name runs again when that data was edited. */
const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)

/** What fills a store from a house, in the order they run: a later one may refer to what an earlier one wrote. */
export const seedersOf = (house: House): readonly Seeder[] => {
  const facts = house.shop().value
  const terms = house
    .searchTerms()
    .value.flatMap(({ terms: spellings, ...rest }) => spellings.map((term) => ({ term, ...rest })))
  const zones = house.zones().value
  const resale = house.resale()?.value
  const frame = house.navigation()?.value
  const options = house.options().value
  const content = contentSeed(house)
  const said = translationSeed(house)
  const settings = settingSeed(house)
  return [
    {
      name: `shop-${hashOf(facts)}`,
      run: ({ db }) => db.transaction().execute((tx) => seedShopFacts(tx, facts)),
    },
    {
      name: `search-terms-${hashOf(terms)}`,
      run: ({ db }) => db.transaction().execute((tx) => putSearchTerms(tx, terms)),
    },
    ...(options.length > 0
      ? [
          {
            name: `options-${hashOf(options)}`,
            run: ({ db }: Deps) => db.transaction().execute((tx) => seedOptions(tx, options)),
          },
        ]
      : []),
    // Pieces name the options.
    { name: 'catalogue', run: seedCatalogue(house) },
    { name: `blogs-${hashOf(blogSeed(house))}`, run: seedBlogs(house) },
    { name: `personalise-${hashOf(house.personalise().value)}`, run: seedPersonalise(house) },
    { name: 'rates', run: seedRates(house) },
    {
      name: `zones-${hashOf(zones)}`,
      run: ({ db }) => db.transaction().execute((tx) => putZones(tx, zones)),
    },
    ...(resale
      ? [
          {
            name: `resale-${hashOf(resale)}`,
            run: ({ db, clock }: Deps) =>
              db.transaction().execute((tx) => seedResaleTerms(tx, resale, clock.now())),
          },
        ]
      : []),
    ...(frame
      ? [
          {
            name: `navigation-${hashOf(frame)}`,
            run: ({ db }: Deps) => db.transaction().execute((tx) => putNavigation(tx, frame, { own: false })),
          },
        ]
      : []),
    { name: `content-${hashOf([content.pages, [...content.pictures]])}`, run: seedContent(house) },
    { name: `stores-${hashOf(storeSeed(house))}`, run: seedStores(house) },
    { name: `pictures-${hashOf(pictureSeed(house))}`, run: seedPictures(house) },
    ...(settings.length > 0 ? [{ name: `settings-${hashOf(settings)}`, run: seedSettings(house) }] : []),
    ...(said.translations.length > 0
      ? [
          {
            name: `translations-${hashOf(said)}`,
            run: ({ db }: Deps) =>
              db.transaction().execute((tx) => putTranslations(tx, said, { own: false })),
          },
        ]
      : []),
  ]
}

/** By this name a store notes the house that it was filled from. */
const MARK = 'house:'

/** A store belongs to one house: two in one would be nobody's. One that was filled before houses had names is the usual one's. */
const claim = async (deps: Deps, house: House, done: ReadonlySet<string>): Promise<void> => {
  const mine = houseName(house.folder)
  const mark = [...done].find((name) => name.startsWith(MARK))
  const owner = mark?.slice(MARK.length) ?? (done.size > 0 ? usualHouse() : mine)
  if (owner !== mine)
    throw new HouseFault(
      `This store was filled for the house '${owner}', and HOUSE is '${mine}'. Give ${mine} a store of its own (DATA_DIR or DATABASE_URL), or start with HOUSE=${owner}.`,
    )
  if (mark === undefined)
    await sql`insert into seeded (name) values (${MARK + mine}) on conflict do nothing`.execute(deps.db)
}

/** Throws the faults of a house in one error, a line each, before anything of it is written. */
const sound = (house: House): void => {
  const faults = houseFaults(house)
  if (faults.length > 0) throw new HouseFault(faults.map(({ message }) => message).join('\n'))
}

/**
 * Runs the seeders that this database has not had yet. Each notes its name at the end, so that a killed start continues
 * where it was.
 */
export const seedEmptyStore = async (
  deps: Deps,
  house: House,
  onStep: (step: string) => void = () => undefined,
): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from seeded`.execute(deps.db)
  const done = new Set(rows.map(({ name }) => name))
  await claim(deps, house, done)
  const missing = seedersOf(house).filter(({ name }) => !done.has(name))
  if (missing.length > 0) sound(house)
  for (const [n, seeder] of missing.entries()) {
    onStep(`filling the store with ${seeder.name} (${n + 1} of ${missing.length})`)
    await seeder.run(deps)
    await sql`insert into seeded (name) values (${seeder.name}) on conflict do nothing`.execute(deps.db)
    deps.log.info({ seeder: seeder.name }, 'seeded')
  }
  if (missing.length === 0) return
  // What the later ones changed of products is found by the first visitor, too.
  await indexProducts(deps)
  await sql`analyze`.execute(deps.db)
}
