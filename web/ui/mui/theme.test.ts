import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { theme as desk } from '#desk/theme.ts'
import { theme } from './theme.ts'

it('specification section 9: breakpoints base, sm, md, lg, xl, 2xl, and light as the default mode', () => {
  expect(theme.breakpoints.keys).toEqual(['base', 'sm', 'md', 'lg', 'xl', '2xl'])
  expect(theme.breakpoints.values).toEqual({ base: 0, sm: 480, md: 768, lg: 992, xl: 1280, '2xl': 1536 })
  expect(theme.defaultColorScheme).toBe('light')
})

/** The components that MUI's components import. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  Button: ['ButtonBase'],
  Dialog: ['Backdrop'],
  TextField: ['FormControl', 'FormLabel', 'Input', 'InputLabel', 'Select'],
}

it.each([
  ['web', theme],
  ['desk', desk],
])('%s styles no component that nobody shows', (folder, { components = {} }) => {
  const shown = globSync(`${folder}/**/*.tsx`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@mui\/material\/([A-Z]\w+)'/g)].flatMap(([, name = '']) => [
      `Mui${name}`,
      ...(WITHIN[name] ?? []).map((part) => `Mui${part}`),
    ]),
  )
  expect(Object.keys(components).filter((name) => !shown.includes(name))).toEqual([])
})
