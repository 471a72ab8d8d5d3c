import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backedUpShop } from '#tests/support/backed-up-shop.ts'
import { smallDisk } from '../../scripts/topology/small-disk.ts'
import { backUp, restore } from './stores.ts'

/** The file that `npm run shop -- backup` writes, and what `restore` refuses. It is restored in `backend/backup/restore.test.ts`. */

const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'))
const at = (name: string) => join(folder, name)
const file = at('shop.backup')

beforeAll(async () => {
  expect(await backedUpShop(file)).toContain('Zoë & Ayaan')
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const embedded = (name: string) => ({ databaseUrl: undefined, dataDir: at(name) })

describe('the file', () => {
  it('is readable by its owner alone and leaves nothing half-written behind', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(gunzipSync(readFileSync(file)).toString().split('\n')[0] ?? '')).toMatchObject({
      format: 'shop-backup',
      version: 1,
      store: 'pglite',
      keys: [],
    })
  })

  const store = { databaseUrl: undefined, dataDir: at('small') }
  const unmounted: (() => void)[] = []
  afterAll(() => unmounted.forEach((unmount) => unmount()))

  it('is not written onto a full disk, which the command names; what a killed one left a day ago goes', async () => {
    await restore(store, { file, replace: false })
    const disk = at('disk')
    mkdirSync(disk)
    const [left, under] = [join(disk, 'a.backup.17.part'), join(disk, 'b.backup.18.part')]
    if (process.getuid?.() === 0) {
      try {
        unmounted.push(smallDisk(disk, 12 / 1024))
      } catch {
        console.warn('LEFT OUT: no file system can be mounted here, so no disk runs full')
      }
    }
    for (const path of [left, under]) writeFileSync(path, 'half')
    utimesSync(left, 0, 0)
    const backup = backUp(store, join(disk, 'c.backup'))
    if (unmounted.length > 0) await expect(backup).rejects.toThrow(`the disk of ${disk} is full`)
    else await backup
    expect(readdirSync(disk)).toEqual(['b.backup.18.part', ...(unmounted.length > 0 ? [] : ['c.backup'])])
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 900), 'ends too early'],
    ['cut off between two lines', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, -2).join('\n') + '\n'), 'ends too early'], // prettier-ignore
    ['damaged', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 5_000), Buffer.alloc(64), bytes.subarray(5_064)]), 'damaged'], // prettier-ignore
    ['with an altered sum', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('Is it here yet?', 'Is it here now?')), 'checksum'], // prettier-ignore
    ['of another program', () => gzipSync('{"format":"other"}\n'), 'not a backup'],
    ['that is not a backup', () => Buffer.from('hello'), 'not a backup'],
    ['of a newer format', () => gzipSync('{"format":"shop-backup","version":2}\n'), 'newer version'],
    ['of a newer schema', (bytes: Buffer) => newer(bytes), 'newer or another version'],
  ])('%s is refused, and nothing is changed', async (name, spoil, why) => {
    const spoilt = at('spoilt.backup')
    writeFileSync(spoilt, spoil(readFileSync(file)))
    const target = embedded(`spoilt-${name}`)
    await expect(restore(target, { file: spoilt, replace: true })).rejects.toThrow(why)
    expect(statSync(target.dataDir, { throwIfNoEntry: false })).toBeUndefined()
  })
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** The same backup, from a program with one migration more. */
const newer = (bytes: Buffer): Buffer => {
  const text = gunzipSync(bytes).toString()
  const lines = text.split('\n').slice(0, -2)
  const header = JSON.parse(lines[0] ?? '') as { migrations: object[] }
  header.migrations.push({ name: '9999-of-tomorrow', hash: 'x' })
  lines[0] = JSON.stringify(header)
  const body = `${lines.join('\n')}\n`
  const rows = lines.filter((line) => line.startsWith('[')).length
  return gzipSync(`${body}${JSON.stringify({ end: { rows, sha256: sha256(body) } })}\n`)
}
