import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Browsers open connections ahead of what they may ask. A server that closes would wait for their first request until its
 * time is up: the function that this answers ends those that never asked anything. Call it once the door is shut.
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
