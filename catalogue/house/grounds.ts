import type { Scene } from './scenes.ts'

/** The eight grounds of the look, light. */
export const LINEN = '#F2EEE8'
export const LEAF = '#E1EADF'
export const PETAL = '#F4E3DF'
export const MIST = '#DFE7EF'
export const POLLEN = '#F3EBD8'
export const WISTERIA = '#E9E3EE'
export const DEW = '#DCE9E7'
export const APRICOT = '#F4E4D6'

export const one = (
  name: string,
  alt: string,
  width: number,
  height: number,
  ground: string,
  keys: readonly string[],
  size = 1,
  x = 0.5,
  y = 0.5,
): Scene => ({ name, alt, width, height, ground, pieces: [{ keys, x, y, size }] })
