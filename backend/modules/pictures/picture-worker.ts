import { parentPort } from 'node:worker_threads'
import { work, type PictureTask } from './encoding.ts'

const done = async (task: PictureTask) => {
  try {
    // Its own copy: small buffers share their memory with others, which must not move to another thread.
    return { bytes: new Uint8Array(await work(task)) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

/** Reads and writes pictures in a worker thread: one can take seconds of CPU. */
parentPort?.on('message', async (task: PictureTask) => {
  const outcome = await done(task)
  parentPort?.postMessage(outcome, outcome.bytes ? [outcome.bytes.buffer] : [])
})
