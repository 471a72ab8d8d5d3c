import { Picture } from '#web/components/picture/picture.tsx'
import { readFragment, type FragmentType } from '#web/gql/blogs/fragment-masking.ts'
import { graphql } from '#web/gql/blogs/gql.ts'

export const BlogPictureFragment = graphql(`
  fragment Blog_picture on Media {
    url
    alt
    width
    height
    avif
    webp
  }
`)

/** A picture of a blog, a scene that fills its figure; the ground stands while it comes. */
export const BlogPicture = ({
  picture,
  ground,
  sizes,
  className,
  priority,
}: {
  picture: FragmentType<typeof BlogPictureFragment>
  ground: number
  sizes: string
  className?: string
  priority?: 'first'
}) => (
  <figure className={className} style={{ background: `var(--g${ground})` }}>
    <Picture
      media={readFragment(BlogPictureFragment, picture)}
      sizes={sizes}
      fit="cover"
      priority={priority}
    />
  </figure>
)
