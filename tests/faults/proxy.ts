import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * What the line between two programs may do to one request:
 * pass it, hold it back and then pass it, never answer, cut the connection, answer 503, answer garbage with status 200,
 * cut the answer in its middle, or send the answer byte by byte so that it never ends in time.
 */
export type FaultKind = 'pass' | 'delay' | 'drop' | 'reset' | 'refuse' | 'garbage' | 'cut' | 'drip'

/** Chooses what happens to a request, by its path. */
export type Choose = (path: string) => FaultKind

export interface FaultProxy {
  readonly url: string
  /** From now on. Default: everything passes. */
  choose: (how: Choose) => void
  /** How often each fault was done since `choose` was called last. */
  readonly done: Record<FaultKind, number>
  /** How long `delay` holds a request back. Milliseconds. */
  delayMs: number
  close: () => Promise<void>
}

const DRIP_MS = 150
const none = (): Record<FaultKind, number> => ({
  pass: 0,
  delay: 0,
  drop: 0,
  reset: 0,
  refuse: 0,
  garbage: 0,
  cut: 0,
  drip: 0,
})
const GARBAGE = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x00, 0x3c, 0x68, 0x74, 0x6d, 0x6c])

/** A proxy before one HTTP server that breaks requests as told. It listens on a free port of the loopback. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()
  let how: Choose = () => 'pass'
  let done = none()

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }

  const drip = (body: Buffer, outgoing: ServerResponse) => {
    let at = 0
    const next = () => {
      if (outgoing.destroyed) return
      if (at >= body.length) return void outgoing.end()
      outgoing.write(body.subarray(at, at + 1))
      at += 1
      later(DRIP_MS, next)
    }
    next()
  }

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, as: 'whole' | 'cut' | 'drip') => {
    const onward = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        if (as === 'whole') return void answer.pipe(outgoing)
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const body = Buffer.concat(parts)
          if (as === 'drip') return drip(body, outgoing)
          outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy())
        })
      },
    )
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }

  const server = createServer((incoming, outgoing) => {
    const kind = how(incoming.url ?? '/')
    done[kind] += 1
    if (kind === 'pass') pass(incoming, outgoing, 'whole')
    else if (kind === 'cut' || kind === 'drip') pass(incoming, outgoing, kind)
    else if (kind === 'delay') later(proxy.delayMs, () => pass(incoming, outgoing, 'whole'))
    else if (kind === 'reset') incoming.socket.destroy()
    else if (kind === 'refuse') outgoing.writeHead(503, { 'content-type': 'text/plain' }).end('busy')
    else if (kind === 'garbage') outgoing.writeHead(200, { 'content-type': 'application/json' }).end(GARBAGE)
    // 'drop': nothing, for ever.
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    choose: (next) => {
      how = next
      done = none()
    },
    get done() {
      return done
    },
    delayMs: 5_000,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer)
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return proxy
}
