import { settingOf } from '#program/settings.ts'
import { buildIfStale } from './build.ts'
import { checkStart, runShop } from './lib/running/shop.ts'

/** `npm start`: builds what is stale, then serves the whole shop. `scripts/bootstrap.js` has installed by now. */
try {
  await checkStart()
  await buildIfStale({ pagesAlone: settingOf(process.env, 'BACKEND_URL') !== undefined })
  await runShop({ dev: false })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
