import { expect, it } from 'vitest'
import { theme } from './theme.ts'

it('specification section 9: breakpoints base, sm, md, lg, xl, 2xl, and light as the default mode', () => {
  expect(theme.breakpoints.keys).toEqual(['base', 'sm', 'md', 'lg', 'xl', '2xl'])
  expect(theme.breakpoints.values).toEqual({ base: 0, sm: 480, md: 768, lg: 992, xl: 1280, '2xl': 1536 })
  expect(theme.defaultColorScheme).toBe('light')
})
