import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { readFragment, type FragmentType } from '#web/gql/components/fragment-masking.ts'
import { safeAddress, safeSourceSet } from '#web/lib/safe-address.ts'
import { PictureFragment } from './picture-fragment.ts'
import { langOf } from '#web/words/language.ts'
import styles from './picture.module.css'

/** What a picture needs: the members of `Media` in the schema, or a plain `images` address. */
export interface PictureMedia {
  url: string
  alt?: string | null
  width?: number | null
  height?: number | null
  avif?: string | null
  webp?: string | null
  placeholder?: string | null
}

/** A picture from a GraphQL document, or one put together from an address. */
export type ShownMedia = PictureMedia | FragmentType<typeof PictureFragment>

const isRead = (media: ShownMedia): media is PictureMedia => 'url' in media

/** The members of a picture, for callers that do more than show it. */
export const readMedia = (media: ShownMedia): PictureMedia =>
  isRead(media) ? media : readFragment(PictureFragment, media)

export interface PictureProps {
  media: ShownMedia
  /** How wide it is shown, for `srcset` (e.g. `(min-width: 768px) 25vw, 50vw`). */
  sizes: string
  /** Takes precedence over the media's own words; an empty string makes the picture decorative. */
  alt?: string
  /** The first pictures of a page: loaded at once, and the very first with high priority. */
  priority?: 'first' | 'eager'
  /** Shape of the box if the picture's own size is unknown; a square by default. */
  ratio?: string
  fit?: 'contain' | 'cover'
  className?: string
  style?: CSSProperties
}

/** The shape of nearly all of our pictures, which the style sheet knows. */
const SQUARE = '1'

const JPEG = /\.jpe?g(?:[?#]|$)/i

/** One picture in its fixed box: AVIF and WebP if the backend has them, otherwise the plain address. Nothing moves. */
export const Picture = ({
  media: shown,
  sizes,
  alt,
  priority,
  ratio,
  fit = 'contain',
  className,
  style,
}: PictureProps) => {
  const media = readMedia(shown)
  const url = safeAddress(media.url)
  const { width, height, placeholder } = media
  const [avif, webp] = [safeSourceSet(media.avif), safeSourceSet(media.webp)]
  // In the head of the first HTML, before the page itself: the largest picture is what the shopper waits for.
  if (priority === 'first' && avif && url)
    preload(url, {
      as: 'image',
      imageSrcSet: avif,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    })
  const shape = ratio ?? (width && height ? `${width} / ${height}` : SQUARE)
  // The blur would stay visible behind a transparent piece, so there the background itself is the placeholder.
  const blur = placeholder && fit === 'cover' ? { backgroundImage: `url("${placeholder}")` } : undefined
  // A JPEG has its own background; it is not a cut-out piece to be placed on ours.
  const isPhotograph = fit === 'contain' && !avif && !webp && JPEG.test(media.url)
  const text = alt ?? media.alt ?? ''
  const image = (
    <img
      className={fit === 'cover' ? `${styles.image} ${styles.cover}` : styles.image}
      src={url}
      alt={text}
      lang={langOf(text)}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      style={shape === SQUARE ? blur : { aspectRatio: shape, ...blur }}
    />
  )
  return (
    <picture
      className={className ? `${styles.picture} ${className}` : styles.picture}
      style={style}
      data-photograph={isPhotograph || undefined}
    >
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      {webp ? <source type="image/webp" srcSet={webp} sizes={sizes} /> : null}
      {image}
    </picture>
  )
}
