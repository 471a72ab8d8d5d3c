import { useLocation } from 'react-router-dom'
import { loadContent, slugOf } from '#web/features/content/page/content-query.ts'
import { ContentView } from '#web/features/content/page/content-view.tsx'
import type { LoaderArgs } from '#web/lib/page.ts'

/** Pages of words that have an address of their own: the slug is the address. */
export const loader = async ({ client, url }: LoaderArgs) =>
  (await loadContent(client, slugOf(url.pathname))).decision

export const Component = () => <ContentView slug={slugOf(useLocation().pathname)} />
