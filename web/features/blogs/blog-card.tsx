import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { readFragment, type FragmentType } from '#web/gql/blogs/fragment-masking.ts'
import { graphql } from '#web/gql/blogs/gql.ts'
import { paths } from '#web/lib/paths.ts'
import { langOf } from '#web/words/language.ts'
import styles from './blog-card.module.css'

const BlogCardFragment = graphql(`
  fragment BlogCard_card on BlogCard {
    id
    title
    subtitle
    banner {
      ...Picture_media
    }
  }
`)

export interface BlogCardProps {
  blog: FragmentType<typeof BlogCardFragment>
  /** Which of the eight backgrounds, 1 to 8. */
  background: number
  heading?: 'h2' | 'h3'
  priority?: boolean
}

/** A blog in a list: its picture on its background, title, a line in italic. */
export const BlogCard = ({ blog: ref, background, heading: Heading = 'h2', priority }: BlogCardProps) => {
  const blog = readFragment(BlogCardFragment, ref)
  return (
    <li className={styles.card}>
      <figure style={{ background: `var(--g${background})` }}>
        {blog.banner ? (
          <Picture
            media={blog.banner}
            alt=""
            sizes="(min-width: 768px) 33vw, 100vw"
            fit="cover"
            priority={priority ? 'eager' : undefined}
          />
        ) : null}
      </figure>
      <Heading>
        <Link to={paths.blog(blog.id)} lang={langOf(blog.title)}>
          {blog.title}
        </Link>
      </Heading>
      {blog.subtitle ? <p lang={langOf(blog.subtitle)}>{blog.subtitle}</p> : null}
    </li>
  )
}
