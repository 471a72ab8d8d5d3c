import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { ContentDocument, loadContent } from '#web/features/content/page/content-query.ts'
import { ContentView } from '#web/features/content/page/content-view.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { failedPage } from '#web/lib/errors.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { CategoryLanding, LandingDocument, LandingPiecesDocument, piecesOf } from './category-landing.tsx'

/** The form of a slug; the backend is not asked for anything else. */
const SLUG = /^[a-z0-9-]{1,64}$/

const known = (id: string | undefined): string => (id !== undefined && SLUG.test(id) ? id : '')

/**
 * Every other address of one segment (specification section 2): the content page of that slug, otherwise the category
 * of that slug, otherwise not found. A page that has another address is redirected to it.
 */
export const loader = async ({ client, params }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const slug = known(params.id)
  if (slug === '') return { status: 404 }
  const { decision, page } = await loadContent(client, slug)
  if (page) return page.path === `/${slug}` ? undefined : { redirect: page.path, status: 301 }
  if (decision?.status !== 404) return decision
  const { data, error } = await loadQuery(client, LandingDocument, { slug })
  if (error) return failedPage(error)
  if (!data?.category) return decision
  await loadQuery(client, LandingPiecesDocument, piecesOf(data.category.id))
  return undefined
}

export const Component = () => {
  const slug = known(useParams().id)
  const [{ data, error }] = useQuery({ query: ContentDocument, variables: { slug }, pause: slug === '' })
  if (slug === '') return <NotFound />
  return error || data?.page ? <ContentView slug={slug} /> : <CategoryLanding slug={slug} />
}
