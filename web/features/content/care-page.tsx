import { useLocation, useNavigate } from 'react-router-dom'
import { PanelBlocks } from '#web/features/content/blocks/blocks.tsx'
import { loadContent, slugOf, type TabsBlock } from '#web/features/content/page/content-query.ts'
import { ContentView } from '#web/features/content/page/content-view.tsx'
import { paths } from '#web/lib/paths.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { firstTab } from './opening-tab.ts'

export const loader = async ({ client, url }: LoaderArgs) =>
  (await loadContent(client, slugOf(url.pathname))).decision

const Panels = ({ block }: { block: TabsBlock }) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('tab')
  return (
    <div className="wrap">
      <Tabs
        key={asked}
        label={block.label}
        first={firstTab(block.tabs, asked)}
        panels={block.tabs.map(({ label, blocks }) => ({ label, content: <PanelBlocks blocks={blocks} /> }))}
        onChange={(index) => {
          const id = block.tabs[index]?.id
          if (id) void navigate(`${pathname}?tab=${id}`, { replace: true, state: { keepScroll: true } })
        }}
      />
    </div>
  )
}

/** A page of tabs; /jewellery-care opens on its third (specification section 2). */
export const Component = () => (
  <ContentView
    slug={slugOf(useLocation().pathname)}
    trail={[{ name: 'Our services', path: paths.services() }]}
    tabs={(block) => <Panels block={block} />}
  />
)
