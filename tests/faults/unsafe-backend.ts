import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Goal } from '../../bench/lib/table.ts'
import { SERVER_PROCESS } from '#server/process.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startProgram } from '#tests/support/program.ts'
import { inParallel } from './reads.ts'

/** Row 'Unsafe upstream': a backend that answers too much, too slowly or nonsense; the BFF's memory. */

const MEGABYTE = 1024 * 1024
const FILLER = Buffer.alloc(MEGABYTE, 0x78)

type Answer = (reply: ServerResponse) => void

const json = (reply: ServerResponse) => reply.writeHead(200, { 'content-type': 'application/json' })

/** 200 MB as fast as they are taken. */
const endless: Answer = (reply) => {
  json(reply).write('{"products":[],"total":0,"page":1,"filler":"')
  let left = 200
  const more = () => {
    while (left > 0 && !reply.destroyed) {
      left -= 1
      if (!reply.write(FILLER)) return void reply.once('drain', more)
    }
    reply.end('"}')
  }
  more()
}

const ANSWERS: Record<string, Answer> = {
  endless,
  'just too much': (reply) => json(reply).end(Buffer.concat([FILLER, FILLER, Buffer.from('x')])),
  'just not too much, and no JSON': (reply) =>
    json(reply).end(Buffer.concat([FILLER, FILLER.subarray(0, -10)])),
  'nested a million times': (reply) => json(reply).end('['.repeat(1_000_000) + ']'.repeat(1_000_000)),
  'a million members': (reply) =>
    json(reply).end(`{${Array.from({ length: 100_000 }, (_, n) => `"m${n}":${n}`).join()}}`),
  'a thousand cookies': (reply) => {
    const cookies = Array.from({ length: 100 }, (_, n) => `c${n}=${'x'.repeat(100)}`)
    reply.writeHead(200, { 'content-type': 'application/json', 'set-cookie': cookies }).end('{}')
  },
  'drop by drop': (reply) => {
    json(reply).write('{')
    const timer = setInterval(() => reply.write(' '), 20)
    reply.on('close', () => clearInterval(timer))
  },
  'never ending headers': (reply) =>
    reply.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(20 * MEGABYTE)}`),
  nonsense: (reply) => reply.socket?.end(Buffer.from([0, 255, 13, 10, 71, 69, 84, 0])),
  'a length that is a lie': (reply) =>
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '5' }).end('{"a":'),
}

const startUnsafeBackend = async () => {
  const kinds = Object.values(ANSWERS)
  let turn = 0
  const server = createServer((_, reply) => {
    reply.on('error', () => undefined)
    kinds[(turn += 1) % kinds.length]?.(reply)
  })
  server.on('connection', (socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const QUERIES = [
  '{ products { total } }',
  '{ product(id: "x") { name } }',
  '{ categories { name } }',
  '{ blog(id: "x") { title } }',
  'mutation { markPaid(sessionId: "x") { status } }',
]

export const run = async (full: boolean): Promise<Goal[]> => {
  const backend = await startUnsafeBackend()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const program = await startProgram({
    main: 'server/main.ts',
    flags: ['--without-pages'],
    args: SERVER_PROCESS.args,
    url,
    ready: '/healthz',
    env: {
      ...SERVER_PROCESS.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      BACKEND_URL: backend.url,
      DIST_DIR: 'no-build',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
    },
  })
  const memory = async () => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / MEGABYTE
  }
  try {
    const requests = full ? 3_000 : 150
    let most = await memory()
    let odd = 0
    await inParallel(requests, 20, async (n) => {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: QUERIES[n % QUERIES.length] }),
      })
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] }
      const coded = errors?.every(({ extensions }) => /_UNAVAILABLE$|^OVERLOADED$/.test(extensions.code))
      if (!coded) odd += 1
      if (n % 25 === 0) most = Math.max(most, await memory())
    })
    most = Math.max(most, await memory())
    const alive = (await fetch(`${url}/healthz`)).status === 200 ? 1 : 0
    const id = 'C, unsafe upstream'
    const measured: Goal[] = full
      ? [{ id, what: `most memory of the BFF (${requests} requests, ${Object.keys(ANSWERS).length} kinds of answers)`, value: most, unit: 'MB', must: 260, better: 'less' }]
      : [] // prettier-ignore
    return [
      ...measured,
      { id, what: 'answers that were not a coded failure', value: odd, unit: '', must: 0, better: 'less' },
      { id, what: 'alive afterwards', value: alive, unit: '', must: 1, better: 'more' },
    ] // prettier-ignore
  } finally {
    await program.kill()
    await backend.close()
  }
}
