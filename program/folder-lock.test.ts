import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

vi.setConfig({ testTimeout: 90_000 })
const root = mkdtempSync(join(tmpdir(), 'shop-lock-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folder = (name: string) => {
  const path = join(root, name)
  mkdirSync(path, { recursive: true })
  return path
}
const HOLD = `import { lockFolder } from '${join(import.meta.dirname, 'folder-lock.ts')}'
  await lockFolder(process.argv[1]); process.stdout.write('held'); setInterval(() => {}, 1000)`

const holder = async (path: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const end = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  return { child, end }
}

describe('the lock on the data folder', () => {
  test('a second process is refused until the first releases it', async () => {
    const path = folder('plain')
    const release = await lockFolder(path)
    await expect(lockFolder(path)).rejects.toThrow(FolderInUse)
    release()
    ;(await lockFolder(path))()
    expect(readdirSync(path)).toEqual([])
  })

  test('kill -9 frees it; a stopped process still holds it', async () => {
    const path = folder('killed')
    const { child, end } = await holder(path)
    child.kill('SIGSTOP')
    await expect(lockFolder(path)).rejects.toThrow(FolderInUse)
    await end()
    const release = await lockFolder(path)
    release()
    expect(readdirSync(path).filter((name) => name.startsWith('lock.'))).toEqual([])
  })

  test('of 20 processes that take over a dead lock one wins, 20 times in a row', async () => {
    const path = folder('race')
    for (let round = 0; round < 20; round++) {
      if (round % 5 === 0) await (await holder(path)).end()
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(path)))
      const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(won).toHaveLength(1)
      won[0]?.()
    }
  })

  test('works in a folder whose path is longer than a socket may be', async () => {
    const path = folder(join('deep', 'x'.repeat(60), 'y'.repeat(60), 'z'.repeat(60)))
    const release = await lockFolder(path)
    await expect(lockFolder(path)).rejects.toThrow(FolderInUse)
    release()
  })

  test('a second backend on the folder ends with one line and code 1', async () => {
    const path = folder('backend')
    const release = await lockFolder(path)
    const main = join(import.meta.dirname, '..', 'backend', 'main.ts')
    const second = spawnSync(process.execPath, [main], {
      env: { ...process.env, DATA_DIR: path, BACKEND_PORT: '0' },
      encoding: 'utf8',
    })
    expect(second.status).toBe(1)
    expect(second.stderr.trim().split('\n')).toEqual([
      `backend: DATA_DIR ${path} is in use by another backend; stop that one or use another folder`,
    ])
    release()
  })
})
