import { HousePictureFragment } from '#web/components/picture/house-picture.ts'
import { Picture, readMedia } from '#web/components/picture/picture.tsx'
import { readFragment, type FragmentType } from '#web/gql/content/fragment-masking.ts'

export type HousePicture = FragmentType<typeof HousePictureFragment>

/** A picture of the house on its background. If the file is missing, only the background is shown. */
export const ContentPicture = ({
  picture,
  sizes,
  className,
  priority,
}: {
  picture: HousePicture
  sizes: string
  className?: string
  priority?: 'first' | 'eager'
}) => {
  const { background, alt, media } = readFragment(HousePictureFragment, picture)
  return (
    <figure className={className} style={{ background: `var(--g${background})` }}>
      {media ? (
        <Picture
          media={media}
          sizes={sizes}
          alt={alt ?? readMedia(media).alt ?? ''}
          priority={priority}
          ratio="1"
        />
      ) : null}
    </figure>
  )
}
