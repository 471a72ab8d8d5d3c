import { Client, type Dispatcher } from 'undici'
import { Compile } from 'typebox/compile'
import { createRetry } from '#program/back-off.ts'
import { Change, streamChanges } from '#contract/changes.ts'
import { INTERNAL_TOKEN_HEADER } from '#contract/internal.ts'
import type { Log } from '#server/context.ts'
import { ANYTHING, type EntityChange } from './tagged-cache.ts'

/** The backend sends a heartbeat every 15 s; a stream that is silent for longer is dead. */
const SILENCE_MS = 20_000
const CONNECT_MS = 2_000
const PAUSES = { firstMs: 200, longestMs: 2_000 }
/** A backend without a feed may offer one later. */
const NOT_OFFERED_RETRY_MS = 60_000
const LONGEST_EVENT = 10_000

export interface ChangeFeed {
  /** True while no change can be missed. */
  feedOpen: () => boolean
  start: () => void
  close: () => Promise<void>
}

/** Where the backend is, and the keys; the first is sent. */
export interface FeedPlace {
  readonly backendUrl: string
  readonly internalTokens: readonly string[]
}

interface Parts {
  backend: FeedPlace
  offered: () => Promise<boolean>
  /** Called with every change, and with ANYTHING when the stream opens, because earlier changes were missed. */
  onChange: (change: EntityChange) => void
  log: Log
}

const checker = Compile(Change)

/** The changes in the complete lines of `text`; a line that the contract does not know may mean anything. */
const changesIn = (lines: readonly string[]): EntityChange[] =>
  lines.flatMap((line) => {
    if (!line.startsWith('data:')) return []
    try {
      const change: unknown = JSON.parse(line.slice(5))
      return [checker.Check(change) ? change : ANYTHING]
    } catch {
      return [ANYTHING]
    }
  })

/** Follows `GET /api/changes` for as long as the BFF runs, and opens it again whenever it ends. */
export const createChangeFeed = ({ backend, offered, onChange, log }: Parts): ChangeFeed => {
  const {
    backendUrl,
    internalTokens: [key],
  } = backend
  const { origin, pathname } = new URL(backendUrl)
  const path = pathname.replace(/\/+$/, '') + streamChanges.path
  const client = new Client(origin, {
    bodyTimeout: SILENCE_MS,
    headersTimeout: CONNECT_MS,
    connect: { timeout: CONNECT_MS },
  })
  let feedOpen = false
  /** Its absence has been logged: once, however often it is tried. */
  let said = false
  let ended = false
  let asleep: NodeJS.Timeout | undefined
  const ending = new AbortController()

  const follow = async (body: Dispatcher.ResponseData['body']) => {
    let rest = ''
    const chunks: AsyncIterable<string> = body.setEncoding('utf8')
    for await (const chunk of chunks) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > LONGEST_EVENT) throw new Error('an event of the change feed is too long')
      for (const change of changesIn(lines)) onChange(change)
    }
  }

  const open = async (): Promise<'not offered' | undefined> => {
    if (!(await offered())) return 'not offered'
    const headers = {
      accept: 'text/event-stream',
      ...(key !== undefined && { [INTERNAL_TOKEN_HEADER]: key }),
    }
    const { statusCode, body } = await client.request({ path, method: 'GET', headers, signal: ending.signal })
    if (statusCode !== 200) {
      await body.dump()
      throw new Error(`status ${statusCode}`)
    }
    feedOpen = true
    retry.worked()
    onChange(ANYTHING)
    log[said ? 'info' : 'debug']('the change feed is open')
    said = false
    await follow(body)
    return undefined
  }

  const run = async (): Promise<void> => {
    try {
      if ((await open()) === 'not offered') {
        if (!ended) asleep = setTimeout(() => void run(), NOT_OFFERED_RETRY_MS).unref()
        return
      }
    } catch (error) {
      if (!ended && !said)
        log.warn({ err: error }, feedOpen ? 'the change feed broke off' : 'the change feed does not open')
      said = true
    }
    feedOpen = false
    retry.plan()
  }
  const retry = createRetry(() => void run(), PAUSES)

  return {
    feedOpen: () => feedOpen,
    start: () => void run(),
    close: async () => {
      ended = true
      feedOpen = false
      clearTimeout(asleep)
      retry.end()
      ending.abort()
      await client.destroy()
    },
  }
}
