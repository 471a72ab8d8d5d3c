import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { keepChoices } from '#web/lib/said.ts'
import { differencesOf, explain, makingOf, PART_KINDS, sentenceOf, sumOf } from './explain-price.ts'

const part = fc.record({
  kind: fc.constantFrom(...PART_KINDS.map(({ kind }) => kind)),
  label: fc.constant('Part'),
  amount: fc.integer({ min: -1_000_000_00, max: 25_00_00_000_00 }),
})
const breakUp = fc
  .array(part, { maxLength: 12 })
  .map((parts) => ({ parts, total: parts.reduce((sum, { amount }) => sum + amount, 0) }))

describe('compare explains the difference in price', () => {
  afterEach(() => keepChoices([]))

  it('what the kinds explain sums to the difference, to the paisa, whatever the parts are', () => {
    fc.assert(
      fc.property(breakUp, breakUp, (one, other) => {
        const found = differencesOf(one, other)
        expect(found.reduce((sum, { paise }) => sum + paise, 0)).toBe(other.total - one.total)
        for (const { kind, paise } of found) expect(sumOf(one, kind) + paise).toBe(sumOf(other, kind))
        // The same the other way round.
        expect(differencesOf(other, one).map(({ paise }) => -paise + 0)).toEqual(
          found.map(({ paise }) => paise + 0),
        )
      }),
      { numRuns: 500 },
    )
  })

  const of = (
    name: string,
    amounts: Partial<Record<(typeof PART_KINDS)[number]['kind'], number>>,
    making = 'Making',
  ) => {
    const parts = PART_KINDS.flatMap(({ kind, label: usual }) => {
      const amount = amounts[kind]
      return amount === undefined ? [] : [{ kind, label: kind === 'MAKING' ? making : usual, amount }]
    })
    return { id: name, name, breakUp: { parts, total: parts.reduce((sum, { amount }) => sum + amount, 0) } }
  }
  const fil = of('Fil', { METAL: 30_000_00, MAKING: 5_000_00, GST: 1_050_00 })
  const vane = of('Vane', { METAL: 25_000_00, STONE: 1_00_000_00, MAKING: 5_000_00, GST: 3_900_00 })

  it('says so in one sentence, the largest reason first', () => {
    expect(sentenceOf(fil, vane)).toBe(
      'Vane costs ₹97,850 more than Fil: ₹1,00,000 more for the stones, ₹5,000 less for the metal and ₹2,850 more in GST.',
    )
    const strap = 'Case, movement and strap'
    expect(
      sentenceOf(of('Relais', { MAKING: 1_000_00 }, strap), of('Minuit', { MAKING: 3_000_00 }, strap)),
    ).toBe('Minuit costs ₹2,000 more than Relais: ₹2,000 more for ‘Case, movement and strap’.')
    expect(sentenceOf(fil, { ...fil, name: 'Twin' })).toBe('Twin and Fil cost the same.')
  })

  it('names the making in the language of the page, as the bill of a piece does', () => {
    const strap = 'Case, movement and strap'
    keepChoices([{ text: strap, says: 'केस, मूवमेंट और पट्टा' }])
    const [relais, minuit] = [
      of('Relais', { MAKING: 1_000_00 }, strap),
      of('Minuit', { MAKING: 3_000_00 }, strap),
    ]
    expect(makingOf([relais, minuit])).toBe('केस, मूवमेंट और पट्टा')
    expect(makingOf([fil, vane])).toBeUndefined()
  })

  it('measures by the least dear piece, and only pieces whose parts are known', () => {
    const clou = { id: 'Clou', name: 'Clou', breakUp: null }
    const found = explain([vane, clou, fil])
    expect(found?.base.name).toBe('Fil')
    expect(found?.taken.map(({ name }) => name)).toEqual(['Vane', 'Fil'])
    expect(explain([{ ...vane, breakUp: null }, fil])).toBeUndefined()
    expect(explain([clou])).toBeUndefined()
  })
})
