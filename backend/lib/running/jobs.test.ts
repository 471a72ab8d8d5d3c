import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { expect, it } from 'vitest'
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
