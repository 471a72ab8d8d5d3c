import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from './config.ts'
import { whyNotStarted } from '#program/listening.ts'
import { MISSPELT, misspelt } from '#program/misspelt.ts'
import { followSilent } from '#program/silent-connections.ts'
import { onStopSignal } from '#program/stopping.ts'
import { hearRestarts } from '#program/supervisor-channel.ts'
import { VERSION } from '#program/version.ts'

/** The only file of the BFF that touches the process. */

/** Time to tell keep-alive connections that they end, then the most that stopping may take. */
const NOTICE_MS = 1_500
/** How long a connection without any request may still send one, once no new connection is accepted. */
const QUIET_MS = 1_000
const STOP_MS = 10_000

const fail = (sentence: string): never => {
  process.stderr.write(`server: ${sentence}\n`)
  process.exit(1)
}

const start = async () => {
  const config = readConfig(process.env, process.argv.slice(2))
  if (config.needsPages && !existsSync(join(config.dist, 'web/server/entry.server.js')))
    fail(`there are no pages in ${config.dist} (DIST_DIR): make them with npm run build`)
  // Imported only now: a wrong setting is reported before half a second of source is read.
  const { buildApp } = await import('./app.ts')
  const app = await buildApp(config)
  for (const typo of misspelt(Object.keys(process.env))) app.log.warn(typo, MISSPELT)
  const last = (kind: string) => (error: unknown) => {
    app.log.fatal({ err: error }, kind)
    process.exit(1)
  }
  process.on('uncaughtException', last('uncaught exception'))
  process.on('unhandledRejection', last('unhandled rejection'))

  hearRestarts(app.metrics.restarts)
  const endSilent = followSilent(app.server)
  const stop = async (signal: string) => {
    app.log.info({ signal }, 'stopping')
    app.drain()
    setTimeout(() => {
      app.log.error({ ms: STOP_MS }, 'did not stop in time: what was under way is cut off')
      process.exit(1)
    }, STOP_MS).unref()
    await pause(NOTICE_MS)
    const closed = app.close()
    // Requests already sent over a new connection are read first, however busy this process was.
    setTimeout(() => setImmediate(endSilent), QUIET_MS)
    await closed
    app.log.info('stopped')
    process.exit(0)
  }
  onStopSignal((signal) => void stop(signal))
  await app.listen({ port: config.port, host: config.host })
  app.log.info({ port: config.port, version: VERSION, mode: config.mode }, 'server is ready')
}

start().catch((error: unknown) => fail(whyNotStarted(error, { host: 'HOST', port: 'PORT' })))
