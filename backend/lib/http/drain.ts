import { Server as NetServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a kept connection may still bring a request, once new connections are refused. */
const QUIET_MS = 750
/** The longest wait for requests in progress. */
const MOST_MS = 5_000

const openConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

/**
 * Closes the server without losing a request: first new connections are refused (so their requests were never sent),
 * then every answer ends its connection, and connections that have been idle for a while are closed. Register it after
 * every route: its step comes last, once open streams have ended.
 */
export const addDrain = (app: FastifyInstance, quietMs: number = QUIET_MS): void => {
  let active = 0
  app.server.on('request', (_request, response) => {
    active++
    response.once('close', () => active--)
  })
  app.register(async (last) => {
    last.addHook('preClose', async () => {
      if (!app.server.listening) return
      // Not the server's own `close`: that ends idle connections at once, even those on which a request is arriving.
      NetServer.prototype.close.call(app.server)
      const began = performance.now()
      const since = () => performance.now() - began
      while (since() < MOST_MS && (active > 0 || since() < quietMs)) {
        if (active === 0 && (await openConnections(app.server)) === 0) return
        await pause(10)
      }
      // This includes connections that never sent anything: Node would wait for their first request until it times out.
      app.server.closeAllConnections()
    })
  })
}
