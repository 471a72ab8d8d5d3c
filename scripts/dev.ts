import { runShop } from './lib/shop.ts'

/** `npm run dev`: the same shop with hot reload of the pages and a backend that starts again on change. */
try {
  await runShop({ dev: true })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
