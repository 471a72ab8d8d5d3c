import { expect, it } from 'vitest'
import { inList } from './house-time.ts'

it('a line of a list has the day and hour of the house', () => {
  expect(inList('2026-11-27T22:54:52.878Z')).toBe('28 Nov 2026, 04:24')
  expect(inList('2026-09-05T00:00:00Z')).toBe('5 Sep 2026, 05:30')
})

it('an hour in another zone is that of its place, which is named', () => {
  expect(inList('2026-12-01T07:30:00Z', 'Asia/Dubai')).toBe('1 Dec 2026, 11:30 (Asia/Dubai)')
})

it('what has no time has none in the list', () => {
  expect(inList(undefined)).toBe('')
})
