/**
 * Something that the files of one worker share, if their project has `isolate: false`: started for the first file that
 * asks, and ended with the worker.
 */
export const onceAWorker = <T>(start: () => Promise<T>): (() => Promise<T>) => {
  let started: Promise<T> | undefined
  return () => {
    started ??= start().catch((error: unknown) => {
      // After a failure the next file tries again.
      started = undefined
      throw error
    })
    return started
  }
}

// Vitest ends a worker with SIGTERM, which alone would leave programs and browsers running: an exit ends them.
process.once('SIGTERM', () => process.exit())
