import { useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/blogs/gql.ts'
import { errorMessage, failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { t } from '#web/words/t.ts'
import { BlogCard } from './blog-card.tsx'
import { backgroundOf } from './backgrounds.ts'
import { NewestBlog } from './newest-blog.tsx'
import { langOf } from '#web/words/language.ts'
import styles from './blogs-page.module.css'

/** One above, twelve below it in rows of three. */
const PAGE_SIZE = 13

export const BlogsDocument = graphql(`
  query Blogs($page: Int!, $limit: Int!) {
    blogs(page: $page, limit: $limit) {
      total
      items {
        id
        ...NewestBlog_card
        ...BlogCard_card
      }
    }
    page(slug: "blogs") {
      title
      lead
      seo {
        ...PageSeo_seo
      }
    }
  }
`)

const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}
const variablesOf = (search: URLSearchParams) => ({ page: pageOf(search), limit: PAGE_SIZE })

export const loader = async ({ client, url }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const { data, error } = await loadQuery(client, BlogsDocument, variablesOf(url.searchParams))
  if (error) return failedPage(error)
  const beyond = data !== undefined && data.blogs.items.length === 0 && pageOf(url.searchParams) > 1
  return beyond ? { status: 404 } : undefined
}

/** The list of blogs, newest first: the newest large, the others in rows of three. */
export const Component = () => {
  const site = useSite()
  const [search] = useSearchParams()
  const variables = variablesOf(search)
  const [{ data, error }, again] = useQuery({ query: BlogsDocument, variables })
  if (error)
    return (
      <FailedPage
        title={t('list.failed')}
        text={errorMessage(error)}
        onRetry={() => again({ requestPolicy: 'network-only' })}
      />
    )
  const title = data?.page?.title ?? t('blogs.title')
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    { name: title, path: paths.blogs() },
  ]
  const items = data?.blogs.items ?? []
  const first = variables.page === 1 ? items[0] : undefined
  const rest = first ? items.slice(1) : items
  const older = (data?.blogs.total ?? 0) > variables.page * PAGE_SIZE
  return (
    <>
      <PageSeo
        title={title}
        path={paths.blogs()}
        description={data?.page?.lead}
        seo={data?.page?.seo}
        jsonLd={import.meta.env.SSR && [breadcrumbJson(site.origin, crumbs)]}
      />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <header className={`wrap ${styles.head}`}>
        <h1 lang={langOf(title)}>{title}</h1>
        {data?.page?.lead ? (
          <p lang={langOf(data.page.lead)} className="lead">
            {data.page.lead}
          </p>
        ) : null}
      </header>
      {items.length === 0 ? (
        <div className={`wrap ${styles.none}`}>
          <EmptyState
            title={t('blogs.none.title')}
            text={t('blogs.none.text')}
            action={
              <Link className={buttonClass({ look: 'line' })} to={paths.home()}>
                {t('app.home')}
              </Link>
            }
          />
        </div>
      ) : null}
      {first ? <NewestBlog blog={first} /> : null}
      {rest.length > 0 ? (
        <ul className={`wrap ${styles.list}`}>
          {rest.map((blog, index) => (
            <BlogCard key={blog.id} blog={blog} background={backgroundOf(index + 1)} />
          ))}
        </ul>
      ) : null}
      {older || variables.page > 1 ? (
        <nav aria-label={t('list.pages')} className={`wrap ${styles.pages}`}>
          {variables.page > 1 ? (
            <Link
              className={buttonClass({ look: 'line' })}
              to={paths.blogs({ page: variables.page === 2 ? undefined : variables.page - 1 })}
            >
              {t('blogs.newer')}
            </Link>
          ) : null}
          {older ? (
            <Link className={buttonClass({ look: 'line' })} to={paths.blogs({ page: variables.page + 1 })}>
              {t('blogs.older')}
            </Link>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}
