import { useLocation, useNavigate } from 'react-router-dom'
import { RingSizesDocument } from '#web/components/size-guide/ring-sizes-query.ts'
import { SizeGuide } from '#web/components/size-guide/size-guide.tsx'
import { PanelBlocks } from '#web/features/content/blocks/blocks.tsx'
import { loadContent, slugOf, type TabsBlock } from '#web/features/content/page/content-query.ts'
import { ContentView } from '#web/features/content/page/content-view.tsx'
import { paths } from '#web/lib/paths.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { t } from '#web/words/t.ts'
import { firstTab, SIZE_GUIDE_TAB } from './opening-tab.ts'
import styles from './care-page.module.css'

export const loader = async ({ client, url }: LoaderArgs) => {
  const slug = slugOf(url.pathname)
  const [{ decision }] = await Promise.all([
    loadContent(client, slug),
    slugOf(paths.sizeGuide()) === slug && loadQuery(client, RingSizesDocument, {}),
  ])
  return decision
}

/** The tools are above the tables, in browsers that can run them. */
const Panel = ({ tab }: { tab: TabsBlock['tabs'][number] }) => (
  <>
    {tab.id === SIZE_GUIDE_TAB ? (
      <section className={`needs-script ${styles.tools}`} aria-labelledby="size-tools">
        <h2 id="size-tools">{t('sizes.find')}</h2>
        <SizeGuide />
      </section>
    ) : null}
    <PanelBlocks blocks={tab.blocks} />
  </>
)

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
        panels={block.tabs.map((tab) => ({ label: tab.label, content: <Panel tab={tab} /> }))}
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
    trail={[{ name: t('content.services'), path: paths.services() }]}
    tabs={(block) => <Panels block={block} />}
  />
)
