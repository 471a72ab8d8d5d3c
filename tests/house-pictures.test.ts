import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOUSE_PICTURES } from '#web/features/orders/house-pictures.ts'

describe('the carousel of the order page (specification section 2): 11 pictures', () => {
  it('names only files that the catalogue holds', () => {
    expect(HOUSE_PICTURES).toHaveLength(11)
    const files = HOUSE_PICTURES.flatMap(({ url, avif, webp }) => [
      url,
      ...[avif, webp].flatMap((set) => (set ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? '')),
    ]).filter((file) => file !== '')
    expect(files.filter((file) => !existsSync(`catalogue${file}`))).toEqual([])
  })
})
