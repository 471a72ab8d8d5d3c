import { buildAdapter } from './app.ts'
import { readSettings } from './settings.ts'

/** The adapter as a program. */
try {
  const adapter = buildAdapter(readSettings(process.env))
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void adapter.close().then(() => process.exit(0)))
  const url = await adapter.listen()
  process.stdout.write(`adapter for Medusa on ${url}: ${adapter.features.join(', ')}\n`)
} catch (error) {
  process.stderr.write(`adapter: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
