import type { Media } from './catalogue.ts'

interface Keyed {
  key: string
  ground: number
}

const isPicture = (value: object): value is Keyed =>
  'key' in value && 'ground' in value && typeof value.key === 'string' && typeof value.ground === 'number'

/** The keys of every picture in a page, however deep. */
export const pictureKeys = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(pictureKeys)
  if (typeof value !== 'object' || value === null) return []
  return isPicture(value) ? [value.key] : Object.values(value).flatMap(pictureKeys)
}

/** The same value with `media` for every picture's key; an unknown key gets none. */
export const withMedia = <T>(value: T, known: ReadonlyMap<string, Media>): T => {
  if (Array.isArray(value)) return value.map((item) => withMedia(item, known)) as T
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) {
    const { media: _, ...picture } = value as Keyed & { media?: unknown }
    const media = known.get(value.key)
    return (media ? { ...picture, media } : picture) as T
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withMedia(item, known)])) as T
}
