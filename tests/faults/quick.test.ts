import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { verdict, type Goal } from '../../bench/lib/table.ts'
import { run as database } from './database.ts'
import { run as fuzz } from './fuzz.ts'
import { run as link } from './link.ts'
import { run as unsafeBackend } from './unsafe-backend.ts'
import { run as overload } from './overload.ts'
import { run as rotation } from './rotation.ts'
import { run as senseless } from './senseless.ts'
import { run as silence } from './silence.ts'
import { run as twoShoppers } from './two-shoppers.ts'
import { run as values } from './values.ts'

/** The quick form of `npm run faults`: the same runs, smaller, and without a figure of time that a busy machine decides. */
const missed = async (run: (full: boolean) => Promise<Goal[]>) =>
  (await run(false)).filter((goal) => verdict(goal) === 'MISSED')

test('a failing line to the backend', async () => {
  expect(await missed(link)).toEqual([])
}, 120_000)

test.skipIf(!existsSync('dist/web/server/entry.server.js'))(
  'a backend that falls silent before a small shop',
  async () => {
    expect(await missed(silence)).toEqual([])
  },
  60_000,
)

test.skipIf(!existsSync('dist/web/server/entry.server.js'))(
  'every page over answers that make no sense',
  async () => {
    expect(await missed(senseless)).toEqual([])
  },
  120_000,
)

test('values of no format at every place that has one', async () => {
  expect(await missed(values)).toEqual([])
}, 120_000)

test.skipIf(!existsSync('dist/web/server/entry.server.js'))(
  'PostgreSQL away and back',
  async () => {
    expect(await missed(database)).toEqual([])
  },
  180_000,
)

test('every secret changes and nobody is refused', async () => {
  expect(await missed(rotation)).toEqual([])
}, 180_000)

test('a backend that answers too much, too slowly or nonsense', async () => {
  expect(await missed(unsafeBackend)).toEqual([])
}, 120_000)

test('malformed documents and parameters', async () => {
  expect(await missed(fuzz)).toEqual([])
}, 120_000)

test.skipIf(!existsSync('dist/web/server/entry.server.js'))(
  'more than the shop can do',
  async () => {
    expect(await missed(overload)).toEqual([])
  },
  120_000,
)

test.skipIf(!existsSync('dist/web/server/entry.server.js'))(
  'shoppers and visitors side by side',
  async () => {
    expect(await missed(twoShoppers)).toEqual([])
  },
  180_000,
)
