import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { resolve } from 'node:path'

/** One running copy of a service. */
export interface Copy {
  service: string
  port: number
  pid: number
  /** Ends it as an outage would, without warning. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** A first start fills an empty store. Milliseconds. */
const READY_MS = 600_000

const exited = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done()
    else child.once('exit', () => done())
  })

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

const answersWell = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    (answer) => answer.ok,
    () => false,
  )

/** Resolves when a copy can serve: a BFF that was started before its backends could be reached has given up on them. */
export const canServe = async ({ service, port }: Pick<Copy, 'service' | 'port'>): Promise<void> => {
  for (const until = Date.now() + READY_MS; Date.now() < until;) {
    if (await answersWell(port, '/readyz')) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${service} cannot serve`)
}

/** Starts one copy in a folder and waits until it is healthy: `ready` answers 200, or without one its port opens. */
export const startCopy = async (
  service: string,
  port: number,
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  { ready: readyPath, cwd = '.' }: { ready?: string; cwd?: string } = {},
): Promise<Copy> => {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  })
  const copy: Copy = {
    service,
    port,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL')
      await exited(child)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited(child)
    },
  }
  for (const until = Date.now() + READY_MS; Date.now() < until;) {
    if (child.exitCode !== null) throw new Error(`${service} ended at once with ${child.exitCode}`)
    const ready = readyPath ? await answersWell(port, readyPath) : await answers(port)
    if (ready) return copy
    await new Promise((done) => setTimeout(done, 250))
  }
  await copy.kill()
  throw new Error(`${service} did not get healthy`)
}

const found = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map((place) => `${place}/${name}`)
    .find((path) => existsSync(path))

/** Whether this machine has the program. */
export const isInstalled = (name: string): boolean => found(name) !== undefined

/** The first of these programs that is installed. */
export const program = (...names: string[]): string => {
  for (const name of names) {
    const path = found(name)
    if (path !== undefined) return path
  }
  throw new Error(
    `None of ${names.join(', ')} is installed: apt-get install postgresql redis-server nginx-light openssl`,
  )
}

/**
 * Writes a certificate for this run, `shop.key` and `shop.crt`, for names in the notation of openssl (`DNS:localhost`).
 */
export const selfSigned = (folder: string, names: readonly string[], days: number): void => {
  const subject = ['-subj', '/CN=shop', '-addext', `subjectAltName=${names.join(',')}`]
  const files = ['-keyout', `${folder}/shop.key`, '-out', `${folder}/shop.crt`, '-days', String(days)]
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const made = spawnSync(program('openssl'), [...kind, ...files, ...subject], { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`)
}

/**
 * ops/nginx as installed on one Debian machine, with the ports and paths of this run. Returns the path of the file to
 * start.
 */
export const nativeNginx = (
  folder: string,
  ports: { https: number; http: number; backends: number },
  copies: { server: readonly number[]; backend: readonly number[] },
): string => {
  mkdirSync(folder, { recursive: true })
  // nginx's workers, started by root, run as another user.
  chmodSync(folder, 0o755)
  selfSigned(folder, ['DNS:localhost', 'DNS:desk.localhost'], 2)
  const path = resolve(folder)
  const [servers, backends] = [copies.server, copies.backend]
  if (servers.length !== 2 || backends.length !== 2)
    throw new Error('ops/nginx/debian.conf is for two copies of each program')
  const own = new Map([
    ['3001', servers[0]],
    ['3002', servers[1]],
    ['4001', backends[0]],
    ['4002', backends[1]],
    ['4000', ports.backends],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path}/${name};\n`,
  )
  const place = readFileSync('ops/nginx/debian.conf', 'utf8')
    .replaceAll(/127\.0\.0\.1:(\d+)/g, (_, port: string) => `127.0.0.1:${own.get(port)}`)
    .replaceAll('/var/lib/nginx/shop-files', `${path}/files`)
  writeFileSync(`${path}/place.conf`, temporary.join('') + place)
  cpSync('ops/nginx/away', `${path}/away`, { recursive: true })
  for (const name of ['shop', 'tls', 'proxy', 'away']) {
    const text = readFileSync(`ops/nginx/${name}.conf`, 'utf8')
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80 ', `listen 127.0.0.1:${ports.http} `)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
      .replaceAll('/etc/nginx/certs', path)
      .replaceAll('/etc/nginx/shop', path)
    writeFileSync(`${path}/${name}.conf`, text)
  }
  const main = [
    'worker_processes auto;',
    `pid ${path}/nginx.pid;`,
    `error_log ${path}/error.log;`,
    'events { worker_connections 4096; }',
    `http { access_log off; include ${path}/shop.conf; }`,
  ]
  writeFileSync(`${path}/nginx.conf`, `${main.join('\n')}\n`)
  return `${path}/nginx.conf`
}
