import type { Logger } from 'pino'
import type { Job } from '#backend/lib/http/implement.ts'

export interface JobRunner {
  readonly start: () => void
  /** Runs one job now, once; for tests and commands. */
  readonly runOnce: (name: string) => Promise<void>
  /** Starts no more runs, asks those in progress to end early, and waits for them. */
  readonly stop: () => Promise<void>
}

/** The longest extra wait for a job that keeps failing; the wait doubles with each failure. */
const LATEST_MS = 10_000

/** Runs each job repeatedly, never twice at once; a failed run is logged and repeated, the later the more have failed. */
export const createJobRunner = (jobs: readonly Job[], log: Logger): JobRunner => {
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Set<Promise<boolean>>()
  const stopping = new AbortController()

  /** Whether it succeeded. */
  const attempt = (job: Job): Promise<boolean> => {
    const run = job
      .run(stopping.signal)
      .then(() => true)
      .catch((error: unknown) => {
        log.error({ err: error, job: job.name }, 'job failed')
        return false
      })
      .finally(() => running.delete(run))
    running.add(run)
    return run
  }
  const schedule = (job: Job, failed = 0) => {
    if (stopping.signal.aborted) return
    const later = failed === 0 ? 0 : Math.min(LATEST_MS, job.everyMs * 2 ** (failed - 1))
    const run = () => void attempt(job).then((succeeded) => schedule(job, succeeded ? 0 : failed + 1))
    timers.set(job, setTimeout(run, job.everyMs + later).unref())
  }
  return {
    start: () => {
      for (const job of jobs) schedule(job)
    },
    runOnce: async (name) => {
      const job = jobs.find((candidate) => candidate.name === name)
      if (!job)
        throw new Error(`There is no job ${name}; there are ${jobs.map((j) => j.name).join(', ') || 'none'}`)
      await job.run(stopping.signal)
    },
    stop: async () => {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
