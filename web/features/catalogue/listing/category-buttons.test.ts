import { expect, it } from 'vitest'
import { hasButton, isHighJewellery, NO_BUTTON, shownName } from './category-buttons.ts'

it('specification section 2: buttons for all categories except Watch, Brooches and High Jwellery', () => {
  const names = ['Rings', 'Watch', 'Bands', 'Brooches', 'High Jwellery', 'Earrings', 'Bespoke']
  expect(names.filter((name) => hasButton({ name }))).toEqual(['Rings', 'Bands', 'Earrings', 'Bespoke'])
  expect(NO_BUTTON).toEqual(expect.arrayContaining(['Watch', 'Brooches', 'High Jwellery']))
})

it('specification section 2: the correct spellings are left out too', () => {
  for (const name of ['Watches', 'Brooch', 'High Jewellery', 'High-Jewellery', 'high jewellery'])
    expect(hasButton({ name })).toBe(false)
})

it('shows the correct spelling of a category the backend spells otherwise', () => {
  expect(isHighJewellery({ name: 'High Jwellery' })).toBe(true)
  expect([shownName('High Jwellery'), shownName('Rings')]).toEqual(['High Jewellery', 'Rings'])
})
