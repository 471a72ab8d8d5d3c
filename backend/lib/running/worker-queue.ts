import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#backend/lib/http/implement.ts'

export interface WorkerQueueOptions {
  /** The file that runs in the thread. It is sent each task, and answers with `{ bytes }` or `{ failed }`. */
  readonly file: string | URL
  /** So many tasks may wait; more are refused at once instead of piling up. */
  readonly mayWait?: number
  /** A task that takes longer ends the thread: it would hold up all behind it. Milliseconds. */
  readonly longestMs?: number
  /** After this long without a task the thread ends and gives its memory back. Milliseconds. */
  readonly idleMs?: number
}

/** A thread that does tasks one after another, so that none of them blocks the event loop. */
export interface WorkerQueue {
  /** Throws a 503 when too many wait, and what the task threw. */
  readonly run: (task: unknown) => Promise<Buffer>
}

type Outcome = { readonly bytes: Uint8Array } | { readonly failed: string }

interface Waiting {
  readonly task: unknown
  readonly done: (outcome: Outcome) => void
}

const MEGABYTES = 256

/** The thread is started by the first task, and again by the next one after it ended. */
export const createWorkerQueue = ({
  file,
  mayWait = 32,
  longestMs = 10_000,
  idleMs = 60_000,
}: WorkerQueueOptions): WorkerQueue => {
  const waiting: Waiting[] = []
  let worker: Worker | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined

  const end = (thread: Worker) => {
    if (worker === thread) worker = undefined
    void thread.terminate()
  }
  const settle = (outcome: Outcome) => {
    clearTimeout(timer)
    const settled = current
    current = undefined
    settled?.done(outcome)
    next()
  }
  const start = (): Worker => {
    const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } })
    thread.unref()
    const failed = (why: string) => {
      if (worker !== thread) return
      end(thread)
      settle({ failed: why })
    }
    thread.on('message', settle)
    thread.on('error', (error: unknown) => failed(String(error)))
    thread.on('exit', () => failed('its thread ended'))
    return thread
  }
  const next = () => {
    current = waiting.shift()
    worker ??= current && start()
    const thread = worker
    if (!thread) return
    if (current) {
      timer = setTimeout(() => {
        end(thread)
        settle({ failed: `it took longer than ${longestMs} ms` })
      }, longestMs)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(current.task)
    } else timer = setTimeout(() => end(thread), idleMs).unref()
  }
  return {
    run: (task) => {
      if (waiting.length >= mayWait)
        throw new Refusal(503, 'OVERLOADED', 'The shop is very busy. Please try again in a moment.')
      return new Promise((resolve, reject) => {
        waiting.push({
          task,
          done: (outcome) =>
            'bytes' in outcome
              ? resolve(Buffer.from(outcome.bytes.buffer, outcome.bytes.byteOffset, outcome.bytes.byteLength))
              : reject(new Error(`A task of ${basename(String(file))} failed: ${outcome.failed}`)),
        })
        if (current === undefined) {
          clearTimeout(timer)
          next()
        }
      })
    },
  }
}
