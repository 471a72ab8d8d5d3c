import { runShop } from './lib/running/shop.ts'

/** `npm run dev`: the same shop with hot reload of the pages; a program whose source, or whose house, is edited starts again. */
try {
  await runShop({ dev: true })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
