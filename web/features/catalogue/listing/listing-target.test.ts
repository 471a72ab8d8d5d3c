import { describe, expect, it } from 'vitest'
import { hasButton, listingTarget } from './listing-target.ts'
import { countLine, emptyLine, moreLine } from './listing-words.ts'

const known = [
  { id: 'a1', slug: 'rings', name: 'Rings' },
  { id: 'b2', slug: 'grand', name: 'High Jewellery', role: 'HIGH_JEWELLERY' as const },
]
const target = (path: string, key?: string, collection?: string) =>
  listingTarget(path, key, collection, known, [{ name: 'Flower' }, { name: 'Butterfly' }])

describe('specification section 2: one listing screen for four addresses', () => {
  it('/jewellery/{category} takes the id or the slug, and its canonical is the slug', () => {
    expect(target('/jewellery/rings', 'rings')).toEqual(target('/jewellery/a1', 'a1'))
    expect(target('/jewellery/a1', 'a1')).toMatchObject({
      title: 'Rings',
      path: '/jewellery/rings',
    })
  })

  it('/jewellery/{category} knows no other category', () => {
    expect(target('/jewellery/spoons', 'spoons')).toBeUndefined()
  })

  it('/high-jewellery lists the category of that role, whatever its slug', () => {
    expect(target('/high-jewellery')).toMatchObject({
      title: 'High Jewellery',
      path: '/high-jewellery',
      category: { id: 'b2' },
      high: true,
    })
    expect(target('/jewellery/b2', 'b2')).toMatchObject({
      title: 'High Jewellery',
      high: true,
      path: '/high-jewellery',
    })
  })

  it('/high-jewellery is not a page of a house without a category of that role', () => {
    expect(listingTarget('/high-jewellery', undefined, undefined, known.slice(0, 1))).toBeUndefined()
  })

  it('each has its button except high jewellery and the role `apart`', () => {
    const roles = [null, undefined, 'BESPOKE', 'HIGH_JEWELLERY', 'APART'] as const
    expect(roles.filter((role) => hasButton(role === undefined ? {} : { role }))).toEqual([
      null,
      undefined,
      'BESPOKE',
    ])
  })

  it('/jewellery and /discover-all list everything; a collection names the page', () => {
    expect(target('/jewellery')).toMatchObject({
      title: 'Jewellery',
      category: undefined,
      path: '/jewellery',
    })
    expect(target('/discover-all')).toMatchObject({ title: 'All pieces', path: '/discover-all' })
    // Only the four give the page its name: the title is never a stranger's words.
    expect(target('/discover-all', undefined, 'Call 000')).toMatchObject({ title: 'All pieces' })
    expect(target('/discover-all', undefined, 'Butterfly')).toMatchObject({
      title: 'Butterfly',
      path: '/discover-all',
    })
  })
})

describe('the words of a list', () => {
  it('count what the page is called', () => {
    expect(countLine(48, false, 'Rings')).toBe('48 rings')
    expect(countLine(8, false, 'Loose diamonds')).toBe('8 loose diamonds')
    // The pieces of that list are rings and earrings with diamonds.
    expect(countLine(31, false, 'Diamonds')).toBe('31 pieces')
    expect(countLine(1, false, 'Rings')).toBe('1 piece')
    expect(countLine(120_400, true, 'High Jewellery')).toBe('1,20,400+ pieces')
  })

  it('say how many come next', () => {
    expect([moreLine(36, 12), moreLine(11, 12), moreLine(1, 12), moreLine(90, 24)]).toEqual([
      'Show twelve more',
      'Show eleven more',
      'Show one more',
      'Show 24 more',
    ])
  })

  it('say why nothing is left', () => {
    expect(emptyLine({ price: '0-9999' }, 'Rings')).toBe(
      'Nothing among the rings matches “Price below ₹10,000”.',
    )
    expect(emptyLine({ top: true, price: '50000-' }, 'Bespoke')).toBe(
      'Nothing under Bespoke in the top collection matches “Price of ₹50,000 and above”.',
    )
    expect(emptyLine({}, 'Birds')).toBe('There is nothing under Birds today.')
  })
})
