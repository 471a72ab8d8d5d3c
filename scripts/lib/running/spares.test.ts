import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { Supervisor } from './supervisor.ts'

vi.setConfig({ testTimeout: 60_000 })
const folder = mkdtempSync(join(tmpdir(), 'shop-spares-'))
const said: string[] = []
const supervisor = new Supervisor({ say: (line) => said.push(line) })
afterEach(() => supervisor.stop())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('while a program is developed, each edit of its sources is followed by a process that has read the last one', async () => {
  const port = await freePort()
  const [app, main] = [join(folder, 'app.ts'), join(folder, 'main.ts')]
  const write = (word: string) => writeFileSync(app, `export const word: string = '${word}'\n`)
  writeFileSync(
    main,
    `import { createServer } from 'node:http'
    const { word } = await import('./app.ts')
    createServer((_, answer) => answer.end([word, ...process.argv.slice(2)].join(' '))).listen(${port}, '127.0.0.1')`,
  )
  const readyUrl = `http://127.0.0.1:${port}/`
  const answers = (expected: string) =>
    vi.waitFor(async () => expect(await (await fetch(readyUrl)).text()).toBe(expected), { timeout: 30_000 })
  write('first')
  await supervisor.start({
    name: 'shop',
    args: ['scripts/lib/running/spare.ts', app, main, '--dev'],
    readyUrl,
    spare: true,
  })
  await answers('first --dev')

  write('second')
  supervisor.renew('shop', 'SIGKILL')
  await answers('second --dev')

  write('third')
  supervisor.renew('shop', 'SIGTERM')
  write('fourth')
  supervisor.renew('shop', 'SIGTERM')
  await answers('fourth --dev')
  expect(said.filter((line) => !line.startsWith('shop serves again'))).toEqual([])
})
