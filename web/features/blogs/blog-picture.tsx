import { Picture, type ShownMedia } from '#web/components/picture/picture.tsx'

/** A picture of a blog, a scene that fills its figure; the background is shown while it loads. */
export const BlogPicture = ({
  picture,
  background,
  sizes,
  className,
  priority,
}: {
  picture: ShownMedia
  background: number
  sizes: string
  className?: string
  priority?: 'first'
}) => (
  <figure className={className} style={{ background: `var(--g${background})` }}>
    <Picture media={picture} sizes={sizes} fit="cover" priority={priority} />
  </figure>
)
