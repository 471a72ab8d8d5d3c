import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'
import type { Copy } from '../native.ts'
import { Shopper } from '../shopper.ts'

/** What readers of the catalogue met. */
export interface Reading {
  /** Milliseconds of each answer. */
  readonly times: number[]
  readonly failed: string[]
}

/** A reader waits so long for an answer. */
const PATIENCE_MS = 15_000

const agent = () =>
  new Agent({
    connect: { rejectUnauthorized: false },
    pipelining: 1,
    connections: 64,
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
  })

type Read = (reader: Shopper) => Promise<unknown>

const reads = (slugs: readonly { id: string; slug: string }[]): Read[] => [
  ...['/', '/jewellery', '/jewellery/rings', '/jewellery/earrings', '/blogs'].map(
    (path): Read =>
      (reader) =>
        reader.page(path),
  ),
  ...slugs.flatMap(({ id, slug }): Read[] => [
    (reader) => reader.page(`/product/${slug}`),
    (reader) => reader.run('ProductPage', { id }, 1),
  ]),
]

/**
 * Reads pages and documents of the catalogue, so many a second, whether the ones before were answered or not. Each copy
 * has answered each of them once before: what nobody ever asked for cannot be answered while the store is away.
 */
export const readOn = async (
  origin: string,
  copies: readonly Copy[],
  products: readonly { id: string; slug: string }[],
  { perSecond, goesOn }: { perSecond: number; goesOn: () => boolean },
): Promise<{ reading: Reading; done: Promise<void> }> => {
  const all = reads(products)
  const dispatcher = agent()
  for (const { port } of copies.filter(({ service }) => service === 'server'))
    for (const read of all) await read(new Shopper(`http://127.0.0.1:${port}`, dispatcher))
  const reader = new Shopper(origin, dispatcher)
  const reading: Reading = { times: [], failed: [] }
  const one = async (read: Read) => {
    const since = performance.now()
    try {
      await read(reader)
      reading.times.push(performance.now() - since)
    } catch (error) {
      reading.failed.push(error instanceof Error ? error.message : String(error))
    }
  }
  const run = async () => {
    const underWay: Promise<void>[] = []
    const began = performance.now()
    for (let n = 0; goesOn(); n += 1) {
      underWay.push(one(all[n % all.length] as Read))
      await pause(Math.max(0, began + ((n + 1) * 1_000) / perSecond - performance.now()))
    }
    await Promise.all(underWay)
    await dispatcher.close()
  }
  return { reading, done: run() }
}
