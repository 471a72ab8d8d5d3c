import type { Redis } from 'ioredis'
import type { Log } from '#server/context.ts'
import { createAnswerCache, ttlOf, type AnswerCache, type Fits, type ReadCache } from './answer-cache.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'
import { createChangeFeed, type FeedPlace } from './change-feed.ts'
import { createRedisCache } from './redis-cache.ts'
import type { EntityChange } from './tagged-cache.ts'

/** Everything that this copy caches for everyone, and the feed that says when to drop it. */
export interface Caches {
  answers: AnswerCache
  pages: ResponseCache<{ status: number; redirect?: string | undefined }>
  documents: ResponseCache<undefined>
  /** Opens the change feed. Until it is open, answers live for a second. */
  start: () => void
  close: () => Promise<void>
}

interface Parts {
  reads: ReadCache
  backend: FeedPlace
  redis: Redis | undefined
  /** Whether the backend has a change feed. */
  offered: () => Promise<boolean>
  fits: Fits
  isOutage: (error: unknown) => boolean
  /** Called with a change once everything that depends on it is dropped. */
  onDropped: (change: EntityChange) => void
  /** Counts how reads were answered. */
  observe: (outcome: 'hit' | 'miss' | 'stale') => void
  log: Log
}

export const createCaches = ({
  reads,
  backend,
  redis,
  offered,
  fits,
  isOutage,
  onDropped,
  observe,
  log,
}: Parts): Caches => {
  const feed = createChangeFeed({
    backend,
    offered,
    log,
    onChange: (change) => {
      for (const cache of [answers, pages, documents]) cache.drop(change)
      onDropped(change)
    },
  })
  const shared = redis && createRedisCache(redis)
  const answers = createAnswerCache({ reads, feedOpen: feed.feedOpen, shared, fits, isOutage, observe })
  const ttlMs = ttlOf(reads, feed.feedOpen)
  const pages: Caches['pages'] = createResponseCache({ ttlMs, share: reads !== 'off' })
  const documents: Caches['documents'] = createResponseCache({ ttlMs, share: reads !== 'off' })
  return {
    answers,
    pages,
    documents,
    start: () => {
      if (reads === 'on') feed.start()
    },
    close: feed.close,
  }
}
