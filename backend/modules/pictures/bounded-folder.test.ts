import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { boundedFolder } from './bounded-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'bounded-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (n: number) => {
  const path = join(folder, 'aa', `file-${n}`)
  mkdirSync(join(folder, 'aa'), { recursive: true })
  writeFileSync(path, Buffer.alloc(100))
  utimesSync(path, n, n)
}
const names = () => readdirSync(join(folder, 'aa')).toSorted()

it('the oldest files are removed when the limit is exceeded, including those from before the start', async () => {
  for (const n of [1, 2, 3]) write(n)
  const bound = boundedFolder(folder, 400)
  write(4)
  await bound.added(100)
  expect(names()).toHaveLength(4)
  write(5)
  await bound.added(100)
  expect(names()).toEqual(['file-3', 'file-4', 'file-5'])
  write(6)
  await bound.added(100)
  expect(names()).toHaveLength(4)
})
