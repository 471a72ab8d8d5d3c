import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../../bench/lib/install.ts'
import { freePort } from '../../bench/lib/programs.ts'
import { createDatabase, startPostgres } from '#tests/support/postgres.ts'

/** A real, running Medusa: its packages outside our lockfile, its database on a separate PostgreSQL. */
export interface Engine {
  readonly url: string
  readonly user: { email: string; password: string }
  readonly databaseUrl: string
  /** Process ids of all that works behind it. */
  readonly pid: () => number
  /** Ends the program at once, as a crash would; the data stays. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** Freezes it and lets it go on, as a machine that hangs. */
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
  readonly stop: () => Promise<void>
}

/** Its packages, pinned by their own lockfile: the bench measures the same Medusa for comparison. */
export const MEDUSA_FOLDER = 'bench/peers-shops/medusa'
const START_MS = 120_000

/** The database that it runs on. */
interface EngineDatabase {
  readonly url: string
  /** It has Medusa's tables already. */
  readonly isFilled: boolean
  readonly stop: () => Promise<void>
}

const ownDatabase = async (): Promise<EngineDatabase> => {
  const cluster = await startPostgres()
  const { url } = await createDatabase(cluster.url, 'medusa')
  return { url, isFilled: false, stop: cluster.stop }
}

const ended = (child: ReturnType<typeof spawn>) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('exit', (code) => resolve(code))
  })

/**
 * Installs, migrates and starts Medusa 2.18, on a PostgreSQL of its own unless a database is given. Throws with one
 * sentence where PostgreSQL or a port is missing.
 */
export const startEngine = async (say: (line: string) => void, given?: EngineDatabase): Promise<Engine> => {
  if (!install(MEDUSA_FOLDER)) throw new Error('Medusa could not be installed')
  const database = given ?? (await ownDatabase())
  const databaseUrl = database.url
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: randomBytes(24).toString('hex'),
    COOKIE_SECRET: randomBytes(24).toString('hex'),
    MEDUSA_DISABLE_TELEMETRY: 'true',
  }
  const log = openSync(join(MEDUSA_FOLDER, 'medusa.log'), 'w')
  const cli = (args: readonly string[]) =>
    spawn(process.execPath, ['node_modules/@medusajs/cli/cli.js', ...args], {
      cwd: MEDUSA_FOLDER,
      env,
      stdio: ['ignore', log, log],
    })
  const run = async (...args: string[]) => {
    if ((await ended(cli(args))) !== 0)
      throw new Error(`medusa ${args[0]} failed: see ${MEDUSA_FOLDER}/medusa.log`)
  }
  // No dash before it: Medusa's command line would take it for an option.
  const user = { email: 'seed@medusa.test', password: randomBytes(18).toString('hex') }
  let child: ReturnType<typeof spawn> | undefined

  const start = async () => {
    child = cli(['start', '-p', String(port), '-H', '127.0.0.1'])
    const until = Date.now() + START_MS
    for (;;) {
      if (child.exitCode !== null) throw new Error(`Medusa ended at once: see ${MEDUSA_FOLDER}/medusa.log`)
      const isReady = await fetch(`${url}/health`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isReady) return
      if (Date.now() > until) throw new Error(`Medusa did not get ready: see ${MEDUSA_FOLDER}/medusa.log`)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  const kill = async () => {
    child?.kill('SIGKILL')
    if (child) await ended(child)
  }
  const stop = async () => {
    await kill()
    await database.stop()
  }
  try {
    if (!database.isFilled) {
      say('Medusa: tables')
      await run('db:migrate', '--skip-scripts')
      await run('user', '-e', user.email, '-p', user.password)
    }
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  say(`Medusa 2.18 on ${url}`)
  return {
    url,
    user,
    databaseUrl,
    pid: () => child?.pid ?? 0,
    kill,
    start,
    signal: (signal) => child?.kill(signal),
    stop,
  }
}
