import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { readFragment, type FragmentType } from '#web/gql/blogs/fragment-masking.ts'
import { graphql } from '#web/gql/blogs/gql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { paths } from '#web/lib/paths.ts'
import { backgroundOf } from './backgrounds.ts'
import { langOf } from '#web/words/language.ts'
import styles from './newest-blog.module.css'

export const NewestBlogFragment = graphql(`
  fragment NewestBlog_card on BlogCard {
    id
    title
    subtitle
    intro
    publishedAt
    banner {
      ...Picture_media
    }
  }
`)

/** The newest blog: its picture up to the left edge of the window, its words next to it. */
export const NewestBlog = ({ blog: ref }: { blog: FragmentType<typeof NewestBlogFragment> }) => {
  const blog = readFragment(NewestBlogFragment, ref)
  return (
    <article className={styles.newest}>
      <figure style={{ background: `var(--g${backgroundOf(0)})` }}>
        {blog.banner ? (
          <Picture
            media={blog.banner}
            alt=""
            sizes="(min-width: 768px) 58vw, 100vw"
            fit="cover"
            priority="first"
          />
        ) : null}
      </figure>
      <div className={styles.words}>
        <h2>
          <Link to={paths.blog(blog.id)} lang={langOf(blog.title)}>
            {blog.title}
          </Link>
        </h2>
        {blog.subtitle ? (
          <p lang={langOf(blog.subtitle)} className={styles.subtitle}>
            {blog.subtitle}
          </p>
        ) : null}
        {blog.publishedAt ? (
          <p className="small muted">
            <time dateTime={blog.publishedAt}>{formatDay(blog.publishedAt)}</time>
          </p>
        ) : null}
      </div>
    </article>
  )
}
