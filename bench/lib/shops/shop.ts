import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, openSync } from 'node:fs'
import { delimiter, dirname, resolve } from 'node:path'
import { createDatabase } from '#tests/support/postgres.ts'
import { member } from '#program/member.ts'
import pg from 'pg'
import { processesOf } from '../cpu.ts'
import type { Target } from '../load.ts'
import type { Catalogue } from './catalogue.ts'
import type { Check } from './answers.ts'

/** The reads that are sent to every shop that can answer them. */
export const READS = {
  list: 'list of 12',
  facets: 'list of 12 and exact facets',
  product: 'product detail',
  page: 'category page, rendered',
  stored: 'category page, stored bytes',
} as const
export type ReadName = keyof typeof READS

export interface Read {
  readonly request: Target['request']
  readonly check: Check
}

/** Another shop, installed, filled with our pieces and running. */
export interface PeerShop {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Its first process. */
  readonly pid: number
  readonly reads: Partial<Record<ReadName, Read>>
  readonly stop: () => Promise<void>
}

/** How one of them is installed and started on a running PostgreSQL server. Throws its own error message. */
export type StartPeer = (
  cluster: string,
  catalogue: Catalogue,
  say: (line: string) => void,
) => Promise<PeerShop>

export const folderOf = (name: string) => `bench/peers-shops/${name}`

/** The version and licence in an installed package. */
export const packageOf = (folder: string, name: string): { version: string; licence: string } => {
  const said: unknown = JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8'))
  return {
    version: String(member(said, 'version')),
    licence: String(member(said, 'license') ?? 'none named'),
  }
}

/** SQLSTATE (PostgreSQL, appendix A). */
const DUPLICATE_DATABASE = '42P04'

/**
 * A database that is filled once: that of an earlier run if the server still has one, otherwise a new one. An
 * unfinished one is dropped.
 */
export const filledDatabase = async (
  cluster: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<string> => {
  try {
    const { url, drop } = await createDatabase(cluster, name)
    try {
      await fill(url)
      return url
    } catch (error) {
      await drop()
      throw error
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DUPLICATE_DATABASE)) throw error
    return new URL(`/${name}`, cluster).href
  }
}

/** The rows of a statement on a database. */
export const rowsOf = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode)
    else child.once('exit', (code) => done(code))
  })

interface Program {
  readonly folder: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

const launch = ({ folder, args, env }: Program) => {
  const log = openSync(`${folder}/peer.log`, 'a')
  return spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // One of them starts others by the name `node`, which must be the same Node.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
      ...env,
    },
  })
}

/** Runs one of its programs until it ends. */
export const runPeer = async (program: Program): Promise<void> => {
  const code = await ended(launch(program))
  if (code !== 0)
    throw new Error(`${program.args.join(' ')} ended with ${code}: see ${resolve(program.folder)}/peer.log`)
}

/** Ends a process that may already have ended. */
const end = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It already has.
  }
}

const START_MS = 120_000

/** Starts its server and waits until it answers. */
export const startPeer = async (
  program: Program,
  ready: string,
): Promise<{ pid: number; stop: () => Promise<void> }> => {
  const child = launch(program)
  const pid = child.pid ?? 0
  const stop = async () => {
    // Some leave processes behind when they are asked to end.
    for (const each of processesOf(pid)) end(each)
    await ended(child)
  }
  const until = Date.now() + START_MS
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`${program.args.join(' ')} ended at once: see ${resolve(program.folder)}/peer.log`)
    const isReady = await fetch(ready).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return { pid, stop }
    if (Date.now() > until) {
      await stop()
      throw new Error(`${program.args.join(' ')} did not get ready: see ${resolve(program.folder)}/peer.log`)
    }
    await new Promise((done) => setTimeout(done, 250))
  }
}

/** A GraphQL request. */
export const graphql = (url: string, query: string): Target['request'] => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
})
