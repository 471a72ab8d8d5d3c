import { setFlagsFromString } from 'node:v8'
import { readConfig } from './config.ts'
import { whyNotStarted } from '#program/listening.ts'
import { MISSPELT, misspelt } from '#program/misspelt.ts'
import { onStopSignal } from '#program/stopping.ts'
import { tellStep } from '#program/supervisor-channel.ts'
import { VERSION } from '#program/version.ts'

// In a process that is seldom busy V8 lets the heap grow so little that the buffers of a few answers start the next
// full collection: while prices are written, one every four seconds, of 20 to 60 ms, for which readers wait.
setFlagsFromString('--heap-growing-percent=30')

/** How long a stop may take before the process ends regardless. */
const STOP_MS = 10_000

const fail = (error: unknown): never => {
  const why = whyNotStarted(error, { host: 'BACKEND_HOST', port: 'BACKEND_PORT' })
  process.stderr.write(`backend: ${why}\n`)
  process.exit(1)
}

const start = async () => {
  const config = readConfig(process.env)
  // One after another: a wrong setting, and a store that cannot be opened, are reported before a second is spent on
  // reading source.
  const { createLog } = await import('./lib/running/log.ts')
  const { openStore } = await import('./lib/store/open-store.ts')
  const { storeTemplate } = await import('./seed/hash.ts')
  const log = createLog(config.logLevel)
  for (const typo of misspelt(Object.keys(process.env))) log.warn(typo, MISSPELT)
  const database = await openStore(config, log, storeTemplate(config))
  const { buildBackend } = await import('./app.ts')
  // A developer waits for the next start, and nobody else is using it.
  const isDevelopment = process.argv.includes('--dev')
  const drain = isDevelopment && { drainMs: 0 }
  const backend = await buildBackend(config, { progress: tellStep, log, database, ...drain })
  const stop = (signal: string) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error({ ms: STOP_MS }, 'did not stop in time: what was under way is cut off')
      process.exit(1)
    }, STOP_MS).unref()
    backend.close().then(
      () => {
        log.info('stopped')
        process.exit(0)
      },
      (error: unknown) => {
        log.fatal({ err: error }, 'could not close')
        process.exit(1)
      },
    )
  }
  onStopSignal(stop)
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event)
      process.exit(1)
    })
  try {
    if (!isDevelopment) await (await import('./warm-up.ts')).warmUp(backend.app)
    await backend.app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await backend.close()
    throw error
  }
  const store = config.databaseUrl === undefined ? 'embedded' : 'PostgreSQL'
  log.info({ port: config.port, version: VERSION, mode: config.shopMode, store }, 'backend is ready')
  if (config.shopMode === 'production' && config.databaseUrl === undefined)
    log.warn('without DATABASE_URL orders are in the embedded store, which a power cut may damage')
  const held = Object.keys(config.fourEyesAbove)
  if (held.length > 0 && config.operatorToken !== undefined)
    log.warn(
      { held },
      'OPERATOR_TOKEN passes FOUR_EYES_ABOVE: take it out of the settings once two people are invited',
    )
}

start().catch(fail)
