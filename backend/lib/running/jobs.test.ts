import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { expect, it, vi } from 'vitest'
import { createJobRunner } from './jobs.ts'

it('tells a job that goes on for long to end, and waits for it', async () => {
  const began = Promise.withResolvers<void>()
  let steps = 0
  const job = {
    name: 'long',
    everyMs: 1,
    run: async (stop: AbortSignal) => {
      began.resolve()
      if (!stop.aborted) await once(stop, 'abort')
      await wait(1)
      steps += 1
    },
  }
  const jobs = createJobRunner([job], pino({ level: 'silent' }))
  jobs.start()
  await began.promise
  await jobs.stop()
  expect(steps).toBe(1)
})

it('tries a job that keeps failing again later each time, and at its own time once it has succeeded', async () => {
  vi.useFakeTimers()
  const runs: number[] = []
  let fails = true
  const job = {
    name: 'asks a server that is away',
    everyMs: 500,
    run: () => {
      runs.push(Date.now())
      return fails ? Promise.reject(new Error('away')) : Promise.resolve()
    },
  }
  const jobs = createJobRunner([job], pino({ level: 'silent' }))
  const passes = async (seconds: number) => {
    runs.length = 0
    const from = Date.now()
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return runs.map((at) => (at - from) / 1000)
  }
  try {
    jobs.start()
    expect(await passes(40)).toEqual([0.5, 1.5, 3, 5.5, 10, 18.5, 29, 39.5])
    fails = false
    expect(await passes(12)).toEqual([10, 10.5, 11, 11.5, 12])
  } finally {
    await jobs.stop()
    vi.useRealTimers()
  }
})
