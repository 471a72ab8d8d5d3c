import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** ops/restart-one-by-one and ops/front, with stand-ins for what they call. */
let folder: string
const place = () => join(folder, 'place.conf')
const standIn = (name: string, line: string) =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-restarts-'))
  for (const name of ['restart-one-by-one', 'front']) copyFileSync(join('ops', name), join(folder, name))
  copyFileSync('ops/nginx/debian.conf', place())
  for (const name of ['systemctl', 'curl', 'nginx']) standIn(name, 'exit 0')
  // Another nginx has a worker, this one has none.
  writeFileSync(join(folder, 'nginx.pid'), '7\n')
  standIn('pgrep', '[ "$1 $2" != "-P 7" ] && echo 99')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync('sh', [join(folder, 'restart-one-by-one'), ...words], {
    encoding: 'utf8',
    env: {
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      PLACE: place(),
      NGINX_PID: join(folder, 'nginx.pid'),
      PATIENCE: '1',
    },
  })
  return { status, ready: stdout.trim().split('\n'), said: stderr }
}
const out = () =>
  [...readFileSync(place(), 'utf8').matchAll(/127\.0\.0\.1:(\d+) max_fails=0 down;/g)].map(([, port]) => port)

const BACKENDS = ['shop-backend@4001 is ready', 'shop-backend@4002 is ready']
const SERVERS = ['shop-server@3001 is ready', 'shop-server@3002 is ready']

describe.skipIf(process.platform === 'win32')('copies are restarted one after another', () => {
  it('a release comes in with the backends first and goes back with the BFFs first: none meets an older backend', () => {
    expect(run().ready).toEqual([...BACKENDS, ...SERVERS])
    expect(run('back').ready).toEqual([...SERVERS, ...BACKENDS])
    expect(run('backwards').status).toBe(2)
    expect(out()).toEqual([])
  })

  it.each([
    ['cannot be restarted', 'systemctl', '[ "$2" != shop-backend@4002 ]', 'systemctl restart failed'],
    ['hangs', 'systemctl', '[ "$2" != shop-backend@4002 ] || exec sleep 60', 'took longer than 1 s'],
    [
      'never becomes ready',
      'systemctl',
      `[ "$2" != shop-backend@4002 ] || echo 'case "$*" in *:4002/*) exit 22 ;; esac' > "$(dirname "$0")/curl"`,
      'shop-backend@4002: not ready after 1 s',
    ],
  ])('where a copy %s, it stays out of nginx and the way back is said', (_, program, line, why) => {
    standIn(program, line)
    const { status, ready, said } = run()
    expect(status).not.toBe(0)
    expect(ready).toEqual(BACKENDS.slice(0, 1))
    expect(said).toContain(why)
    for (const step of [
      'journalctl -u shop-backend@4002',
      'systemctl restart shop-backend@4002',
      'http://127.0.0.1:4002/readyz',
      `${join(folder, 'front')} back 4002`,
    ])
      expect(said).toContain(step)
    expect(out()).toEqual(['4002'])
    // Begun anew before that copy is back, it would stop the last one.
    const again = run()
    expect(again).toMatchObject({ ready: [''] })
    expect(again.said).toMatch(/4001 stays.*front back|4002: not ready/)
    expect(out()).toEqual(['4002'])
  })

  /** These copies do not answer until they are restarted; a BFF is not ready as long as neither backend is. */
  const notServing = (...ports: number[]) => {
    for (const port of ports) writeFileSync(join(folder, `away-${port}`), '')
    standIn('systemctl', `rm -f ${folder}/away-\${2#*@}`)
    standIn(
      'curl',
      `case "$*" in
        *:300?/readyz) [ ! -e ${folder}/away-4001 ] || [ ! -e ${folder}/away-4002 ] ;;
        *:4001/*) [ ! -e ${folder}/away-4001 ] ;;
        *:4002/*) [ ! -e ${folder}/away-4002 ] ;;
      esac`,
    )
  }

  it('a copy that does not serve goes first: until it does, the other one is the shop', () => {
    notServing(4002)
    expect(run('back')).toMatchObject({ status: 0, ready: [...SERVERS, ...BACKENDS.toReversed()] })
  })

  it('where no backend serves, the way back to one that does is not held up by the BFFs', () => {
    notServing(4001, 4002)
    expect(run('back')).toMatchObject({ status: 0, ready: [...SERVERS, ...BACKENDS] })
    expect(out()).toEqual([])
  })

  it('where no nginx runs, nothing is restarted', () => {
    rmSync(join(folder, 'nginx.pid'))
    standIn('systemctl', 'echo restarted')
    const { status, ready, said } = run()
    expect({ status, ready }).toEqual({ status: 1, ready: [''] })
    expect(said).toContain('no nginx runs here')
    expect(out()).toEqual([])
  })

  it('a copy that nginx refuses to let go is not restarted, and stays in its file', () => {
    standIn('nginx', 'exit 1')
    standIn('systemctl', 'echo restarted')
    expect(run()).toMatchObject({ status: 1, ready: [''] })
    expect(out()).toEqual([])
    expect(readFileSync(place(), 'utf8')).toBe(readFileSync('ops/nginx/debian.conf', 'utf8'))
  })
})
