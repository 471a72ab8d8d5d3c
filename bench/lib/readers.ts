import { setTimeout as wait } from 'node:timers/promises'
import { median } from './load.ts'

/** The readers' results. Milliseconds; a request counts from the moment it was due, answered or not. */
export interface Readers {
  readonly p50: number
  readonly p99: number
  readonly asked: number
  readonly failed: number
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

/**
 * Readers who arrive at a steady rate, whether earlier ones were answered or not, through these addresses of the
 * loopback in turn, until `until` resolves (at most ten minutes). A failure is not counted while `away` returns true.
 */
export const readSteadily = async (
  paths: readonly string[],
  base: string,
  {
    perSecond,
    until,
    away = () => false,
  }: { perSecond: number; until: Promise<unknown>; away?: () => boolean },
): Promise<Readers> => {
  if (new URL(base).hostname !== '127.0.0.1') throw new Error('load goes to the loopback only')
  let over = false
  void until.finally(() => (over = true)).catch(() => undefined)
  const took: number[] = []
  let failed = 0
  const asked: Promise<void>[] = []
  const from = performance.now()
  for (let n = 0; !over && performance.now() - from < 600_000; n += 1) {
    const due = from + (n * 1000) / perSecond
    await wait(Math.max(0, due - performance.now()))
    const ask = async () => {
      try {
        const answer = await fetch(base + (paths[n % paths.length] ?? '/'))
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${answer.status}`)
        took.push(performance.now() - due)
      } catch {
        if (!away()) failed += 1
      }
    }
    asked.push(ask())
  }
  await Promise.all(asked)
  return { p50: median(took), p99: percentile(took, 0.99), asked: asked.length, failed }
}
