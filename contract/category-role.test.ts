import { expect, it } from 'vitest'
import { roleOf, shownName } from './category-role.ts'

it('a category is what its backend says, whatever its name', () => {
  expect(roleOf({ name: 'Clocks', role: 'apart' })).toBe('apart')
  expect(roleOf({ name: 'Watches', role: null })).toBeNull()
})

it.each([
  ['high-jewellery', ['High Jewellery', 'High-Jewellery', 'High Jwellery', 'high jewellery']],
  ['apart', ['Watch', 'Watches', 'Brooch', 'Brooches']],
  ['bespoke', ['Bespoke', 'bespoke']],
  [null, ['Rings', 'Watch straps', 'Bespoke rings']],
])('specification section 2: without a role the name tells %s', (role, names) => {
  expect(names.map((name) => roleOf({ name }))).toEqual(names.map(() => role))
})

it('a name is shown spelled right', () => {
  expect(['High Jwellery', 'Rings'].map((name) => shownName({ name }))).toEqual(['High Jewellery', 'Rings'])
})
