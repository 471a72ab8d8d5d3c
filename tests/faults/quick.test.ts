import { expect, test } from 'vitest'
import { verdict } from '../../bench/lib/table.ts'
import { run as link } from './link.ts'

/** The quick form of `npm run faults`: the same runs, smaller, and without a figure of time that a busy machine decides. */
test.each([['a failing line to the backend (reliability 1E, Backend slow or dead)', link]])(
  '%s',
  async (_, run) => {
    const missed = (await run(false)).filter((goal) => verdict(goal) === 'MISSED')
    expect(missed).toEqual([])
  },
  90_000,
)
