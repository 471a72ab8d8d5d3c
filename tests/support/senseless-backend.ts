import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Compile } from 'typebox/compile'
import { endpoints } from '#contract/endpoints.ts'
import { randomFrom } from './catalogue-fixture.ts'

/**
 * Runs between the BFF and a backend and changes members of each answer to others of the same type that make no sense:
 * days that are in no calendar, addresses that run code, nothing, far too much.
 */
export interface SenselessBackend {
  readonly url: string
  /**
   * Call it before each page: until the first call answers are passed on unchanged. The changes depend only on the
   * seed, the turn and the address, whatever the order of the requests.
   */
  turn: (n: number) => void
  readonly counts: { answers: number; fitting: number }
  close: () => Promise<void>
}

const TEXTS = [
  '', ' ', '\u0000', '\u202e', '2026-99-99', '2026-02-30T25:61:00Z', '9999-12-31T23:59:59Z', 'tomorrow', 'Asia/Nowhere', '25:99',
  'javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:x', '//evil.example', 'https://', 'https://[', '%', '%E0%A4%A', '/../..',
  '-1', 'NaN', '1e999', 'null', 'undefined', '__proto__', 'constructor', '<b>', '{{x}}', '\ud800', '☃'.repeat(40), 'x'.repeat(3_000), ', ', '(', '[a](b', '*',
] // prettier-ignore
const NUMBERS = [0, -0, -1, 1, 0.1, -0.5, 7, 99, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324]

/** A change of these would lead to other addresses, not to other pages. */
const KEPT = /^(?:token|link|features|version)$/

const matchers = endpoints.map(({ endpoint }) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`),
  checker: Compile(endpoint.answer),
}))

type Holder = Record<string, unknown>

interface Place {
  readonly holder: Holder
  readonly key: string
}

const placesIn = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  return Object.keys(holder).flatMap((key) =>
    KEPT.test(key) ? [] : [{ holder, key }, ...placesIn(holder[key])],
  )
}

/** Ids that are random in each store. */
const DRAWN = /[0-9a-f]{8}-[0-9a-f-]{27}/g

const numberOf = (text: string) => createHash('sha256').update(text).digest().readInt32BE()

/** A long answer that must fit the contract has at most this many members changed, because each change is checked. */
const MOST_LOOKS = 150

interface Draw {
  random: () => number
  one: <T>(all: readonly T[]) => T
}

const drawFrom = (seed: number): Draw => {
  const random = randomFrom(seed)
  return { random, one: (all) => all[Math.floor(random() * all.length)]! }
}

export const startSenselessBackend = async (target: string, seed: number): Promise<SenselessBackend> => {
  const counts = { answers: 0, fitting: 0 }
  let turn = 0

  const senseless = (value: unknown, { random, one }: Draw): unknown => {
    if (typeof value === 'string') return one(TEXTS)
    if (typeof value === 'number') return one(NUMBERS)
    if (typeof value === 'boolean') return !value
    if (!Array.isArray(value)) return value
    if (random() < 0.5) return []
    // Lists of long lists would be more than any backend could send.
    const length = (JSON.stringify(value[0]) ?? '').length < 1_000 ? 60 : 3
    return Array.from({ length }, () => value[0] as unknown).filter((item) => item)
  }

  /** Every second answer still fits the contract; the others need not. */
  const changed = (body: unknown, check: (body: unknown) => boolean, draw: Draw): unknown => {
    counts.answers += 1
    const within = draw.one([true, false])
    const share = draw.one([0.03, 0.2, 1])
    let looks = 0
    for (const { holder, key } of placesIn(body)) {
      if (draw.random() > share || (within && looks === MOST_LOOKS)) continue
      const before = holder[key]
      holder[key] = senseless(before, draw)
      looks += 1
      if (within && !check(body)) holder[key] = before
    }
    if (check(body)) counts.fitting += 1
    return body
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name))
        headers.set(name, value)
    const method = incoming.method ?? 'GET'
    const path = (incoming.url ?? '').split('?', 1)[0] ?? ''
    try {
      const answer = await fetch(target + incoming.url, {
        method,
        headers,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      const type = answer.headers.get('content-type') ?? ''
      outgoing.setHeader('content-type', type)
      outgoing.statusCode = answer.status
      const found = matchers.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))
      if (
        turn === 0 ||
        !found ||
        !answer.ok ||
        !type.includes('json') ||
        found.endpoint.name === 'getCapabilities'
      ) {
        if (type.includes('event-stream')) return void outgoing.end()
        return void outgoing.end(Buffer.from(await answer.arrayBuffer()))
      }
      const draw = drawFrom(numberOf(`${seed} ${turn} ${incoming.url?.replaceAll(DRAWN, '')}`))
      outgoing.end(JSON.stringify(changed(await answer.json(), (body) => found.checker.Check(body), draw)))
    } catch {
      outgoing.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    turn: (n) => {
      turn = n
    },
    counts,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
