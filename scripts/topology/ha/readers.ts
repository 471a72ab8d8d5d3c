import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'
import { present } from '#scripts/lib/present.ts'
import { Connection } from '../connection.ts'
import type { Copy } from '../native.ts'
import { Shopper } from '../shopper.ts'

/** The results of readers of the catalogue. */
export interface Reading {
  /** Milliseconds of each answer. */
  readonly times: number[]
  readonly failed: string[]
}

/** A reader waits this long for an answer. */
const PATIENCE_MS = 15_000
/** This many browsers, each with one connection. */
const READERS = 8

interface Read {
  readonly what: string
  readonly by: (reader: Shopper) => Promise<unknown>
}
const page = (path: string): Read => ({ what: path, by: (reader) => reader.page(path) })

const reads = (products: readonly { id: string; slug: string }[]): Read[] => [
  ...['/', '/jewellery', '/jewellery/rings', '/jewellery/earrings', '/blogs'].map(page),
  ...products.flatMap(({ id, slug }): Read[] => [
    page(`/product/${slug}`),
    { what: `ProductPage ${slug}`, by: (reader) => reader.run('ProductPage', { id }, 1) },
  ]),
]

/**
 * Reads pages and documents of the catalogue at a fixed rate, whether earlier requests were answered or not. Each copy
 * has answered each of them once before: what was never requested cannot be answered while the store is down.
 */
export const readOn = async (
  origin: string,
  copies: readonly Copy[],
  products: readonly { id: string; slug: string }[],
  { perSecond, goesOn }: { perSecond: number; goesOn: () => boolean },
): Promise<{ reading: Reading; done: Promise<void> }> => {
  const all = reads(products)
  const first = new Agent()
  for (const { port } of copies.filter(({ service }) => service === 'server'))
    for (const { by } of all) await by(new Shopper(`http://127.0.0.1:${port}`, first))
  await first.close()
  const connections = Array.from({ length: READERS }, () => new Connection(origin))
  const readers = connections.map((connection) => new Shopper(origin, connection))
  const reading: Reading = { times: [], failed: [] }
  const one = async ({ what, by }: Read, reader: Shopper) => {
    const since = performance.now()
    try {
      await by(reader)
      const took = performance.now() - since
      reading.times.push(took)
      if (took > PATIENCE_MS) reading.failed.push(`${what}: answered after ${took.toFixed(0)} ms`)
    } catch (error) {
      reading.failed.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const run = async () => {
    const underWay: Promise<void>[] = []
    const began = performance.now()
    for (let n = 0; goesOn(); n += 1) {
      underWay.push(one(present(all[n % all.length], 'page'), present(readers[n % READERS], 'reader')))
      await pause(Math.max(0, began + ((n + 1) * 1_000) / perSecond - performance.now()))
    }
    await Promise.all(underWay)
    for (const connection of connections) connection.close()
  }
  return { reading, done: run() }
}
