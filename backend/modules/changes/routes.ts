import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { streamChanges } from '#contract/changes.ts'
import { CHANGES_CHANNEL } from '#backend/lib/changes.ts'
import { createRetry } from '#program/back-off.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { none, Refusal, type Deps, type Module } from '#backend/lib/http/implement.ts'

const HEARTBEAT_MS = 15_000
/** Every BFF holds one stream; far more than that is a mistake or an attack. */
const MAX_STREAMS = 200
/** From one address: several BFFs may run on a machine. */
const MOST_OF_A_SERVER = 16
/** The most streams of callers without the BFF's key, by address and in total, so that places remain for the BFFs. */
const MOST_OF_OTHERS = 4
const MOST_OTHERS = 20
const PAUSES = { firstMs: 200, longestMs: 2_000 }

/** One subscription to the store's notices, handed on to every open stream. */
const createFeed = ({ listen, log }: Deps) => {
  const streams = new Map<ServerResponse, { address: string; fromServer: boolean }>()
  let stop: (() => Promise<void>) | undefined
  let ended = false

  const endAll = () => {
    for (const stream of streams.keys()) stream.end()
    streams.clear()
  }
  const lost = () => {
    stop = undefined
    endAll()
    retry.plan()
  }
  const subscribe = async (): Promise<void> => {
    try {
      stop = await listen(
        CHANGES_CHANNEL,
        (payload) => {
          for (const stream of streams.keys()) stream.write(`data: ${payload}\n\n`)
        },
        lost,
      )
      retry.worked()
      if (ended) await stop()
    } catch (error) {
      log.warn({ err: error }, 'change feed is not connected')
      retry.plan()
    }
  }
  const retry = createRetry(() => void subscribe(), PAUSES)
  return {
    start: subscribe,
    add: (stream: ServerResponse, { address, fromServer }: FastifyRequest) => {
      streams.set(stream, { address, fromServer })
      stream.once('close', () => streams.delete(stream))
    },
    /** False while a change could be missed. */
    sound: () => stop !== undefined,
    /** This backend stops; a BFF, which cannot know, opens its stream again. */
    ended: () => ended,
    full: () => streams.size >= MAX_STREAMS,
    /** Whether the caller already has as many as it may. */
    enough: ({ address, fromServer }: FastifyRequest) => {
      const alike = [...streams.values()].filter((one) => one.fromServer === fromServer)
      const own = alike.filter((one) => one.address === address).length
      return fromServer ? own >= MOST_OF_A_SERVER : own >= MOST_OF_OTHERS || alike.length >= MOST_OTHERS
    },
    beat: () => {
      for (const stream of streams.keys()) stream.write(':\n\n')
    },
    end: async () => {
      ended = true
      retry.end()
      endAll()
      await stop?.()
    },
  }
}

export const changes: Module = {
  name: 'changes',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  byPlugin: [streamChanges],
  routes: () => [],
  plugin: async (app, deps) => {
    const feed = createFeed(deps)
    const heartbeat = setInterval(feed.beat, HEARTBEAT_MS).unref()
    app.addHook('onReady', feed.start)
    app.addHook('preClose', async () => {
      clearInterval(heartbeat)
      await feed.end()
    })
    app.get(streamChanges.path, (request, reply) => {
      // Not an error in the log: an orderly stop is not a failure.
      if (feed.ended()) return reply.code(503).header('retry-after', '1').send()
      if (!feed.sound() || feed.full())
        throw new Refusal(503, 'OVERLOADED', 'The change feed is not open at the moment.')
      if (feed.enough(request))
        throw new Refusal(429, 'RATE_LIMITED', 'This address has too many change feeds open.')
      reply.hijack()
      request.raw.setTimeout(0)
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-request-id': request.id,
      })
      reply.raw.write(`retry: 500\n\n`)
      feed.add(reply.raw, request)
    })
  },
}
