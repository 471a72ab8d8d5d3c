import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_FILE_BYTES } from '#contract/pictures.ts'
import { ROOT } from '#program/root.ts'
import { createConcurrencyLimit } from '#program/concurrency-limit.ts'
import { createWorkerQueue } from '#backend/lib/running/worker-queue.ts'
import { Refusal, type Deps } from '#backend/lib/http/implement.ts'
import type { PictureTask } from './encoding.ts'
import { boundedFolder } from './bounded-folder.ts'
import { readFileName, widthsOf } from './media.ts'
import { pictureBytes, pictureWidth } from './store.ts'

const file = join(ROOT, 'backend/modules/pictures/picture-worker.ts')

/**
 * One thread each for the pictures that shoppers wait for, that the house uploads and that shoppers send, so that none
 * waits for another: a picture made to be slow delays only other senders.
 */
const serving = createWorkerQueue({ file, longestMs: 30_000 })
const keeping = createWorkerQueue({ file, mayWait: 8, longestMs: 60_000 })
const sending = createWorkerQueue({ file, mayWait: 8, longestMs: 20_000 })

/** Does one step with an upload. Throws a 503 if too many are waiting. */
export type Prepare = (task: PictureTask) => Promise<Buffer>

export const prepare: Prepare = (task) => keeping.run(task)
/** The same for a picture that a shopper sent. */
export const prepareSent: Prepare = (task) => sending.run(task)

/** For files on the disk; the oldest are removed first, and made again at their next request. */
const MOST_BYTES = 8_000_000_000

/** After this the answer is that the file is still being made: the shop gives up a read after 800 ms. */
const SOON_MS = 400
/** A picture in its own width that is larger than this is made smaller, too: pages do not need its full quality. */
const MOST_AS_KEPT = 1_000_000

/** Files that may wait to be made. Their pictures are read at their turn: a thousand at once would not fit into memory. */
const turn = createConcurrencyLimit({
  atOnce: 2,
  mayWait: 1_000,
  refuse: () => new Refusal(503, 'OVERLOADED', 'The shop is very busy. Please try again in a moment.'),
})

const noPicture = () => new Refusal(404, 'NOT_FOUND', 'There is no such picture.')

/**
 * The files of stored pictures, made at their first request and then read from the disk: `DATA_DIR/pictures` may be
 * emptied at any time and never grows beyond 8 GB. If it cannot be written, each file is made again for each request.
 */
export const pictureFiles = ({ db, log, config }: Deps) => {
  const folder = join(config.dataDir, 'pictures')
  const bound = boundedFolder(folder, MOST_BYTES)
  const underway = new Map<string, Promise<Buffer>>()
  let canWrite = true

  const keep = async (path: string, bytes: Buffer): Promise<void> => {
    if (!canWrite) return
    try {
      await mkdir(join(path, '..'), { recursive: true })
      const draft = `${path}.${process.pid}`
      await writeFile(draft, bytes)
      await rename(draft, path)
      await bound.added(bytes.length)
    } catch (error) {
      canWrite = false
      log.warn({ err: error, folder }, 'picture files cannot be stored: each is made again for each request')
    }
  }

  const make = async (name: string, path: string): Promise<Buffer> => {
    const wanted = readFileName(name)
    if (!wanted) throw noPicture()
    const known = await readFile(path).catch(() => undefined)
    // An earlier release made some that are too large to be shown.
    if (known && known.length <= PICTURE_FILE_BYTES) return known
    const width = await pictureWidth(db, wanted.hash)
    if (width === undefined || !widthsOf(width).includes(wanted.width)) throw noPicture()
    return turn(async () => {
      const bytes = await pictureBytes(db, wanted.hash)
      if (!bytes) throw noPicture()
      // The stored form is WebP of this width already.
      const isAsKept = wanted.format === 'webp' && wanted.width === width && bytes.length <= MOST_AS_KEPT
      const made = isAsKept
        ? Buffer.from(bytes)
        : await serving.run({ kind: 'serve', bytes, width: wanted.width, format: wanted.format })
      await keep(path, made)
      return made
    })
  }

  const read = (name: string): Promise<Buffer> => {
    const running = underway.get(name)
    if (running) return running
    const path = join(folder, name.slice(0, 2), name)
    const reading = make(name, path).finally(() => underway.delete(name))
    underway.set(name, reading)
    return reading
  }

  return {
    /** The bytes of `<hash>-<width>.<format>`; undefined while they are being made. Throws 404 if there is no such file. */
    soon: async (name: string): Promise<Buffer | undefined> => {
      const reading = read(name).catch((error: unknown) => {
        // Too many are waiting: the caller has to ask again.
        if (error instanceof Refusal && error.status === 503) return undefined
        throw error
      })
      let timer: NodeJS.Timeout | undefined
      const later = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), SOON_MS)
      })
      try {
        return await Promise.race([reading, later])
      } finally {
        clearTimeout(timer)
        // Nobody waits for it any more; the next request gets the failure.
        reading.catch(() => undefined)
      }
    },
  }
}
