import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { onceAWorker } from './once-a-worker.ts'

export interface Cluster {
  /** `postgres://…/postgres`; each test makes its own database on it (`createDatabase`). */
  readonly url: string
  readonly stop: () => Promise<void>
  /** Its first process, which started all the others. */
  readonly pid: () => number
  /** Stops the server as a restart of its machine would; the data stays. */
  readonly halt: () => Promise<void>
  /** Starts it again on the same port; resolves once it answers. */
  readonly resume: () => Promise<void>
}

const ROOTS = ['/usr/lib/postgresql', '/opt/homebrew/opt/postgresql@15/bin', '/usr/local/pgsql/bin']

/** The folder of the newest PostgreSQL's programs, or undefined. */
export const postgresPrograms = (): string | undefined => {
  const versions = existsSync(ROOTS[0] ?? '')
    ? readdirSync(ROOTS[0] ?? '').sort((a, b) => Number(b) - Number(a))
    : []
  return [...versions.map((version) => join(ROOTS[0] ?? '', version, 'bin')), ...ROOTS.slice(1)].find(
    (path) => existsSync(join(path, 'initdb')),
  )
}

/** PostgreSQL refuses to run as root, so then its own user runs it. */
export const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+)/m)
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** Whether the tests that need a real PostgreSQL can run here; prints a warning if not. */
export const postgresAvailable = (): boolean => {
  const can =
    process.env.TEST_DATABASE_URL !== undefined ||
    (postgresPrograms() !== undefined && (process.getuid?.() !== 0 || unprivileged() !== undefined))
  if (!can)
    console.warn(
      'LEFT OUT: no PostgreSQL programs on this machine, so its tests do not run (apt-get install postgresql)',
    )
  return can
}

/** A temporary PostgreSQL on the loopback address; `TEST_DATABASE_URL` names a running one instead. */
export const startPostgres = async (): Promise<Cluster> => {
  const given = process.env.TEST_DATABASE_URL
  if (given !== undefined) {
    const keep = () => {
      throw new Error('The server of TEST_DATABASE_URL is not ours to stop')
    }
    return { url: given, stop: () => Promise.resolve(), pid: keep, halt: keep, resume: keep }
  }
  const bin = postgresPrograms()
  if (bin === undefined) throw new Error('No PostgreSQL programs here; ask postgresAvailable() first')
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'shop-pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const launch = () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F', '-c', 'max_connections=200'],
      { ...user, cwd: folder, stdio: 'ignore' },
    )
    return { server, ended: new Promise<void>((resolve) => server.once('exit', () => resolve())) }
  }
  let running = launch()
  const halt = async () => {
    running.server.kill('SIGINT')
    await running.ended
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const stop = async () => {
    await halt()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', () => {
    running.server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  try {
    await answering(url)
  } catch (error) {
    await stop()
    throw error
  }
  const resume = () => {
    running = launch()
    return answering(url)
  }
  return { url, stop, pid: () => running.server.pid ?? 0, halt, resume }
}

/** The address of a PostgreSQL that the files of this worker share; each makes its own databases on it. */
export const sharedPostgres: () => Promise<string> = onceAWorker(
  async () => (shared = (await startPostgres()).url),
)
let shared: string | undefined
/** Whether a server ends with this worker, so that databases on it need not be deleted. */
export const isShared = (url: string): boolean =>
  url === shared && process.env.TEST_DATABASE_URL === undefined

const answering = async (url: string) => {
  const until = Date.now() + 20_000
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => undefined)
      if (Date.now() > until) throw error
      await wait(50)
    }
  }
}

const command = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** A new database on a running server, empty or a copy of another that nobody uses. */
export const createDatabase = async (
  server: string,
  name: string,
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const quoted = pg.escapeIdentifier(name.slice(0, 63))
  await command(server, `create database ${quoted} template ${pg.escapeIdentifier(template)}`)
  const url = new URL(server)
  url.pathname = `/${name.slice(0, 63)}`
  return { url: url.href, drop: () => command(server, `drop database if exists ${quoted} with (force)`) }
}
