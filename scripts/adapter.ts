import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildIfStale } from './build.ts'
import { checkArguments } from './lib/arguments.ts'
import { proveFaults } from './adapter/faults.ts'
import { buyInChromium } from './adapter/journey.ts'
import { killBetween } from './adapter/kills.ts'
import { measure } from './adapter/measure.ts'
import { seeInMedusa } from './adapter/orders.ts'
import { record } from './adapter/record.ts'
import { fullestList } from './adapter/shopper.ts'
import { startWhole } from './adapter/whole.ts'
import { crawl } from '#tests/second-house/crawl.ts'

/**
 * `npm run adapter -- medusa`: a real Medusa, filled with the house's pieces by its own API, the adapter before it and the
 * shop before that; then the examination, a purchase in Chromium whose order is looked up in Medusa, and the table of what
 * is offered. `--faults`, `--kills <n>` and `--bench` add the long proofs; `--record` writes what the unit tests of the adapter run on. Ends with 1 when something failed.
 */
const say = (line: string) => void process.stdout.write(`${line}\n`)

const FLAGS = ['--faults', '--kills', '--bench', '--record', '--stay', /^(?:--kills=)?\d+$/]
const USAGE = 'npm run adapter -- medusa [--faults] [--kills 25] [--bench] [--record] [--stay]'

const run = async () => {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      faults: { type: 'boolean', default: false },
      kills: { type: 'string', default: '0' },
      bench: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      stay: { type: 'boolean', default: false },
    },
  })
  await buildIfStale()
  const whole = await startWhole(say, { lies: values.faults })
  let failed = false
  try {
    const examined = spawnSync(process.execPath, ['scripts/conformance.ts', whole.adapter.url], {
      encoding: 'utf8',
    })
    say(examined.stdout + examined.stderr)
    failed ||= examined.status !== 0
    const bought = await buyInChromium(whole.url, await fullestList(whole.adapter.url), '.cache/adapter')
    say(`Bought in Chromium: ${bought.name}, ${bought.order}; ${bought.pictures} pictures in .cache/adapter`)
    for (const line of bought.complaints) say(`  the console said: ${line}`)
    failed ||= bought.complaints.length > 0
    say(`In Medusa: ${await seeInMedusa(whole.admin, bought.order)}`)
    const { pages, dead } = await crawl((path) => fetch(whole.url + path))
    say(`Followed every link of ${pages.size} pages: ${dead.length} lead nowhere`)
    for (const line of dead) say(`  ${line}`)
    failed ||= dead.length > 0
    if (values.kills !== '0') failed = !(await killBetween(whole, Number(values.kills), say)) || failed
    if (values.faults) failed = !(await proveFaults(whole, say)) || failed
    if (values.bench) await measure(whole, say)
    if (values.record) say(`Recorded: ${await record(whole)}`)
    if (values.stay) {
      say(
        `Shop ${whole.url}, adapter ${whole.adapter.url}, Medusa ${whole.engine.url}. Ctrl-C ends all of it.`,
      )
      await new Promise((resolve) => process.once('SIGINT', resolve))
    }
  } finally {
    await whole.stop()
  }
  if (failed) process.exitCode = 1
}

checkArguments(USAGE, ['medusa', ...FLAGS])
if (!process.argv.includes('medusa')) {
  process.stderr.write(`Say which engine. ${USAGE}\n`)
  process.exit(1)
}
await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
process.exit()
