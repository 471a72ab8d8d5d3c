import type { PictureMedia } from './picture.tsx'
import { safeAddress, safeSourceSet } from '#web/lib/safe-address.ts'
import styles from './picture.module.css'

/** Phones, and tablets held upright, get the tall picture: the wide one would crop the piece. */
const TALL = '(max-width: 599px), (max-width: 991px) and (orientation: portrait)'

const sources = (media: PictureMedia, query: string | undefined, sizes: string) => {
  const [avif, webp] = [safeSourceSet(media.avif), safeSourceSet(media.webp)]
  return (
    <>
      {avif ? <source media={query} type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      {webp ? <source media={query} type="image/webp" srcSet={webp} sizes={sizes} /> : null}
      {query && !webp ? <source media={query} srcSet={safeAddress(media.url)} /> : null}
    </>
  )
}

/** The first picture of a page in two crops, one for wide and one for tall screens; fills its box. */
export const ArtPicture = ({ wide, tall, alt }: { wide: PictureMedia; tall: PictureMedia; alt: string }) => (
  <picture className={styles.picture}>
    {sources(tall, TALL, '100vw')}
    {sources(wide, undefined, '100vw')}
    <img
      className={styles.art}
      src={safeAddress(wide.url)}
      alt={alt}
      width={wide.width ?? undefined}
      height={wide.height ?? undefined}
      fetchPriority="high"
    />
  </picture>
)
