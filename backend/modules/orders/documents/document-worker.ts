import { parentPort } from 'node:worker_threads'
import { drawings, type Drawing } from './drawings.ts'

const draw = async ({ kind, source, look }: Drawing) => {
  try {
    // A copy: small buffers share their memory with others, which must not move to another thread.
    return { bytes: new Uint8Array(await drawings[kind](source as never, look)) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Draws documents in a worker thread: the PDF of an invoice takes half a second of CPU. */
parentPort?.on('message', async (drawing: Drawing) => {
  const outcome = await draw(drawing)
  parentPort?.postMessage(outcome, outcome.bytes ? [outcome.bytes.buffer] : [])
})
