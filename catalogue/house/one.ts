import type { Scene } from './scene.ts'

/** One rendering in its frame; `size` is its share of the shorter side, x and y the position of its centre. */
export const one = (
  name: string,
  alt: string,
  width: number,
  height: number,
  keys: readonly string[],
  size = 1,
  x = 0.5,
  y = 0.5,
): Scene => ({ name, alt, width, height, pieces: [{ keys, x, y, size }] })
