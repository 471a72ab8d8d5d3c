import { describe, expect, it } from 'vitest'
import { firstLoad } from './support/first-load.ts'

describe('first-load JavaScript (performance P11), brotli', () => {
  it.each([
    ['home', 120_000],
    ['listing', 130_000],
    ['product', 130_000],
  ] as const)('%s stays within %i bytes', (page, budget) => {
    const { files, brotli } = firstLoad(page)
    expect(files.length).toBeGreaterThan(1)
    expect(brotli).toBeLessThanOrEqual(budget)
  })
})
