import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Rules } from './rules.ts'
import { NO_WISHES, readWishes } from './wishes.ts'

const rules: Rules = {
  engraving: {
    place: 'BAND',
    most: 18,
    mostWithStone: 12,
    faces: ['SERIF', 'SCRIPT', 'DEVANAGARI'],
    price: 150_000,
    days: 3,
  },
  noEngraving: null,
  birthStones: [{ month: 7, name: 'Ruby', price: 420_000, days: 4 }],
  box: { name: 'Small', outside: '70 × 70 × 48 mm', stampMost: 3, stampPrice: 0 },
}
const read = (wishes: object) => readWishes(rules, { ...NO_WISHES, ...wishes })

describe('what is written in the form', () => {
  it('counts as a reader counts, adds price and days, and binds', () => {
    const personal = read({ words: ' मीरा  21.11 ', face: 'DEVANAGARI', stone: 'Ruby', initials: 'ms' })
    expect(personal).toMatchObject({
      input: { engraving: 'मीरा 21.11', engravingFace: 'DEVANAGARI', birthStone: 'Ruby', boxStamp: 'MS' },
      paise: 570_000,
      days: 7,
      madeForOne: true,
      count: 8,
      most: 12,
      faults: {},
    })
  })

  it('leaves out what cannot be seen and came along with pasted words', () => {
    expect(read({ words: '\u200FAsha\u200B \uFEFF& Ravi\u202C' })).toMatchObject({
      input: { engraving: 'Asha & Ravi' },
      count: 11,
      faults: {},
    })
  })

  it('adds and binds nothing when nothing is wished, and initials on a box do not bind', () => {
    expect(read({})).toMatchObject({ input: {}, paise: 0, days: 0, madeForOne: false, faults: {} })
    expect(read({ initials: 'A' })).toMatchObject({ input: { boxStamp: 'A' }, madeForOne: false })
    expect(read({ initials: 'A', pouch: true }).input).toEqual({ box: 'POUCH' })
  })

  it('says what must change: length, script, letters of the stamp', () => {
    expect(read({ words: 'x'.repeat(19) }).faults.words).toMatch(/room for 18/)
    expect(read({ words: 'x'.repeat(13), stone: 'Ruby' }).faults.words).toMatch(/room for 12/)
    expect(read({ words: 'मीरा', face: 'SCRIPT' }).faults.words).toMatch(/choose Devanagari/)
    expect(read({ words: 'मीरा @', face: 'DEVANAGARI' }).faults.words).toMatch(/Latin or Devanagari/)
    expect(read({ words: 'Mira', face: 'DEVANAGARI' }).faults.words).toMatch(/no Latin letters/)
    expect(read({ words: '愛' }).faults.words).toMatch(/Latin or Devanagari/)
    expect(read({ initials: 'ABCD' }).faults.initials).toMatch(/One to 3/)
  })

  it('writes a count below a thousand as it is, which needs no object of Intl, and groups a larger one', () => {
    const made = vi.spyOn(Intl, 'NumberFormat')
    expect(read({ words: 'x'.repeat(19) }).faults.words).toMatch(/room for 18 /)
    expect(made).not.toHaveBeenCalled()
    const long = { ...rules, engraving: rules.engraving && { ...rules.engraving, most: 1000 } }
    const { faults } = readWishes(long, { ...NO_WISHES, words: 'x'.repeat(1001) })
    expect(faults.words).toMatch(/room for 1,000 /)
  })

  it('never asks for words that are longer than the piece bears without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.boolean(), (words, stone) => {
        const { faults, count, most } = read({ words, stone: stone ? 'Ruby' : '' })
        if (count > most) expect(faults.words).toBeDefined()
      }),
    )
  })
})
