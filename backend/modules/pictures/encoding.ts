import sharp from 'sharp'
import { MOST_PIXELS_A_SIDE, PICTURE_FILE_BYTES } from '#contract/pictures.ts'

/** One step of a picture's life, done in a worker thread. */
export type PictureTask =
  /** The stored form of a file: WebP, upright, at most 2,560 pixels a side, without the camera's metadata. */
  | { readonly kind: 'keep'; readonly bytes: Uint8Array }
  /** The stored form of a shopper's picture: WebP, upright, small enough to be sent in one answer. */
  | { readonly kind: 'small'; readonly bytes: Uint8Array }
  /** What a page shows until the picture arrives: a few hundred bytes. */
  | { readonly kind: 'placeholder'; readonly bytes: Uint8Array }
  /** Format, width and height, as JSON. */
  | { readonly kind: 'measure'; readonly bytes: Uint8Array }
  /** One file that is served. */
  | {
      readonly kind: 'serve'
      readonly bytes: Uint8Array
      readonly width: number
      readonly format: 'avif' | 'webp'
    }

/** More pixels than the best telephone cameras have, and few enough for one thread's memory. */
const MOST_PIXELS = 120_000_000

/** The longer side of a shopper's picture; pixels. */
const SMALL_SIDE = 1600

sharp.concurrency(1)
sharp.cache(false)
/**
 * No other format is even opened: two kilobytes of SVG take half a minute to measure, which nothing can interrupt, and
 * four of them hold every thread that hashes passwords and reads files.
 */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })

/** Qualities that are tried, the best first; noise alone does not fit into an answer before the last. */
const QUALITIES = { small: [78, 40, 5], webp: [80, 50, 20, 5], avif: [55, 30, 15] } as const

/**
 * In the first quality that fits into one answer. A larger file could never be shown, and each attempt would count as a
 * failure of the backend, until the shop gives up all pictures for a while.
 */
const fitting = async (
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> => {
  for (const quality of qualities.slice(0, -1)) {
    const bytes = await encode(quality)
    if (bytes.length <= PICTURE_FILE_BYTES) return bytes
  }
  return encode(qualities.at(-1) ?? 1)
}

/** Does one step. Throws if the bytes are not a picture, or have too many pixels. */
export const work = async (task: PictureTask): Promise<Buffer> => {
  switch (task.kind) {
    case 'measure': {
      const { format, width, height, pages } = await open(task.bytes).metadata()
      return Buffer.from(JSON.stringify({ format, width, height, pages: pages ?? 1 }))
    }
    case 'keep':
      return open(task.bytes)
        .rotate()
        .resize(MOST_PIXELS_A_SIDE, MOST_PIXELS_A_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 90, smartSubsample: true, effort: 4 })
        .toBuffer()
    case 'small':
      return fitting(QUALITIES.small, (quality) =>
        open(task.bytes)
          .rotate()
          .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
          // The shopper waits: with less effort it is sooner done, and noise becomes no larger.
          .webp({ quality, effort: quality === QUALITIES.small[0] ? 2 : 0 })
          .toBuffer(),
      )
    case 'placeholder':
      return open(task.bytes).resize(16, 16, { fit: 'inside' }).webp({ quality: 20 }).toBuffer()
    case 'serve': {
      return fitting(QUALITIES[task.format], (quality) => {
        const sized = open(task.bytes).resize(task.width, undefined, { withoutEnlargement: true })
        return (
          task.format === 'avif' ? sized.avif({ quality, effort: 2 }) : sized.webp({ quality })
        ).toBuffer()
      })
    }
  }
}
