import { createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

export interface RedisStandIn {
  readonly url: string
  readonly start: () => Promise<void>
  /** Ends it and its connections, as a kill would. */
  readonly stop: () => Promise<void>
}

/** The commands of one chunk, of which ours come whole: each begins with the number of its words. */
const commandsOf = (chunk: string): readonly string[] => chunk.split(/(?=^\*\d+\r$)/m)

/** Redis as far as a client needs it to be connected. Stopped at first. */
export const redisStandIn = async (): Promise<RedisStandIn> => {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const answerTo = (command: string) =>
    /^hello\r$/im.test(command) ? '%1\r\n+server\r\n+redis\r\n' : '+OK\r\n'
  let server: Server | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    start: () =>
      new Promise<void>((done) => {
        server = createServer((socket) => {
          sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined))
          socket.on('data', (chunk) => socket.write(commandsOf(chunk.toString()).map(answerTo).join('')))
        }).listen(port, '127.0.0.1', done)
      }),
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy()
        if (server) server.close(() => done())
        else done()
      }),
  }
}
