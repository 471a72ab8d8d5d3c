import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { Supervisor, type Program, type SupervisorOptions } from './supervisor.ts'

vi.setConfig({ testTimeout: 60_000 })
const folder = mkdtempSync(join(tmpdir(), 'shop-supervisor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let supervisor: Supervisor | undefined
afterEach(() => supervisor?.stop())

/** A program that notes each of its starts, does as told, then serves what it heard of restarts. */
const program = async (name: string, before: string): Promise<Program & { starts: () => number }> => {
  const [file, notes, port] = [join(folder, `${name}.mjs`), join(folder, `${name}.starts`), await freePort()]
  writeFileSync(notes, '')
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs'
    import { createServer } from 'node:http'
    appendFileSync(${JSON.stringify(notes)}, 'x')
    const start = readFileSync(${JSON.stringify(notes)}, 'utf8').length
    const pause = (ms) => new Promise((done) => setTimeout(done, ms))
    let heard = {}
    process.on('message', ({ restarts }) => (heard = restarts ?? heard))
    process.channel?.unref()
    ${before}
    createServer((request, answer) => {
      if (request.url === '/end') process.exit(7)
      answer.end(JSON.stringify(heard))
    }).listen(${port}, '127.0.0.1')`,
  )
  return {
    name,
    args: [file],
    readyUrl: `http://127.0.0.1:${port}/`,
    starts: () => readFileSync(notes, 'utf8').length,
  }
}
const supervise = (options: SupervisorOptions = {}) => {
  const said: string[] = []
  supervisor = new Supervisor({
    say: (line) => said.push(line),
    pauses: { firstMs: 20, longestMs: 100 },
    ...options,
  })
  return { supervisor, said }
}

test('a program that ends is started again until it serves, each time with a line, and the others know how often', async () => {
  const { supervisor, said } = supervise()
  const flaky = await program('flaky', 'if (start > 1 && start < 9) process.exit(1)')
  const other = await program('other', '')
  await supervisor.start(flaky)
  await supervisor.start(other)
  await fetch(`${flaky.readyUrl}end`).catch(() => undefined)
  await vi.waitFor(() => expect(said.at(-1)).toMatch(/^flaky serves again, /), { timeout: 40_000 })
  expect(flaky.starts()).toBe(9)
  const ends = said.slice(0, -1)
  expect(ends[0]).toMatch(/^flaky ended \(7\); it is started again in 0\.0 s \(restart 1\)\.$/)
  expect(ends.slice(1)).toHaveLength(7)
  for (const [n, line] of ends.slice(1).entries())
    expect(line).toMatch(
      new RegExp(`^flaky ended \\(1\\) before it could serve; .* \\(restart ${n + 2}\\)\\.$`),
    )
  expect(await (await fetch(other.readyUrl)).json()).toEqual({ flaky: 8 })
  expect(await (await fetch(flaky.readyUrl)).json()).toEqual({ flaky: 8 })
})

test('waits for a start as long as it reports progress, and says what it waits for and where', async () => {
  const { supervisor, said } = supervise({ silentMs: 6_000, tellAfterMs: 4_000, tellEveryMs: 300 })
  const slow = await program(
    'slow',
    'for (let n = 1; n < 80; n += 1) { process.send({ step: `migration ${n} of 79` }); await pause(100) }',
  )
  await supervisor.start(slow)
  const first = said[0] ?? ''
  expect(first).toMatch(
    /^Waiting for slow at http:\/\/127\.0\.0\.1:\d+\/ \([\d.]+ s so far\): migration \d+ of 79\.$/,
  )
  expect(said.length).toBeGreaterThan(1)
})

test('one that shows no sign of life is given up in a sentence with its address', async () => {
  const { supervisor } = supervise({ silentMs: 1_500 })
  const hung = await program('hung', 'for (;;);')
  await expect(supervisor.start(hung)).rejects.toThrow(
    `hung showed no sign of life for 1.5 s and does not answer at ${hung.readyUrl}.`,
  )
  await supervisor.stop()
}, 60_000)

test('a first start that fails is the end of the start', async () => {
  const { supervisor } = supervise()
  await expect(supervisor.start(await program('broken', 'process.exit(1)'))).rejects.toThrow(
    'broken could not start (it says why above).',
  )
})
