import { Picture, type PictureMedia } from '#web/components/picture/picture.tsx'

export interface HousePicture {
  ground: number
  alt?: string | null
  media?: PictureMedia | null
}

/** A picture of the house on its ground. Without its file the ground stands alone. */
export const ContentPicture = ({
  picture: { ground, alt, media },
  sizes,
  className,
  priority,
}: {
  picture: HousePicture
  sizes: string
  className?: string
  priority?: 'first' | 'eager'
}) => (
  <figure className={className} style={{ background: `var(--g${ground})` }}>
    {media ? (
      <Picture media={media} sizes={sizes} alt={alt ?? media.alt ?? ''} priority={priority} ratio="1" />
    ) : null}
  </figure>
)
