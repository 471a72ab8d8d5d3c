import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import Type from 'typebox'
import * as types from '#program/setting-types.ts'
import { readSettings, settingOf, WrongSetting, type Env } from '#program/settings.ts'

const SETTINGS = Type.Object({
  BACKEND_URL: Type.Optional(types.webAddress()),
  BACKEND_PORT: types.port(4000),
})

/** Where `login` keeps a person's token: readable by this user alone, good for a working day. */
export const SESSION_FILE = join(
  process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'),
  'shop',
  'session',
)

const kept = (): string | undefined =>
  existsSync(SESSION_FILE) ? readFileSync(SESSION_FILE, 'utf8').trim() : undefined

const givenToken = (): string | undefined => {
  try {
    return settingOf(process.env, 'OPERATOR_TOKEN')
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const tokenOfHouse = (): string | undefined => givenToken() ?? kept()

/** Says why and ends with 1. */
export const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Where the backend is. A wrong setting ends the command with a sentence. */
const addressOf = (env: Env): string => {
  try {
    const { BACKEND_URL, BACKEND_PORT } = readSettings(SETTINGS, env)
    return BACKEND_URL ?? `http://127.0.0.1:${BACKEND_PORT}`
  } catch (error) {
    if (error instanceof WrongSetting) return fail(error.message)
    throw error
  }
}

/** What the backend answered, as JSON. */
export type Answer = Record<string, unknown>

/** A value as an answer; without members if it is not one. */
export const answerOf = (value: unknown): Answer =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** What is wrong with each part of a request, a line each, and what the contract allows there. */
const fieldsOf = async (
  { fields }: Answer,
  { method = 'GET', body }: RequestInit,
  address: string,
): Promise<string> => {
  if (typeof fields !== 'object' || fields === null) return ''
  // The whole contract: loaded only for somebody who has mistyped something.
  const { allowedIn } = await import('./allowed.ts')
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
  return Object.entries(fields)
    .map(([name, words]) => {
      const allowed = allowedIn(method, address, name, sent)
      return `\n  ${name}: ${String(words)}${allowed === undefined ? '' : ` Allowed: ${allowed}.`}`
    })
    .join('')
}

const send = async (address: string, request: RequestInit, timeoutMs: number): Promise<Answer> => {
  const base = addressOf(process.env)
  const answer = await fetch(base + address, { ...request, signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => fail(`The backend does not answer at ${base}. Is the shop running?`),
  )
  const read = answerOf(
    await answer.json().catch(() => fail(`What answers at ${base} is not the backend (${answer.status}).`)),
  )
  if (!answer.ok)
    return fail(
      `${String(read['message'])} (${String(read['code'])})${await fieldsOf(read, request, address)}`,
    )
  return read
}

/**
 * Calls `/api/operator<path>` with OPERATOR_TOKEN, otherwise as the person who signed in with `login`; ends the process
 * with a sentence if that fails.
 */
export const call = async (
  method: string,
  path: string,
  body?: object,
  timeoutMs = 60_000,
): Promise<Answer> => {
  const token = tokenOfHouse()
  if (!token)
    return fail('Sign in with `login`, or set OPERATOR_TOKEN to the one that the backend runs with.')
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  return send(
    `/api/operator${path}`,
    { method, headers, ...(body && { body: JSON.stringify(body) }) },
    timeoutMs,
  )
}

/**
 * Posts to `/desk<path>`, which has its own kind of sign-in; ends the process with a sentence if that fails.
 */
export const post = (path: string, body: object): Promise<Answer> =>
  send(
    `/desk${path}`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    60_000,
  )

/** Reads `/api<path>`, which in the demo is open to everyone; ends the process with a sentence when that fails. */
export const ask = (path: string): Promise<Answer> => {
  const token = tokenOfHouse()
  return send(`/api${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {}, 60_000)
}

/** A list of an answer; empty when it has none of that name. */
export const rows = (answer: Answer, name: string): Answer[] => listOf(answer, name).map(answerOf)

/** A list of texts of an answer; empty when it has none of that name. */
export const texts = (answer: Answer, name: string): string[] => listOf(answer, name).map(String)

const listOf = (answer: Answer, name: string): unknown[] => {
  const list = answer[name]
  return Array.isArray(list) ? list : []
}

/** Prints lines as columns. 'There are none' goes to stderr, so that programs read an empty output. */
export const print = (lines: readonly (readonly unknown[])[]) => {
  if (lines.length === 0) process.stderr.write('There are none.\n')
  const widths = lines.reduce<number[]>(
    (all, line) => line.map((cell, i) => Math.max(all[i] ?? 0, String(cell).length)),
    [],
  )
  for (const line of lines)
    process.stdout.write(
      `${line
        .map((cell, i) => String(cell).padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    )
}
/** A part of a path. */
export const path = (text: string) => encodeURIComponent(text)
/** A bar on the terminal for long work; silent if there is no terminal. */
export const progress = (what: string, total: number) => {
  const WIDTH = 30
  const show = process.stderr.isTTY
  return (done: number) => {
    if (!show) return
    const full = total === 0 ? WIDTH : Math.round((done / total) * WIDTH)
    process.stderr.write(
      `\r${what} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${total}${done >= total ? '\n' : ''}`,
    )
  }
}
