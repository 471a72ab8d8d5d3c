import type { Media } from '#contract/catalogue.ts'

/** A `srcset` of one format, or null when there is none. */
export const srcset = (media: Media, format: 'avif' | 'webp'): string | null => {
  const files = media.sources.filter((source) => source.format === format)
  return files.length === 0 ? null : files.map((source) => `${source.url} ${source.width}w`).join(', ')
}

/** A plain picture address as a Media without other widths. */
export const plainMedia = (url: string, alt: string): Media => ({
  url,
  alt,
  width: 1200,
  height: 1200,
  sources: [],
})
