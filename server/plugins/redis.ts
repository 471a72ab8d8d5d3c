import fp from 'fastify-plugin'
import type { Redis } from 'ioredis'
import { pauseBefore } from '#program/back-off.ts'
import type { Config } from '#server/config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Valkey or Redis, if several copies run (`REDIS_URL`). Its users continue without it when it does not answer. */
    redis: Redis | undefined
  }
}

/**
 * Nobody waits for a connection: without one, commands fail at once. A program that starts is busy for longer than half
 * a second, and a shorter time would then call a Redis silent that has answered.
 */
const CONNECT_MS = 5_000
/** If Redis is slower than this, the backend itself is faster. */
const COMMAND_MS = 150
/** Between attempts to reconnect, which continue for as long as the server runs. */
const PAUSES = { firstMs: 100, longestMs: 2_000 }

/** The client is half a megabyte of source, so it is loaded only if it is used. */
const open = async (url: string) => {
  const { Redis: Client } = await import('ioredis')
  return new Client(url, {
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (times) => pauseBefore(times - 1, PAUSES),
  })
}

/** The one connection to the Redis that several copies share. */
export const redisPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const redis = config.redisUrl ? await open(config.redisUrl) : undefined
    let silentSince: number | undefined
    // Without this listener a lost Redis would end the process; the shop continues without it. Each attempt to reconnect
    // fails anew, and the first says enough.
    redis?.on('error', (err) => {
      if (silentSince === undefined) app.log.warn({ err }, 'Redis does not answer')
      silentSince ??= performance.now()
    })
    redis?.on('ready', () => {
      if (silentSince === undefined) return
      app.log.info({ ms: Math.round(performance.now() - silentSince) }, 'Redis answers again')
      silentSince = undefined
    })
    app.addHook('onClose', async () => redis?.disconnect())
    app.decorate('redis', redis)
  },
  { name: 'redis' },
)
