import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { readMedia } from '#web/components/picture/picture.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { errorMessage, failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { rich, t } from '#web/words/t.ts'
import { langOf } from '#web/words/language.ts'
import { BlogCard } from './blog-card.tsx'
import { blogPosting } from './blog-json.ts'
import { BlogPicture } from './blog-picture.tsx'
import { BlogDocument, MoreBlogsDocument } from './blog-query.ts'
import { Grid, Insights, Notes, Sections } from './blog-sections.tsx'
import { backgroundOf } from './backgrounds.ts'
import styles from './blog-page.module.css'

/** An unknown id goes to the list (specification section 8). */
export const loader = async ({ client, params }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const [{ data, error }] = await Promise.all([
    loadQuery(client, BlogDocument, { id: params.id ?? '' }),
    loadQuery(client, MoreBlogsDocument, {}),
  ])
  if (error) return failedPage(error)
  return data?.blog ? undefined : { redirect: paths.blogs() }
}

export const Component = () => {
  const { id = '' } = useParams()
  const site = useSite()
  const [{ data, error }, again] = useQuery({ query: BlogDocument, variables: { id } })
  const [more] = useQuery({ query: MoreBlogsDocument })
  if (error)
    return (
      <FailedPage
        title={t('app.page.notLoaded')}
        text={t('blogs.error', { message: errorMessage(error) })}
        onRetry={() => again({ requestPolicy: 'network-only' })}
      />
    )
  const blog = data?.blog
  // The loader has already redirected the reader.
  if (!blog) return null
  const path = paths.blog(blog.id)
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    { name: t('blogs.title'), path: paths.blogs() },
    { name: blog.title, path },
  ]
  const banner = blog.banner && readMedia(blog.banner)
  const description = blog.seo.metaDescription ?? blog.subtitle ?? blog.intro ?? ''
  const [first, ...paragraphs] = (blog.intro ?? '').split(/\n{2,}/).filter(Boolean)
  const others = (more.data?.blogs.items ?? []).filter((each) => each.id !== blog.id).slice(0, 3)
  return (
    <>
      <PageSeo
        title={blog.title}
        path={path}
        description={description}
        image={banner?.url}
        seo={blog.seo}
        jsonLd={
          import.meta.env.SSR && [
            breadcrumbJson(site.origin, crumbs),
            blogPosting(site, { ...blog, description, path, image: blog.seo.ogImage ?? banner?.url }),
          ]
        }
      />
      <article>
        {blog.banner ? (
          <BlogPicture
            picture={blog.banner}
            background={backgroundOf(0)}
            className={styles.banner}
            sizes="(min-width: 992px) 100vw, 140vw"
            priority="first"
          />
        ) : null}
        <div className="wrap">
          <Breadcrumb crumbs={crumbs} />
        </div>
        <header className={`wrap ${styles.head}`}>
          <h1 lang={langOf(blog.title)}>{blog.title}</h1>
          {blog.subtitle ? <p className={`lead ${styles.subtitle}`}>{blog.subtitle}</p> : null}
          {blog.publishedAt ? (
            <p className="small muted">
              {rich('blogs.from', {
                time: (words) => <time dateTime={blog.publishedAt ?? undefined}>{words}</time>,
                day: formatDay(blog.publishedAt),
              })}
            </p>
          ) : null}
        </header>
        {first ? (
          <div className={styles.text}>
            <p className={styles.first}>{first}</p>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ) : null}
        <Sections sections={blog.contentSections} />
        <Grid pictures={blog.imageGrid} from={5} />
        <Notes notes={blog.sections1} />
        <Grid pictures={blog.additionalSections} from={2} />
        <Insights insights={blog.insights} />
      </article>
      {others.length > 0 ? (
        <section className={`wrap ${styles.more}`} aria-labelledby="more">
          <h2 id="more">{t('blogs.keep')}</h2>
          <ul>
            {others.map((each, index) => (
              <BlogCard key={each.id} blog={each} background={backgroundOf(index + 2)} heading="h3" />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
