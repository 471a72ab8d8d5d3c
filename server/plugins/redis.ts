import fp from 'fastify-plugin'
import type { Redis } from 'ioredis'
import { pauseBefore } from '#program/back-off.ts'
import type { Config } from '#server/config.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Valkey or Redis, where several copies run (`REDIS_URL`). Who uses it goes on without it when it does not answer. */
    redis: Redis | undefined
  }
}

const CONNECT_MS = 500
/** Slower than this the backend itself is quicker. */
const COMMAND_MS = 150
/** Between tries to connect again, which go on for as long as the server runs. */
const PAUSES = { firstMs: 100, longestMs: 2_000 }

/** Its client is loaded only where there is one: it is half a megabyte of source. */
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

/** The one connection to what several copies share. */
export const redisPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const redis = config.redisUrl ? await open(config.redisUrl) : undefined
    // Without its listener a lost Redis would end the process; without Redis the shop goes on alone.
    redis?.on('error', (err) => app.log.warn({ err }, 'Redis does not answer'))
    app.addHook('onClose', async () => redis?.disconnect())
    app.decorate('redis', redis)
  },
  { name: 'redis' },
)
