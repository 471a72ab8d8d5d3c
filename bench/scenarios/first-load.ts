import { namesOf } from '#program/names.ts'
import { firstLoad } from '#tests/support/first-load.ts'
import { table, type Goal } from '../lib/table.ts'

/** P11: the JavaScript of a first visit, brotli, from the build's manifest. */
export const firstLoadBytes = async (): Promise<{ text: string; goals: Goal[] }> => {
  const bars = { home: [120, 80], listing: [130, 90], product: [130, 90] } as const
  const rows = namesOf(bars).map((page) => ({
    page,
    bar: bars[page],
    kb: firstLoad(page).brotli / 1000,
  }))
  return {
    text: table(
      ['first load', 'JS, brotli kB'],
      rows.map(({ page, kb }) => [page, kb.toFixed(1)]),
    ),
    goals: rows.map(({ page, bar: [must, ambitious], kb }) => ({
      id: 'P11',
      what: `first-load JS of ${page}`,
      value: kb,
      unit: 'kB',
      must,
      ambitious,
      better: 'less' as const,
    })),
  }
}
