import { parentPort } from 'node:worker_threads'

/**
 * Answers the tasks of a `createWorkerQueue` in its thread, each with the bytes that `work` makes of it, or with the
 * message of what it threw.
 */
export const answerTasks = <Task>(work: (task: Task) => Promise<Buffer>): void => {
  const done = async (task: Task) => {
    try {
      // A copy: small buffers share their memory with other buffers, which must not move to another thread.
      return { bytes: new Uint8Array(await work(task)) }
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) }
    }
  }
  parentPort?.on('message', async (task: Task) => {
    const outcome = await done(task)
    parentPort?.postMessage(outcome, outcome.bytes ? [outcome.bytes.buffer] : [])
  })
}
