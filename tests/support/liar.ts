import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What is sent instead of an answer: another value, or bytes that need not be JSON. */
type Told =
  { readonly value: unknown } | { readonly bytes: string; readonly type?: string; readonly dripMs?: number }

/** One kind of wrong answer with a status of 200. */
export interface Lie {
  readonly name: string
  /** True if reading the whole catalogue does not come to an end. */
  readonly isSlow?: true
  /** A new one for each use: some remember what they said. */
  readonly begin: () => (path: string, value: unknown) => Told
}

/** Members that are sums of money. */
const SUMS = /^(?:calculated_amount|unit_price|amount|(?:\w+_)?(?:sub)?total)$/

/** The same value with some members changed; undefined removes a member. */
const withMembers = (value: unknown, change: (name: string, member: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => withMembers(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withMembers(change(name, member), change)]),
  )
}
const everywhere =
  (change: (name: string, member: unknown) => unknown): Lie['begin'] =>
  () =>
  (_, value) => ({ value: withMembers(value, change) })

/** Writes each sum with these characters, which JSON may or may not allow. */
const sumsAs =
  (written: string): Lie['begin'] =>
  () =>
  (_, value) => ({
    bytes: JSON.stringify(
      withMembers(value, (name, member) => (SUMS.test(name) && typeof member === 'number' ? '¤' : member)),
    ).replaceAll('"¤"', written),
  })

const LEFT_OUT = /^(?:id|total|unit_price|title|handle|count|variants|token)$/
const HUGE = 5 * 1024 * 1024

/** Wrong answers that an engine behind an adapter may give. */
export const LIES: readonly Lie[] = [
  {
    name: 'numbers as text',
    begin: everywhere((_, member) => (typeof member === 'number' ? String(member) : member)),
  },
  {
    name: 'members left out',
    begin: everywhere((name, member) => (LEFT_OUT.test(name) ? undefined : member)),
  },
  {
    name: 'negative sums',
    begin: everywhere((name, member) =>
      SUMS.test(name) && typeof member === 'number' ? -1 - member : member,
    ),
  },
  { name: 'sums that are NaN', begin: sumsAs('NaN') },
  { name: 'sums without end', begin: sumsAs('1e999') },
  { name: 'sums nobody has', begin: sumsAs('1e300') },
  {
    name: 'another sum in each answer',
    begin: () => {
      let answers = 0
      return (_, value) => {
        answers += 1
        return {
          value: withMembers(value, (name, member) =>
            SUMS.test(name) && typeof member === 'number' ? member + answers : member,
          ),
        }
      }
    },
  },
  {
    name: 'the cart, order and account of another',
    begin: everywhere((name, member) =>
      /^(?:id|customer_id)$/.test(name) && typeof member === 'string'
        ? member.replace(/^(cart|cus|order)_.*$/, '$1_01ANOTHERS')
        : member,
    ),
  },
  {
    name: 'stock that is not there',
    begin: everywhere((name, member) => (name === 'inventory_quantity' ? 1e300 : member)),
  },
  {
    name: 'a list without an end',
    begin: () => {
      const first = new Map<string, unknown>()
      return (path, value) => {
        const list = path.replace(/\?.*/, '')
        if (!first.has(list)) first.set(list, value)
        return { value: withMembers(first.get(list), (name, member) => (name === 'count' ? 1e9 : member)) }
      }
    },
  },
  {
    name: 'an answer of 5 MB',
    begin: () => (_, value) => ({ bytes: `${JSON.stringify(value)}${' '.repeat(HUGE)}` }),
  },
  {
    name: 'HTML',
    begin: () => () => ({ bytes: '<!doctype html><title>Maintenance</title>', type: 'text/html' }),
  },
  {
    name: '200 with an error in it',
    begin: () => () => ({ value: { type: 'unknown_error', message: 'An error has occurred' } }),
  },
  {
    name: 'a byte at a time',
    isSlow: true,
    begin: () => (_, value) => ({ bytes: JSON.stringify(value), dripMs: 100 }),
  },
]

/** Every call passes through it; while a lie is set, successful answers are altered. */
export interface Liar {
  readonly url: string
  readonly tell: (lie: Lie | undefined) => void
  /** Resolves once this many more calls of a path have arrived. */
  readonly asked: (path: string, times: number) => Promise<void>
  readonly close: () => Promise<void>
}

const drip = async (response: ServerResponse, bytes: string, everyMs: number, isOver: () => boolean) => {
  for (const one of bytes) {
    if (isOver()) response.destroy()
    if (response.destroyed) return
    response.write(one)
    await wait(everyMs)
  }
  response.end()
}

/** A proxy in front of an engine, which can be told to lie. */
export const startLiar = async (target: string): Promise<Liar> => {
  let lying: ReturnType<Lie['begin']> | undefined
  const waiting = new Set<{ path: string; left: number; done: () => void }>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    for (const one of waiting)
      if (path.startsWith(one.path) && (one.left -= 1) === 0) {
        waiting.delete(one)
        one.done()
      }
    const pass = async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
      const answer = await fetch(target + path, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      })
      const text = await answer.text()
      const teller = lying
      const type = answer.headers.get('content-type') ?? 'application/json'
      const told =
        teller && answer.ok && type.includes('json') ? teller(path, JSON.parse(text)) : { bytes: text }
      const isBytes = 'bytes' in told
      response.writeHead(answer.status, { 'content-type': (isBytes ? told.type : undefined) ?? type })
      if (isBytes && told.dripMs !== undefined)
        await drip(response, told.bytes, told.dripMs, () => teller !== lying)
      else response.end(isBytes ? told.bytes : JSON.stringify(told.value))
    }
    pass().catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell: (lie) => {
      lying = lie?.begin()
    },
    asked: (path, times) => new Promise((done) => waiting.add({ path, left: times, done })),
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
