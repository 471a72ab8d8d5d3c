import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

/** ops/restart-one-by-one, with stand-ins for what it calls. */
const folder = mkdtempSync(join(tmpdir(), 'shop-restarts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const BACKENDS = ['shop-backend@4001 is ready', 'shop-backend@4002 is ready']
const SERVERS = ['shop-server@3001 is ready', 'shop-server@3002 is ready']

it.skipIf(process.platform === 'win32')(
  'a release comes in with the backends first and goes back with the BFFs first: none meets an older backend',
  () => {
    copyFileSync('ops/restart-one-by-one', join(folder, 'restart-one-by-one'))
    for (const name of ['front', 'systemctl', 'curl'])
      writeFileSync(join(folder, name), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
    const run = (...words: string[]) =>
      execFileSync('sh', [join(folder, 'restart-one-by-one'), ...words], {
        encoding: 'utf8',
        env: { PATH: `${folder}${delimiter}${process.env.PATH}` },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
        .trim()
        .split('\n')
    expect(run()).toEqual([...BACKENDS, ...SERVERS])
    expect(run('back')).toEqual([...SERVERS, ...BACKENDS])
    expect(() => run('backwards')).toThrow()
  },
)
