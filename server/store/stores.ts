import type { Redis } from 'ioredis'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Log } from '#server/context.ts'
import {
  createAnswerStore,
  SOUND_MS,
  UNSOUND_MS,
  type AnswerStore,
  type SharedReads,
} from './answer-store.ts'
import { createByteStore, type ByteStore } from './byte-store.ts'
import { createChangeFeed, type FeedPlace } from './change-feed.ts'
import { createSharedStore } from './shared-store.ts'
import type { EntityChange } from './tagged-store.ts'

/** Everything that this copy keeps for everyone, and the feed that says when to let go of it. */
export interface Stores {
  answers: AnswerStore
  pages: ByteStore<{ status: number; redirect?: string | undefined }>
  documents: ByteStore<undefined>
  /** Opens the change feed. Until it is open, answers live for a second. */
  start: () => void
  close: () => Promise<void>
}

interface Parts {
  reads: SharedReads
  backend: FeedPlace
  redis: Redis | undefined
  /** Does the backend have a change feed? */
  offered: () => Promise<boolean>
  fits: (endpoint: AnyEndpoint, answer: unknown) => boolean
  isOutage: (error: unknown) => boolean
  /** Hears a change once everything that it touches is dropped. */
  onDropped: (change: EntityChange) => void
  /** Counts how reads were answered. */
  observe: (outcome: 'stored' | 'asked' | 'old') => void
  log: Log
}

export const createStores = ({
  reads,
  backend,
  redis,
  offered,
  fits,
  isOutage,
  onDropped,
  observe,
  log,
}: Parts): Stores => {
  const feed = createChangeFeed({
    backend,
    offered,
    log,
    onChange: (change) => {
      for (const store of [answers, pages, documents]) store.drop(change)
      onDropped(change)
    },
  })
  const shared = redis && createSharedStore(redis)
  const answers = createAnswerStore({ reads, sound: feed.sound, shared, fits, isOutage, observe })
  const lifeMs = () => (reads === 'stored' ? (feed.sound() ? SOUND_MS : UNSOUND_MS) : 0)
  const pages: Stores['pages'] = createByteStore({ lifeMs, share: reads !== 'off' })
  const documents: Stores['documents'] = createByteStore({ lifeMs, share: reads !== 'off' })
  return {
    answers,
    pages,
    documents,
    start: () => {
      if (reads === 'stored') feed.start()
    },
    close: feed.close,
  }
}
