import { Command } from 'commander'
import { buildBackend } from '#backend/app.ts'
import { readConfig } from '#backend/config.ts'
import { openPostgres } from '#backend/lib/store/db.ts'
import { seedersOf } from '#backend/seed/seed.ts'
import { openHouse } from '#house/load.ts'
import { multiplyProducts } from '#backend/seed/many.ts'

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
const saying = (error: unknown): never => fail(error instanceof Error ? error.message : String(error))

const seed = new Command('seed')
  .description(
    'Writes the seed again over DATA_DIR or DATABASE_URL: products, categories, blogs and pages get the words, prices ' +
      'and stock of the house; what shoppers did (accounts, orders) stays.',
  )
  .option(
    '--only <seeder>',
    'runs this seeder; may be given more than once',
    (one, before: string[] = []) => [...before, one],
  )
  .option('--products <number>', 'then adds copies of the products until there are so many, for measurements')
  .option('--combinations', 'each copy has every combination of its product and not one alone')
  .allowExcessArguments(false)
  .parse()
const values = seed.opts<{ only?: string[]; products?: string; combinations?: boolean }>()
const products = values.products === undefined ? 0 : Number(values.products)
if (!Number.isSafeInteger(products) || products < 0) fail('--products takes a number')

const readSaying = () => {
  try {
    return readConfig({ LOG_LEVEL: 'warn', ...process.env })
  } catch (error) {
    return saying(error)
  }
}
const config = readSaying()
const unhurried =
  config.databaseUrl === undefined
    ? undefined
    : openPostgres({ url: config.databaseUrl, statementTimeoutMs: 0 })
const backend = await buildBackend(config, { jobs: false, ...(unhurried && { database: unhurried }) }).catch(
  saying,
)
for (const seeder of seedersOf(openHouse(config.house)).filter(
  ({ name }) => values.only?.some((only) => name.startsWith(only)) ?? true,
)) {
  process.stdout.write(`${seeder.name} … `)
  await seeder.run(backend.deps)
  process.stdout.write('done\n')
}
if (products > 0) {
  await multiplyProducts(backend.deps, products, (made) => process.stdout.write(`\rproducts … ${made}`), {
    combinations: values.combinations ?? false,
  })
  process.stdout.write('\n')
}
await backend.close()
