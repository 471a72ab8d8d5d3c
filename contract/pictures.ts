import { Type, type Static } from 'typebox'
import { Media } from './catalogue.ts'
import { endpoint, strict } from './endpoint.ts'

/** A photograph as a camera takes it: 20 MB, plus a third for base64, plus its envelope. */
const PICTURE_BODY_BYTES = 28_000_000
/** The longer side of what is stored. Pixels. */
export const MOST_PIXELS_A_SIDE = 2560
/** The widths in which a picture is served, besides its own. Pixels. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const
/** The most bytes of a file that is served: in base64, with its envelope, it fits into an answer of two megabytes. */
export const PICTURE_FILE_BYTES = 1_500_000
/** Where a shopper's browser finds uploaded pictures. */
export const UPLOADED = '/media/u/'

/** A name that a file of a picture could have: hash, width, format. */
export const PICTURE_FILE = /^([0-9a-f]{32})-([1-9]\d{0,3})\.(avif|webp)$/

/** A picture of the house that was uploaded: kept once, served in several widths and formats. */
export const Picture = Type.Object({
  /** Of the stored bytes. */
  hash: Type.String(),
  /** The key by which pages, blogs, categories and salons name it. */
  key: Type.String(),
  /** The file it came from; a table of products uses this name. */
  name: Type.String(),
  media: Media,
  bytes: Type.Integer(),
})
export type Picture = Static<typeof Picture>

const operator = { caller: 'operator', may: ['owner', 'manager'], feature: 'pictures' } as const
const Hash = Type.String({ pattern: '^[0-9a-f]{32}$' })
/** SHA-256 of a file as it was before it was sent. */
const Source = Type.String({ pattern: '^[0-9a-f]{64}$' })

/**
 * One file of a picture: `<hash>-<width>.<avif|webp>`. Made at its first request; the same name is the same bytes for
 * ever.
 */
export const getPictureFile = endpoint({
  name: 'getPictureFile',
  method: 'GET',
  path: '/api/pictures/:file',
  feature: 'pictures',
  params: Type.Object({ file: Type.String({ maxLength: 64 }) }),
  answer: Type.Object({
    contentType: Type.String(),
    /** The bytes, base64; empty while the file is being made. */
    content: Type.String(),
    /** The file is being made: ask again in a moment. */
    pending: Type.Optional(Type.Literal(true)),
  }),
})

/** Newest first. `next` is the `after` of the following page. */
export const operatorPictures = endpoint({
  ...operator,
  name: 'operatorPictures',
  method: 'GET',
  path: '/api/operator/pictures',
  query: Type.Object({
    after: Type.Optional(Hash),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  }),
  answer: Type.Object({
    pictures: Type.Array(Picture),
    next: Type.Optional(Type.String()),
    total: Type.Integer(),
  }),
})

/** Which of these files are here already, so that they need not be sent again. */
export const operatorKnownPictures = endpoint({
  ...operator,
  name: 'operatorKnownPictures',
  method: 'POST',
  path: '/api/operator/pictures/known',
  body: strict({ sources: Type.Array(Source, { minItems: 1, maxItems: 1000 }) }),
  answer: Type.Object({ known: Type.Array(Type.Object({ source: Type.String(), picture: Picture })) }),
  repeatable: true,
})

/**
 * Stores a picture: JPEG, PNG, WebP or AVIF, turned upright, without the camera's metadata, at most 2,560 pixels a
 * side. The same file sent again is the same picture.
 */
export const operatorPutPicture = endpoint({
  ...operator,
  name: 'operatorPutPicture',
  method: 'POST',
  path: '/api/operator/pictures',
  body: strict({
    name: Type.String({ minLength: 1, maxLength: 120, pattern: '^[^/\\\\\\u0000-\\u001f|]+$' }),
    /** What it shows, for those who cannot see it. Absent: derived from the name. */
    alt: Type.Optional(Type.String({ maxLength: 300 })),
    /** The bytes, base64. */
    content: Type.String({ minLength: 1, maxLength: PICTURE_BODY_BYTES - 1_000 }),
  }),
  answer: Picture,
  repeatable: true,
  bodyBytes: PICTURE_BODY_BYTES,
})

/** Removes a picture, unless something in the shop shows it (409). */
export const operatorRemovePicture = endpoint({
  ...operator,
  name: 'operatorRemovePicture',
  method: 'DELETE',
  path: '/api/operator/pictures/:hash',
  params: Type.Object({ hash: Hash }),
  answer: Type.Object({ removed: Type.Boolean() }),
  repeatable: true,
})
