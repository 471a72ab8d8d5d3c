import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'

const folder = mkdtempSync(join(tmpdir(), 'shop-payments-'))
let first: ChildProcess | undefined
afterAll(() => {
  first?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('a second provider on the same folder ends, and leaves the file of the first alone', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  const port = String(await freePort())
  first = spawn(process.execPath, ['payments/main.ts'], { env: { ...env, PAYMENTS_PORT: port } })
  await new Promise((ready) => first?.stdout?.once('data', ready))
  const file = join(folder, 'payments', 'payments.jsonl')
  const before = statSync(file).ino

  const second = spawnSync(process.execPath, ['payments/main.ts'], {
    env: { ...env, PAYMENTS_PORT: String(await freePort()) },
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect(second.status).toBe(1)
  expect(second.stderr.trim()).toBe(
    `payments: DATA_DIR ${join(folder, 'payments')} is in use by another provider; stop that one or use another folder`,
  )
  expect(statSync(file).ino).toBe(before)
})
