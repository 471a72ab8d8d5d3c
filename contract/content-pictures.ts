import type { Media } from './catalogue.ts'
import { replaced } from './replaced.ts'

interface Keyed {
  key: string
  background: number
  media?: unknown
}

const isPicture = (value: object): value is Keyed =>
  'key' in value &&
  'background' in value &&
  typeof value.key === 'string' &&
  typeof value.background === 'number'

/** The keys of every picture in a page, however deep. */
export const pictureKeys = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(pictureKeys)
  if (typeof value !== 'object' || value === null) return []
  return isPicture(value) ? [value.key] : Object.values(value).flatMap(pictureKeys)
}

/** The same value with `media` for every picture's key; an unknown key gets none. */
export const withMedia = <T>(value: T, known: ReadonlyMap<string, Media>): T =>
  replaced(value, (part) => {
    if (typeof part !== 'object' || part === null || !isPicture(part)) return part
    const { media: _, ...picture } = part
    const media = known.get(part.key)
    return media ? { ...picture, media } : picture
  })
