import { expect, it } from 'vitest'
import { createWorkerQueue, type WorkerQueueOptions } from './worker-queue.ts'

/** A thread that echoes, throws, never answers or ends, as it is asked. */
const file = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', (task) => {
    if (task === 'end') process.exit(3)
    if (task === 'throw') throw new Error('out of ink')
    if (task === 'hang') for (;;);
    const bytes = new TextEncoder().encode(task)
    parentPort.postMessage(task === 'fail' ? { failed: 'no paper' } : { bytes }, task === 'fail' ? [] : [bytes.buffer])
  })`)}`,
)
const queue = (options: Partial<WorkerQueueOptions> = {}) => createWorkerQueue({ file, ...options })
const words = async (answer: Promise<Buffer>) => (await answer).toString()

it('works through tasks in turn, and goes on after one that failed, threw, hung or ended the thread', async () => {
  const { run } = queue({ longestMs: 3000 })
  const first = run('one')
  const [fail, thrown, hang, end] = ['fail', 'throw', 'hang', 'end'].map((task) => run(task).catch(String))
  const last = run('two')
  expect(await words(first)).toBe('one')
  expect(await fail).toContain('no paper')
  expect(await thrown).toContain('out of ink')
  expect(await hang).toContain('longer than 3000 ms')
  expect(await end).toContain('its thread ended')
  expect(await words(last)).toBe('two')
})

it('refuses what would wait behind too many, with a code, and serves again', async () => {
  const { run } = queue({ mayWait: 2 })
  const taken = [run('a'), run('b'), run('c')]
  expect(() => run('d')).toThrow(expect.objectContaining({ status: 503, code: 'OVERLOADED' }))
  expect(await Promise.all(taken.map(words))).toEqual(['a', 'b', 'c'])
  expect(await words(run('d'))).toBe('d')
})

it('starts its thread again after a time without work', async () => {
  const { run } = queue({ idleMs: 1 })
  expect(await words(run('a'))).toBe('a')
  await new Promise((done) => setTimeout(done, 50))
  expect(await words(run('b'))).toBe('b')
})
