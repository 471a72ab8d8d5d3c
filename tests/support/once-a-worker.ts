/**
 * What the files of one worker share, where their project has `isolate: false`: started for the first that asks, and
 * ended with the worker.
 */
export const onceAWorker = <T>(start: () => Promise<T>): (() => Promise<T>) => {
  let started: Promise<T> | undefined
  return () => {
    started ??= start().catch((error: unknown) => {
      // The next file tries again.
      started = undefined
      throw error
    })
    return started
  }
}

// Vitest ends a worker by SIGTERM, which alone would leave programs and browsers running: they are ended at an exit.
process.once('SIGTERM', () => process.exit())
