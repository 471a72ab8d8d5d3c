import { expect, it } from 'vitest'
import { closesOnOutsideClick } from './menu-rules.ts'

it('specification 2: menu: a click outside closes the drawer only when no sub-panel is open', () => {
  expect(closesOnOutsideClick(false)).toBe(true)
  expect(closesOnOutsideClick(true)).toBe(false)
})
