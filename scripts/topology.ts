import { buildIfStale } from './build.ts'
import { prove } from './topology/prove.ts'
import { roll } from './topology/rolling.ts'
import { startTopology, type Topology } from './topology/start.ts'

/**
 * `npm run topology`: the services of docker-compose.yml started natively, each once what it depends on is healthy; then
 * a shopper's journey, a load during which one BFF is killed, and how soon a write is seen. `-- rolling` upgrades it again
 * and again under load instead. Ends with 1 when one fails.
 */
const PROOFS: Readonly<Record<string, (topology: Topology) => Promise<void>>> = { all: prove, rolling: roll }

const run = async ([what = 'all', ...more]: readonly string[]) => {
  const proof = PROOFS[what]
  if (!proof || more.length > 0) throw new Error('npm run topology, or npm run topology -- rolling')
  await buildIfStale()
  const topology = await startTopology((line) => process.stdout.write(`${line}\n`))
  try {
    await proof(topology)
  } finally {
    await topology.stop()
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
process.exit()
