import { expect, test } from 'vitest'
import { createOneAtATime } from './one-at-a-time.ts'

const busy = () => new Error('busy')

test('one visitor waits for nobody else, and for all of their own', async () => {
  const { run } = createOneAtATime({ mayWait: 2, pauseMs: 30, refuse: busy })
  const order: string[] = []
  let finish: () => void = () => undefined
  const held = run('a', () => new Promise<void>((done) => (finish = done))).then(() => order.push('a first'))
  const failing = run('a', () => Promise.reject(new Error('no'))).catch(() => order.push('a second'))
  const last = run('a', async () => order.push('a third'))
  await expect(run('a', async () => undefined)).rejects.toThrow('busy')
  await run('b', async () => order.push('b'))
  finish()
  await held
  const from = performance.now()
  await Promise.all([failing, last])
  expect(performance.now() - from).toBeGreaterThan(55)
  expect(order).toEqual(['b', 'a first', 'a second', 'a third'])
  await run('a', async () => order.push('a again'))
  expect(order.at(-1)).toBe('a again')
})
