import { buildIfStale } from './build.ts'
import { checkArguments } from './lib/arguments.ts'
import { proveAlerts } from './topology/alerts/prove.ts'
import { refusingMail } from './topology/alerts/fault.ts'
import { proveHa } from './topology/ha/prove.ts'
import { prove } from './topology/prove.ts'
import { roll } from './topology/rolling.ts'
import { startTopology, type Topology } from './topology/start.ts'

/**
 * `npm run topology`: the services of docker-compose.yml started natively, each once what it depends on is healthy; then
 * a shopper's journey, a load during which one BFF is killed, and how soon a write is seen. `-- rolling` upgrades it again
 * and again under load instead; `-- ha` puts PostgreSQL on several machines, kills its primary, fills its disk and takes
 * it back to a moment; `-- alerts` makes each alert fire once (both as root, with Debian's packages). Ends with 1 when one
 * fails.
 */
const PROOFS: Readonly<Record<string, (topology: Topology, words: readonly string[]) => Promise<void>>> = {
  all: prove,
  rolling: roll,
  ha: proveHa,
  alerts: proveAlerts,
}

const run = async ([what = 'all', ...words]: readonly string[]) => {
  const proof = PROOFS[what] ?? prove
  await buildIfStale()
  const mail = what === 'alerts' ? await refusingMail() : undefined
  const topology = await startTopology((line) => process.stdout.write(`${line}\n`), {
    highlyAvailable: what === 'ha',
    ...(mail && { smtpUrl: mail.url }),
  })
  try {
    await proof(topology, words)
  } finally {
    await topology.stop()
  }
}

const [first, ...rest] = process.argv.slice(2)
checkArguments(
  'npm run topology, or npm run topology -- rolling [times] | ha [kills|disk|restore] [times] | alerts [names]',
  first === undefined || Object.hasOwn(PROOFS, first)
    ? [first ?? '', ...rest.filter((word) => !word.startsWith('-'))]
    : [],
)
await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
process.exit()
