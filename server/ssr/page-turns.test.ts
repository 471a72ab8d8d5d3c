import { expect, test } from 'vitest'
import { createPageTurns } from './page-turns.ts'

/** Row 'Overload' of tests/README.md; the whole server under a crowd is `tests/faults/overload.ts`. */
const turnsAt = () => {
  const clock = { now: 0 }
  const turns = createPageTurns({ refuse: () => new Error('busy'), now: () => clock.now })
  const crowd = async (size: number) => {
    const came = await Promise.allSettled(Array.from({ length: size }, turns.door))
    return came.filter(({ status }) => status === 'fulfilled').length
  }
  return { clock, turns, crowd }
}

test('a crowd of a moment is let in, then fewer while the rush lasts', async () => {
  const { clock, crowd } = turnsAt()
  expect(await crowd(32)).toBe(32)
  expect(await crowd(200)).toBe(32)
  // A refusal begins a rush.
  expect(await crowd(200)).toBe(6)
  clock.now = 1_999
  expect(await crowd(7)).toBe(6)
  clock.now = 3_998
  expect(await crowd(6)).toBe(6)
  clock.now = 4_000
  expect(await crowd(32)).toBe(32)
})

test('one page a turn of the event loop, those with their data first', async () => {
  const { turns } = turnsAt()
  const order: string[] = []
  const look = () => {
    order.push('look')
    if (order.length < 6) setImmediate(look)
  }
  const pages = [
    turns.door().then(() => order.push('first at the door')),
    turns.door().then(() => order.push('second at the door')),
    turns.cpu().then(() => order.push('data is there')),
  ]
  setImmediate(look)
  await Promise.all(pages)
  expect(order).toEqual(['data is there', 'look', 'first at the door', 'look', 'second at the door'])
})
