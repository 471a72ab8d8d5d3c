import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Media } from '#contract/catalogue.ts'

const DATA = join(import.meta.dirname, '..', '..', '..', 'catalogue', 'data')

const read = (name: string): Record<string, Media> => {
  const path = join(DATA, name)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Media>) : {}
}

/** The pictures that pages name: those of the house first, then those of the pieces. */
export const readPictures = (keys: readonly string[]): Map<string, Media> => {
  const all = { ...read('media.json'), ...read('house-pictures.json') }
  return new Map(keys.flatMap((key) => (all[key] ? [[key, all[key]] as const] : [])))
}
