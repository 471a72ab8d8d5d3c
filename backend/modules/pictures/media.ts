import { PICTURE_FILE, PICTURE_WIDTHS, UPLOADED } from '#contract/pictures.ts'
import type { Media } from '#contract/catalogue.ts'

const FORMATS = ['avif', 'webp'] as const

interface Kept {
  readonly hash: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

/** The widths in which a picture is served: its own is the largest. */
export const widthsOf = (width: number): number[] => [...PICTURE_WIDTHS.filter((each) => each < width), width]

const fileOf = (hash: string, width: number, format: string) => `${hash}-${width}.${format}`

/** A kept picture as pages show it. */
export const mediaOf = ({ hash, alt, width, height, placeholder }: Kept): Media => {
  const widths = widthsOf(width)
  const usual = widths.findLast((each) => each <= 1280) ?? width
  return {
    url: UPLOADED + fileOf(hash, usual, 'webp'),
    alt,
    width,
    height,
    sources: FORMATS.flatMap((format) =>
      widths.map((each) => ({ url: UPLOADED + fileOf(hash, each, format), width: each, format })),
    ),
    ...(placeholder !== '' && { placeholder }),
  }
}

interface PictureFile {
  readonly hash: string
  readonly width: number
  readonly format: 'avif' | 'webp'
}

/** Which file a name means; undefined if no picture can have that name. */
export const readFileName = (name: string): PictureFile | undefined => {
  const [, hash, width, format] = PICTURE_FILE.exec(name) ?? []
  if (hash === undefined || (format !== 'avif' && format !== 'webp')) return undefined
  return { hash, width: Number(width), format }
}
