import type { Components, CssVarsTheme, Theme } from '@mui/material/styles'

/** How MUI's parts look; behaviour and accessibility stay MUI's. */
export type Overrides = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>

/** The focus ring of the house. */
export const ring = {
  outline: '2px solid var(--focus)',
  outlineOffset: 3,
  boxShadow: '0 0 0 3px var(--focus-gap)',
}

/** A calm change of the named properties. */
export const calm = (...properties: string[]) =>
  properties.map((name) => `${name} var(--calm) var(--ease)`).join(', ')
