import { createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

export interface RedisStandIn {
  readonly url: string
  /** Every command that came, as words. */
  readonly commands: readonly (readonly string[])[]
  /** Ends it and its connections, as a kill would. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

/** The words of the commands of one chunk. Our client sends each in one piece. */
const commandsOf = (chunk: string): string[][] => {
  const lines = chunk.split('\r\n')
  const commands: string[][] = []
  for (let at = 0; at < lines.length; at++) {
    const count = /^\*(\d+)$/.exec(lines[at] ?? '')?.[1]
    if (count === undefined) continue
    commands.push(Array.from({ length: Number(count) }, (_, n) => lines[at + 2 + 2 * n] ?? ''))
    at += 2 * Number(count)
  }
  return commands
}

/** As far as the shop uses Redis: it connects, and counts from 1 under each key. Stopped at first. */
export const redisStandIn = async (): Promise<RedisStandIn> => {
  const port = await freePort()
  const commands: string[][] = []
  const counts = new Map<string, number>()
  const sockets = new Set<Socket>()
  const answerTo = ([name = '', , , key = '']: readonly string[]): string => {
    if (name === 'hello') return '%1\r\n+server\r\n+redis\r\n'
    if (name !== 'eval') return '+OK\r\n'
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return `*2\r\n:${counts.get(key)}\r\n:60000\r\n`
  }
  let server: Server | undefined
  const start = () =>
    new Promise<void>((done) => {
      server = createServer((socket) => {
        sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined))
        socket.on('data', (chunk) => {
          const came = commandsOf(chunk.toString())
          commands.push(...came)
          socket.write(came.map(answerTo).join(''))
        })
      }).listen(port, '127.0.0.1', done)
    })
  const stop = () =>
    new Promise<void>((done) => {
      for (const socket of sockets) socket.destroy()
      if (server) server.close(() => done())
      else done()
    })
  return { url: `redis://127.0.0.1:${port}`, commands, start, stop }
}
