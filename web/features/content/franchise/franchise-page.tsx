import { loadContent } from '#web/features/content/page/content-query.ts'
import { ContentView } from '#web/features/content/page/content-view.tsx'
import type { LoaderArgs } from '#web/lib/page.ts'
import { FranchiseForm } from './franchise-form.tsx'

export const loader = async ({ client }: LoaderArgs) => (await loadContent(client, 'franchise')).decision

export const Component = () => (
  <ContentView slug="franchise">
    <FranchiseForm />
  </ContentView>
)
