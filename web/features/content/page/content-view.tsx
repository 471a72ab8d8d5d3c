import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { PanelBlocks } from '#web/features/content/blocks/blocks.tsx'
import { errorMessage, shopError } from '#web/lib/errors.ts'
import { t } from '#web/words/t.ts'
import { ContentPage, type ContentPageProps } from './content-page.tsx'
import { ContentDocument, ContentTabsDocument, hasTabs, type TabsBlock } from './content-query.ts'
import { NotOffered } from './not-offered.tsx'

/** Tabs if no script for them is loaded: one panel after another. */
const stacked = ({ tabs }: TabsBlock): ReactNode =>
  tabs.map(({ id, blocks }) => (
    <div key={id} id={id}>
      <PanelBlocks blocks={blocks} />
    </div>
  ))

export interface ContentViewProps extends Omit<ContentPageProps, 'page' | 'tabs'> {
  slug: string
  /** Draws tabs; pages that never have any leave it out and do not load MUI for them. */
  tabs?: (block: TabsBlock) => ReactNode
}

/** The content page of a slug, its failure, or a fallback if the backend has no such page. */
export const ContentView = ({ slug, tabs = stacked, ...rest }: ContentViewProps) => {
  const variables = { slug }
  const [{ data, error }, again] = useQuery({ query: ContentDocument, variables })
  const page = data?.page
  const [panels] = useQuery({ query: ContentTabsDocument, variables, pause: !hasTabs(page) })
  if (error && shopError(error).code !== 'NOT_OFFERED')
    return (
      <FailedPage
        title={t('app.page.notLoaded')}
        text={errorMessage(error)}
        onRetry={() => again({ requestPolicy: 'network-only' })}
      />
    )
  if (!page) return <NotOffered />
  const blocks = panels.data?.page?.blocks.filter((block) => block.__typename === 'TabsBlock') ?? []
  const draw = (nth: number): ReactNode => {
    const block = blocks[nth]
    return block ? tabs(block) : null
  }
  return <ContentPage page={page} tabs={draw} {...rest} />
}
