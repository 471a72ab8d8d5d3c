import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Browsers open connections before they have anything to ask. A server that closes would wait for their first request
 * until it times out: the function that this returns ends the connections that never asked anything. Call it once no
 * new connection is accepted.
 */
export const followSilent = (server: Server): (() => void) => {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return () => silent.forEach((socket) => socket.destroy())
}
