import { describe, expect, it } from 'vitest'
import { menuItems, type MenuCategory } from './menu-items.ts'
import { closesOnOutsideClick } from './menu-rules.ts'

const category = (name: string, more: Partial<MenuCategory> = {}): MenuCategory => ({
  id: `id-${name}`,
  slug: name.toLowerCase(),
  name,
  collection: [],
  ...more,
})
const fetched = [
  category('High Jewellery'),
  category('Rings'),
  category('Pendants'),
  category('Watches', { id: '64f0a1c2e4b0a1b2c3d4e5f6' }),
  category('Brooches', { id: '64f0a1c2e4b0a1b2c3d4e5f7', slug: 'brooch' }),
  category('Bespoke', { collection: ['Monogram', 'Zodiac'] }),
]
const items = menuItems(fetched)
const item = (label: string) => items.find((each) => each.label === label)

describe('specification 2: menu', () => {
  it('has the six items in order', () => {
    expect(items.map(({ label }) => label)).toEqual([
      'High-Jewellery',
      'Jewellery',
      'Watches',
      'Brooch',
      'Bespoke',
      'About',
    ])
  })
  it('Jewellery: the fetched categories, and the collection tiles', () => {
    expect(item('Jewellery')?.sub).toEqual([
      { label: 'Rings', to: '/jewellery/rings' },
      { label: 'Pendants', to: '/jewellery/pendants' },
    ])
    expect(item('Jewellery')?.tiles).toBe(true)
  })
  it('Watches and Brooch by their fixed ids', () => {
    expect([item('Watches')?.to, item('Brooch')?.to]).toEqual(['/jewellery/watches', '/jewellery/brooch'])
    expect(menuItems([]).find(({ label }) => label === 'Watches')?.to).toBe(
      '/jewellery/64f0a1c2e4b0a1b2c3d4e5f6',
    )
  })
  it('Bespoke: the collections of the category named Bespoke', () => {
    expect(item('Bespoke')?.sub).toEqual([
      { label: 'Monogram', to: '/bespoke/monogram' },
      { label: 'Zodiac', to: '/bespoke/zodiac' },
    ])
  })
  it('About: its five places', () => {
    expect(item('About')?.sub?.map(({ label }) => label)).toEqual([
      'About Us',
      'Store Locator',
      'Craftsman & Certification',
      'Our Services',
      'Contact & Appointment',
    ])
  })
  it('a click outside closes the drawer only when no sub-panel is open', () => {
    expect(closesOnOutsideClick(false)).toBe(true)
    expect(closesOnOutsideClick(true)).toBe(false)
  })
})
