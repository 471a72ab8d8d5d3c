import type { FastifyInstance } from 'fastify'
import { streamChanges } from '#contract/changes.ts'
import type { Shelf } from './shelf.ts'

const HEARTBEAT_MS = 15_000

/** The differences between two readings of the catalogue, as server-sent events. */
export const serveChanges = (app: FastifyInstance, shelf: Shelf) => {
  const open = new Set<() => void>()
  app.get(streamChanges.path, (request, reply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    raw.write(': here\n\n')
    const leave = shelf.listen((change) => raw.write(`data: ${JSON.stringify(change)}\n\n`))
    const beat = setInterval(() => raw.write(': here\n\n'), HEARTBEAT_MS)
    const end = () => {
      clearInterval(beat)
      leave()
      open.delete(end)
      raw.end()
    }
    open.add(end)
    request.raw.on('close', end)
  })
  app.addHook('preClose', () => {
    for (const end of open) end()
  })
}
