import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Redis } from 'ioredis'

/** What all limits count begins with this in Redis, in front of the name of the limit. */
const PREFIX = 'limit:'

/** Counts one more within a window that begins with the first; answers the count and the rest of the window. */
const COUNT = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {n, redis.call('PTTL', KEYS[1])}`

const isCounted = (answer: unknown): answer is [current: number, ttl: number] =>
  Array.isArray(answer) && answer.length === 2 && answer.every((part) => typeof part === 'number')

/**
 * Counts for all copies. The store of the library itself names routes in its keys, and our limits belong to fields and
 * addresses, not to routes.
 */
export const redisCounter = (redis: Redis): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    incr(...[key, callback, timeWindow]: Parameters<FastifyRateLimitStore['incr']>) {
      void redis.eval(COUNT, 1, PREFIX + key, timeWindow, (error, answer) => {
        if (error) callback(error)
        else if (isCounted(answer)) callback(null, { current: answer[0], ttl: answer[1] })
        else callback(new Error('Redis answers something other than a count'))
      })
    }
    child() {
      return this
    }
  }
