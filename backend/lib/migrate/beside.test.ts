import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { besideProblems, isUpTo, ownRelease } from './beside.ts'
import { checkApplied, SchemaRefusal } from './migration-files.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'migrations')
/** Numbers up to here belong to the first release, before which there was none. */
const FIRST_RELEASE = 999

describe('a migration beside the release before', () => {
  const later = readdirSync(FOLDER).filter((name) => Number(name.slice(0, 4)) > FIRST_RELEASE)
  it('every one after the first release says for whom it is safe, and is', () => {
    const wrong = later.flatMap((name) =>
      besideProblems(readFileSync(join(FOLDER, name), 'utf8')).map((problem) => `${name}: ${problem}`),
    )
    expect(wrong).toEqual([])
  })

  const asked = (statement: string, more = '') => besideProblems(`-- beside: 1.0.0\n${more}${statement}`)
  it.each([
    'create table gifts (id uuid primary key, note text not null)',
    'alter table orders add column note text',
    "alter table orders add column note text not null default ''",
    'alter table orders add column total numeric(12, 2) not null default 0, add column more text',
    'alter table orders add constraint few check (pieces < 10) not valid',
    'create index orders_by_note on orders (note)',
    "update orders set note = 'renamed' where note is null",
  ])('is safe: %s', (statement) => expect(asked(statement)).toEqual([]))

  it.each([
    'alter table orders rename column note to words',
    'alter table orders rename to purchases',
    'alter table orders alter column note type integer',
    'alter table orders alter column note set data type integer',
    'alter table orders alter column note set not null',
    'alter table orders add column note text not null',
    'alter table orders add column a text default null, add column note text not null',
    'alter table orders alter column note drop default',
    'alter table orders add constraint few check (pieces < 10)',
    'alter table orders add unique (note)',
    'create unique index one_note on orders (note)',
    'delete from orders where note is null',
    'truncate orders',
    'alter table orders drop column note',
    'drop table orders',
  ])('is not: %s', (statement) => expect(asked(statement)).toHaveLength(1))

  it('may drop what the release it names does not use any more', () => {
    expect(asked('drop table gifts', '-- unused since: 1.0.0\n')).toEqual([])
    expect(asked('drop table gifts', '-- unused since: 1.1.0\n')).toHaveLength(1)
  })

  it('must say something; none is said in UPGRADING.md', () => {
    expect(besideProblems('create table gifts ()')).toHaveLength(1)
    expect(besideProblems('-- beside: soon\ncreate table gifts ()')).toHaveLength(1)
    expect(besideProblems('-- beside: none\ndrop table gifts')).toEqual([])
  })
})

describe('a store that a newer release brought up to date', () => {
  const known = [{ name: '0001-a', hash: 'x', statements: [], beside: undefined }]
  const newer = (beside: string | null) => () =>
    checkApplied(
      [
        { name: '0001-a', hash: 'x' },
        { name: '1001-b', hash: 'y', beside },
      ],
      known,
      '1.4.0',
    )
  it('serves a program for which each of its migrations is safe', () => {
    for (const beside of ['1.0.0', '1.4.0']) expect(newer(beside)).not.toThrow()
  })
  it('and no other', () => {
    for (const beside of [null, 'none', '1.4.1', '1.10.0', '2.0.0'])
      expect(newer(beside)).toThrow(SchemaRefusal)
  })
})

it('releases are compared by their numbers', () => {
  expect([isUpTo('1.9.0', '1.10.0'), isUpTo('1.10.0', '1.9.9'), isUpTo('2.0.0', '2.0.0')]).toEqual([
    true,
    false,
    true,
  ])
  expect(ownRelease()).toMatch(/^\d+\.\d+\.\d+$/)
})
