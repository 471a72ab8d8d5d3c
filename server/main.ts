import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from './config.ts'
import { followSilent } from '#program/silent-connections.ts'
import { onStopSignal } from '#program/stopping.ts'
import { hearRestarts } from '#program/supervised.ts'

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

const sentenceOf = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'the port is taken; set PORT to a free one'
  return error instanceof Error ? error.message : String(error)
}

const start = async () => {
  const config = readConfig(process.env, process.argv.slice(2))
  if (config.needsPages && !existsSync(join(config.dist, 'web/server/entry.server.js')))
    fail(`there are no pages in ${config.dist} (DIST_DIR): make them with npm run build`)
  // Imported only now: a wrong setting is reported before half a second of source is read.
  const { buildApp } = await import('./app.ts')
  const app = await buildApp(config)
  const last = (kind: string) => (error: unknown) => {
    app.log.fatal({ err: error }, kind)
    process.exit(1)
  }
  process.on('uncaughtException', last('uncaught exception'))
  process.on('unhandledRejection', last('unhandled rejection'))

  hearRestarts(app.metrics.restarts)
  const endSilent = followSilent(app.server)
  const stop = async () => {
    app.drain()
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await pause(NOTICE_MS)
    const closed = app.close()
    // Requests already sent over a new connection are read first, however busy this process was.
    setTimeout(() => setImmediate(endSilent), QUIET_MS)
    await closed
    process.exit(0)
  }
  onStopSignal(() => void stop())
  await app.listen({ port: config.port, host: config.host })
}

start().catch((error: unknown) => fail(sentenceOf(error)))
