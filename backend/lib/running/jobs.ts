import type { Logger } from 'pino'
import type { Job } from '#backend/lib/http/implement.ts'

export interface JobRunner {
  readonly start: () => void
  /** Runs one job now, once; for tests and commands. */
  readonly runOnce: (name: string) => Promise<void>
  /** Starts no more runs, asks those in progress to end early, and waits for them. */
  readonly stop: () => Promise<void>
}

/** Runs each job repeatedly, never twice at once; a failed run is logged and repeated at its next time. */
export const createJobRunner = (jobs: readonly Job[], log: Logger): JobRunner => {
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  const attempt = (job: Job): Promise<void> => {
    const run = job
      .run(stopping.signal)
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed'))
      .finally(() => running.delete(run))
    running.add(run)
    return run
  }
  const schedule = (job: Job) => {
    if (stopping.signal.aborted) return
    timers.set(job, setTimeout(() => void attempt(job).then(() => schedule(job)), job.everyMs).unref())
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
