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

const CONNECT_MS = 500
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
    // Without this listener a lost Redis would end the process; the shop continues without it.
    redis?.on('error', (err) => app.log.warn({ err }, 'Redis does not answer'))
    app.addHook('onClose', async () => redis?.disconnect())
    app.decorate('redis', redis)
  },
  { name: 'redis' },
)
