import { parseArgs } from 'node:util'
import { buildBackend } from '#backend/app.ts'
import { readConfig } from '#backend/config.ts'
import { openPostgres } from '#backend/lib/db.ts'
import { seedersOf } from '#backend/seed/index.ts'
import { openHouse } from '#house/load.ts'
import { multiplyProducts } from '#backend/seed/many.ts'

// Writes the seed again over DATA_DIR or DATABASE_URL: products, categories, blogs and pages get the words, prices and
// stock of the house; what shoppers did (accounts, orders) stays. `--only catalogue` runs one seeder, `--products 10000`
// then adds copies of the products until there are that many of them, for measurements.
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, products: { type: 'string' } },
})
const products = values.products === undefined ? 0 : Number(values.products)

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
if (!Number.isSafeInteger(products) || products < 0) fail('--products takes a number')

const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
const unhurried =
  config.databaseUrl === undefined
    ? undefined
    : openPostgres({ url: config.databaseUrl, statementTimeoutMs: 0 })
const backend = await buildBackend(config, { jobs: false, ...(unhurried && { database: unhurried }) }).catch(
  (error: Error) => fail(error.message),
)
for (const seeder of seedersOf(openHouse(config.house)).filter(
  ({ name }) => values.only?.some((only) => name.startsWith(only)) ?? true,
)) {
  process.stdout.write(`${seeder.name} … `)
  await seeder.run(backend.deps)
  process.stdout.write('done\n')
}
if (products > 0) {
  await multiplyProducts(backend.deps.db, products, (made) => process.stdout.write(`\rproducts … ${made}`))
  process.stdout.write('\n')
}
await backend.close()
