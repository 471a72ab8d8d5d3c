import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { markServing } from './lib/build/serving.ts'

/** `npm run build` as a program, into a folder that looks as if everything in it were built. */
const dist = mkdtempSync(join(tmpdir(), 'shop-build-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const stamp = join(dist, '.stamps/web')
const build = (env: Record<string, string> = {}, args: readonly string[] = ['--force']) => {
  // A group of its own: a step is a process too.
  const child = spawn(process.execPath, ['scripts/build.ts', ...args], {
    detached: true,
    env: { ...process.env, DIST_DIR: dist, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, said: () => said, ended: once(child, 'close') }
}

describe.skipIf(!existsSync('dist/.stamps/web') || process.platform === 'win32')('npm run build', () => {
  beforeEach(() => {
    cpSync('dist/.stamps', join(dist, '.stamps'), { recursive: true })
    mkdirSync(join(dist, 'web'), { recursive: true })
  })

  test('a build that is interrupted is made again, even where the edit is undone', async () => {
    // The pages alone are stale: another test may serve from the programs.
    writeFileSync(stamp, 'of an earlier edit')
    const { child, said, ended } = build({}, [])
    await expect.poll(said, { timeout: 60_000 }).toContain('Building the pages')
    await expect.poll(() => existsSync(stamp), { timeout: 60_000 }).toBe(false)
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await ended
    expect(existsSync(stamp)).toBe(false)
  }, 120_000)

  test('nothing is built under a shop that serves from the same folder', async () => {
    await markServing(dist)
    const { child, said, ended } = build()
    await ended
    expect(said().trim()).toBe(
      `Building the pages: a running shop serves from ${dist}. Stop it first, or build into a folder of its own with DIST_DIR.`,
    )
    expect(child.exitCode).toBe(1)
    expect(existsSync(stamp)).toBe(true)
  }, 60_000)

  test.skipIf(!existsSync('/proc/self'))(
    'a folder that cannot be written is named at once',
    async () => {
      const { child, said, ended } = build({ DIST_DIR: '/proc/shop' })
      await ended
      expect(said().trim()).toMatch(/^DIST_DIR \/proc\/shop cannot be written to: [^\n]+$/)
      expect(child.exitCode).toBe(1)
    },
    60_000,
  )
})
