import { loadContent } from '#web/features/content/page/content-query.ts'
import { ContentView } from '#web/features/content/page/content-view.tsx'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import { Drawings } from './drawings.tsx'

const SLUG = 'four-cs'

export const loader = async ({ client }: LoaderArgs) => (await loadContent(client, SLUG)).decision

/** The four Cs of a diamond: words from the backend, drawings of our own. */
export const Component = () => (
  <ContentView
    slug={SLUG}
    trail={[{ name: t('content.services'), path: paths.services() }]}
    afterHead={<Drawings />}
  />
)
