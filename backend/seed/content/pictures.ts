import type { Media } from '#contract/catalogue.ts'
import { readData } from '../catalogue.ts'

/** Every picture by its name: those of the pieces and those of the house. */
export const allPictures = (): Record<string, Media> => ({
  ...readData<Record<string, Media>>('media.json', {}),
  ...readData<Record<string, Media>>('house-pictures.json', {}),
})

/** The pictures that pages name: those of the house first, then those of the pieces. */
export const readPictures = (keys: readonly string[]): Map<string, Media> => {
  const all = allPictures()
  return new Map(keys.flatMap((key) => (all[key] ? [[key, all[key]] as const] : [])))
}
