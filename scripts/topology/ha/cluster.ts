import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import Type, { type Static } from 'typebox'
import { checked } from '#program/json-file.ts'
import { present } from '#scripts/lib/present.ts'
import { freePort } from '#tests/support/free-port.ts'
import { postgresPrograms, unprivileged } from '#tests/support/postgres.ts'
import {
  backRestFile,
  dataOf,
  etcdArguments,
  haproxyFile,
  PASSWORDS,
  patroniFile,
  STANZA,
  type Machine,
} from './cluster-files.ts'
import { unpacked } from '../packages.ts'
import { smallDisk } from '../small-disk.ts'

/** The part of a machine that is killed: PostgreSQL's first process, only Patroni, or everything at once. */
export type Victim = 'postmaster' | 'patroni' | 'machine'

const Member = Type.Object({ name: Type.String(), role: Type.String(), state: Type.String() })
type Member = Static<typeof Member>
const Members = Type.Object({ members: Type.Array(Member) })

/** PostgreSQL on two machines behind one address, and a third that only votes. */
export interface Cluster {
  /** The shop's own database, at the address that leads to the primary. */
  readonly url: string
  readonly machines: readonly Machine[]
  /** What Patroni says about the machines; an empty list if none answers. */
  readonly members: () => Promise<readonly Member[]>
  /**
   * Waits until one leads and the other has everything that it acknowledged. Returns the leader. Throws after two
   * minutes.
   */
  readonly whole: () => Promise<Machine>
  readonly kill: (machine: Machine, what: Victim) => void
  /** Starts whatever is not running on a machine. */
  readonly start: (machine: Machine) => void
  /** Sends a statement as the superuser, to the primary or to one machine. */
  readonly ask: <T extends pg.QueryResultRow>(text: string, at?: Machine) => Promise<T[]>
  readonly backUp: () => Promise<void>
  /** Restores the whole cluster to a moment that the database itself named. */
  readonly restoreTo: (moment: string) => Promise<void>
  readonly stop: () => Promise<void>
}

const PACKAGES = [
  'patroni',
  'python3-etcd',
  'etcd-server',
  'etcd-client',
  'haproxy',
  'pgbackrest',
  'postgresql',
]
const WHOLE_MS = 120_000
/** For each machine's data: a small separate file system, so that it can be filled. */
const DISK_MB = 1_200

const lives = (child: ChildProcess | undefined) =>
  child !== undefined && child.exitCode === null && child.signalCode === null

const endNow = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

const childrenOf = (pid: number) =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .map(Number)
    .filter((each) => each > 0)

/** The first process of a machine's PostgreSQL, if it is running. */
const postmasterOf = (machine: Machine): number | undefined => {
  const file = join(dataOf(machine), 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

/**
 * Starts etcd on three machines, Patroni with PostgreSQL on two of them, and HAProxy in front of both; returns the
 * cluster.
 */
export const startCluster = async (under: string, say: (line: string) => void): Promise<Cluster> => {
  const user = unprivileged()
  if (!user)
    throw new Error('The cluster mounts file systems of its own: run it as root, with postgresql installed.')
  const bin = postgresPrograms()
  if (!bin) throw new Error('No PostgreSQL programs here: apt-get install postgresql')
  const base = join(under, 'cluster')
  mkdirSync(base, { recursive: true })
  const tools = unpacked(PACKAGES, join(base, 'tools'))
  const repository = join(base, 'repository')
  const machines: Machine[] = []
  for (const name of ['pg1', 'pg2', 'witness'])
    machines.push({
      name,
      folder: join(base, name),
      postgres: await freePort(),
      rest: await freePort(),
      etcd: await freePort(),
      etcdPeer: await freePort(),
    })
  const stores = machines.slice(0, 2)
  const port = await freePort()
  const running = new Map<string, ChildProcess>()

  const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const options = { ...user, cwd: base, env: { ...tools.env, ...env }, encoding: 'utf8' } as const
    const { status, stdout, stderr } = spawnSync(tools.path(command), args, options)
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}${stdout}`)
    return stdout
  }
  const launch = (name: string, command: string, args: readonly string[]) => {
    if (lives(running.get(name))) return
    const child = spawn(command, args, { ...user, cwd: base, env: tools.env, stdio: 'ignore' })
    running.set(name, child)
  }
  const backRest = (machine: Machine) => [`--config=${machine.folder}/pgbackrest.conf`, `--stanza=${STANZA}`]
  const start = (machine: Machine) => {
    launch(`${machine.name} etcd`, tools.path('etcd'), etcdArguments(machine, machines))
    if (machine.name !== 'witness')
      // Debian's own Python, whatever others are installed.
      launch(`${machine.name} patroni`, '/usr/bin/python3', [
        tools.path('patroni'),
        `${machine.folder}/patroni.yml`,
      ])
  }
  const endPostgres = (machine: Machine, { alone }: { alone: boolean }) => {
    const first = postmasterOf(machine)
    if (first === undefined) return
    const others = alone ? [] : childrenOf(first)
    for (const pid of [first, ...others]) endNow(pid)
  }
  const kill = (machine: Machine, what: Victim) => {
    if (what !== 'postmaster') running.get(`${machine.name} patroni`)?.kill('SIGKILL')
    if (what !== 'patroni') endPostgres(machine, { alone: what === 'postmaster' })
    if (what === 'machine') running.get(`${machine.name} etcd`)?.kill('SIGKILL')
  }

  const members = async (): Promise<readonly Member[]> => {
    for (const { rest } of stores) {
      const said = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2_000) })
        .then(async (answer) => checked('Patroni', Members, await answer.json()))
        .catch(() => undefined)
      if (said) return said.members
    }
    return []
  }
  const whole = async () => {
    let seen: readonly Member[] = []
    for (const until = Date.now() + WHOLE_MS; Date.now() < until; await pause(250)) {
      seen = await members()
      const leader = seen.find(({ role, state }) => role === 'leader' && state === 'running')
      const found = machines.find(({ name }) => name === leader?.name)
      const held = seen.some(({ role, name }) => role === 'sync_standby' && name !== leader?.name)
      if (found && held) return found
    }
    throw new Error(`the cluster does not get whole: ${JSON.stringify(seen)}`)
  }

  const ask = async <T extends pg.QueryResultRow>(text: string, at?: Machine): Promise<T[]> => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: at?.postgres ?? port,
      user: 'postgres',
      password: PASSWORDS.superuser,
      database: text.startsWith('create ') ? 'postgres' : STANZA,
      connectionTimeoutMillis: 5_000,
    })
    // A failed answer says why; a connection that is cut between two statements has nobody to tell.
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<T>(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  const stop = async () => {
    for (const machine of stores) {
      running.get(`${machine.name} patroni`)?.kill('SIGKILL')
      endPostgres(machine, { alone: false })
    }
    for (const child of running.values()) child.kill('SIGKILL')
    await pause(500)
    for (const { folder } of stores) spawnSync('umount', ['-l', folder])
    rmSync(base, { recursive: true, force: true })
  }

  const leadsAlone = async (machine: Machine) => {
    for (let n = 0; n < 240; n += 1, await pause(250))
      if ((await members()).some(({ role, name }) => role === 'leader' && name === machine.name)) return
    throw new Error(`${machine.name} does not lead`)
  }
  /** The machine of the last backup: a copy of its files is best restored in the same place. */
  let backedUp = present(machines[0], 'machine')
  const backUp = async () => {
    backedUp = await whole()
    run('pgbackrest', [...backRest(backedUp), '--type=full', 'backup'])
  }
  const restoreTo = async (moment: string) => {
    const others = stores.filter(({ name }) => name !== backedUp.name)
    // The standby first, so that it does not take over.
    for (const { name } of [...others, backedUp]) {
      const child = running.get(`${name} patroni`)
      child?.kill('SIGTERM')
      for (let n = 0; lives(child) && n < 240; n += 1) await pause(250)
    }
    run('etcdctl', ['--endpoints', `127.0.0.1:${backedUp.etcd}`, 'del', '--prefix', `/service/${STANZA}`], {
      ETCDCTL_API: '3',
    })
    run('pgbackrest', [
      ...backRest(backedUp),
      '--delta',
      '--type=time',
      `--target=${moment}`,
      '--target-action=promote',
      'restore',
    ])
    const control = (...words: string[]) => {
      const args = [
        '-D',
        dataOf(backedUp),
        '-w',
        '-t',
        '120',
        '-s',
        '-l',
        join(base, 'restore.log'),
        ...words,
      ]
      const { status, stderr } = spawnSync(join(bin, 'pg_ctl'), args, {
        ...user,
        cwd: base,
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`pg_ctl ${words.join(' ')}: ${stderr}`)
    }
    control('start')
    for (let n = 0; n < 240; n += 1, await pause(250)) {
      const [row] = await ask<{ waits: boolean }>('select pg_is_in_recovery() as waits', backedUp)
      if (row?.waits === false) break
    }
    control('stop', '-m', 'fast')
    for (const machine of others) rmSync(dataOf(machine), { recursive: true, force: true })
    start(backedUp)
    await leadsAlone(backedUp)
    for (const machine of others) start(machine)
    await whole()
  }

  try {
    for (const folder of [base, repository, ...machines.map((machine) => machine.folder)]) {
      mkdirSync(folder, { recursive: true })
      if (stores.some((machine) => machine.folder === folder)) smallDisk(folder, DISK_MB)
      chownSync(folder, user.uid, user.gid)
    }
    for (const machine of stores) {
      writeFileSync(join(machine.folder, 'pgbackrest.conf'), backRestFile(machine, repository))
      const command = [tools.path('pgbackrest'), ...backRest(machine)].join(' ')
      const file = patroniFile(machine, machines, { bin, backRest: command })
      writeFileSync(join(machine.folder, 'patroni.yml'), JSON.stringify(file))
    }
    for (const machine of machines)
      launch(`${machine.name} etcd`, tools.path('etcd'), etcdArguments(machine, machines))
    writeFileSync(join(base, 'haproxy.cfg'), haproxyFile(port, stores))
    launch('haproxy', tools.path('haproxy'), ['-db', '-f', join(base, 'haproxy.cfg')])
    for (const machine of machines) start(machine)
    const leader = await whole()
    await ask(`create role ${STANZA} login password '${PASSWORDS.shop}'`)
    await ask(`create database ${STANZA} owner ${STANZA} template template0 encoding 'UTF8'`)
    run('pgbackrest', [...backRest(leader), 'stanza-create'])
    say(`database   PostgreSQL on two machines, ${leader.name} leads; HAProxy at ${port}`)
  } catch (error) {
    await stop()
    throw error
  }
  const url = `postgres://${STANZA}:${PASSWORDS.shop}@127.0.0.1:${port}/${STANZA}`
  return { url, machines: stores, members, whole, kill, start, ask, backUp, restoreTo, stop }
}
