import { Server as NetServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a kept connection without a request may still bring one, once nobody new is let in. */
const QUIET_MS = 750
/** What was begun is waited for no longer than this. */
const MOST_MS = 5_000

const openConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

/**
 * Lets nobody's request fall when the server closes: first only the door is shut (a new connection is refused, so its
 * request was never sent), then every answer ends its connection, and what is left idle is closed when it has been
 * quiet. Register it after every route: its step comes last, once open streams have been ended.
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
      // Not the server's own `close`: that ends idle connections at once, with the requests that are on their way.
      NetServer.prototype.close.call(app.server)
      const began = performance.now()
      const since = () => performance.now() - began
      while (since() < MOST_MS && (active > 0 || since() < quietMs)) {
        if (active === 0 && (await openConnections(app.server)) === 0) return
        await pause(10)
      }
      // Among them those that never asked anything: Node would wait for their first request until its time is up.
      app.server.closeAllConnections()
    })
  })
}
