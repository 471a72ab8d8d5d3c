import { useLocation } from 'react-router-dom'
import { useQuery } from 'urql'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { ContentDocument, loadContent, slugOf } from '#web/features/content/page/content-query.ts'
import { ContentView } from '#web/features/content/page/content-view.tsx'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import { SERVICE_GROUP } from './services-page.tsx'

/** A service at its own address or at /services/{id}; the canonical is the page's own. */
export const loader = async ({ client, url }: LoaderArgs) => {
  const { decision, page } = await loadContent(client, slugOf(url.pathname))
  return page && page.group !== SERVICE_GROUP ? { status: 404 } : decision
}

export const Component = () => {
  const { pathname } = useLocation()
  const slug = slugOf(pathname)
  const [{ data, error }] = useQuery({ query: ContentDocument, variables: { slug } })
  const missing = !error && data?.page?.group !== SERVICE_GROUP
  if (missing && pathname.startsWith(`${paths.services()}/`)) return <NotFound />
  return <ContentView slug={slug} trail={[{ name: t('content.services'), path: paths.services() }]} />
}
