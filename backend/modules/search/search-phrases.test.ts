import { describe, expect, test } from 'vitest'
import { readPhrases } from './search-phrases.ts'

describe('figures in a search', () => {
  test.each([
    ['gold ring under 50000', 'gold ring', undefined, 50_000],
    ['rings below 1 lakh', 'rings', undefined, 100_000],
    ['Jhumka under ₹ 1,25,000', 'jhumka', undefined, 125_000],
    ['watch upto Rs. 2.5 lakhs', 'watch', undefined, 250_000],
    ['ring under 2.3 lakh', 'ring', undefined, 230_000],
    ['kada 30 hazaar tak', 'kada', undefined, 30_000],
    ['anguthi 50k se kam', 'anguthi', undefined, 50_000],
    ['necklace above 1 crore', 'necklace', 10_000_000, undefined],
    ['ring over 20000 under 40000', 'ring', 20_000, 40_000],
    ['rings between 50000 and 1 lakh', 'rings', 50_000, 100_000],
    ['pendant 1 to 2 lakh', 'pendant', 100_000, 200_000],
    ['20,000 - 30,000 earrings', 'earrings', 20_000, 30_000],
    ['pendant around 1 lakh', 'pendant', 75_000, 125_000],
    ['engagement ring 1 lakh', 'engagement ring', undefined, 110_000],
    ['gift 20000', 'gift', undefined, 22_000],
    ['₹50,000 से कम की अंगूठी', 'की अंगूठी', undefined, 50_000],
    ['2 लाख तक हार', 'हार', undefined, 200_000],
    ['ring size 6 to 12', 'ring size 6 to 12', undefined, undefined],
    ['silver 925', 'silver 925', undefined, undefined],
    ['under 2 carat', 'under', undefined, undefined],
    ['ring size 12', 'ring size 12', undefined, undefined],
    ['18 ct gold', '18 ct gold', undefined, undefined],
    ['18k gold ring', '18k gold ring', undefined, undefined],
    ['bangle 22K', 'bangle 22k', undefined, undefined],
    ['14 k', '14 k', undefined, undefined],
    ['ring under 18k', 'ring', undefined, 18_000],
    ['18k ring under 50k', '18k ring', undefined, 50_000],
    ['15k ring', 'ring', undefined, 16_500],
    ['2L ring', 'ring', undefined, 220_000],
    ['solitaire 1.5 ct', 'solitaire', undefined, undefined],
    ['2 carat under 15 lakh', 'carat', undefined, 1_500_000],
    ['under 5 caratlane', 'under 5 caratlane', undefined, undefined],
  ])('%s', (typed, words, priceMin, priceMax) => {
    const read = readPhrases(typed)
    expect([read.words.split(/\s+/).filter(Boolean).join(' '), read.priceMin, read.priceMax]).toEqual([
      words,
      priceMin,
      priceMax,
    ])
  })

  test.each([
    ['pincode 560001', 'pincode', '560001'],
    ['PIN code: 560 001', 'pincode', '560001'],
    ['560001 pin code ring', 'pincode ring', '560001'],
    ['पिन कोड 302001', 'pincode', '302001'],
    ['pin 560001', 'pincode', '560001'],
    ['deliver to 560001', 'deliver to', '560001'],
    ['560001 par delivery', 'par delivery', '560001'],
    ['ring under 50000 delivery 560001', 'ring delivery', '560001'],
  ])('%s: six figures are a PIN code and no sum', (typed, words, pin) => {
    const read = readPhrases(typed)
    expect(read.words.split(/\s+/).filter(Boolean).join(' ')).toBe(words)
    expect(read.priceMax).toBe(typed.includes('under') ? 50_000 : undefined)
    expect(read.meant[0]).toEqual({
      term: pin,
      means: [],
      note: `The page of each piece says by when it can be at ${pin}.`,
    })
  })

  test.each(['ring 560001', 'nose pin 250000', 'delivery ring under 250000'])('%s: a sum', (typed) => {
    const { priceMax, meant } = readPhrases(typed)
    expect(priceMax).toBeGreaterThan(200_000)
    expect(meant).toHaveLength(1)
  })

  test('are said back in words', () => {
    expect(readPhrases('ring under 1.5 lakh').meant).toEqual([
      { term: 'under 1.5 lakh', means: [], note: 'Priced up to ₹1,50,000.' },
    ])
    expect(readPhrases('vane').meant).toEqual([])
  })
})
