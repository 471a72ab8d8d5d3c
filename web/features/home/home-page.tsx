import { Fragment } from 'react'
import { useQuery } from 'urql'
import { organizationJson } from '#web/components/page-seo/organization-json.ts'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { t } from '#web/words/t.ts'
import { CategoryIndex } from './category-index.tsx'
import { Garden } from './garden.tsx'
import { Hero } from './hero.tsx'
import { HomePageDocument, type AnyBlock } from './home-query.ts'
import { Beside, Invitation, Season, Services, Statement } from './sections.tsx'

export const loader = async ({ client }: LoaderArgs) => {
  await loadQuery(client, HomePageDocument, {})
  return undefined
}

const Section = ({ block }: { block: AnyBlock }) => {
  switch (block.__typename) {
    case 'HeroBlock':
      return <Hero block={block} />
    case 'StatementBlock':
      return <Statement block={block} />
    case 'TilesBlock':
      return <Garden block={block} />
    case 'ProductStripBlock':
      return <Season block={block} />
    case 'SplitBlock':
      return <Beside block={block} />
    case 'ColumnsBlock':
      return <Services block={block} />
    case 'CtaBlock':
      return <Invitation block={block} />
    default:
      return null
  }
}

/** Home (specification section 2). Its words and pictures are content; the index of categories follows the tiles. */
export const Component = () => {
  const site = useSite()
  const { name, origin } = site
  const [{ data }] = useQuery({ query: HomePageDocument })
  const trade = data?.shop.trade ?? ''
  // Both are empty if the backend is down.
  const title = [name, trade].filter(Boolean).join(': ') || t('home.welcome')
  const blocks = data?.page?.blocks ?? []
  const tiles = blocks.findIndex((block) => block.__typename === 'TilesBlock')
  const indexAfter = tiles < 0 ? 1 : tiles
  return (
    <>
      <PageSeo
        title={title}
        path={paths.home()}
        description={data?.shop.tagline || trade}
        seo={data?.page?.seo}
        jsonLd={
          import.meta.env.SSR && [
            organizationJson(site, data?.shop),
            { '@context': 'https://schema.org', '@type': 'WebSite', name, url: `${origin}/` },
          ]
        }
      />
      {data?.page ? null : (
        // The backend has no content: the house's name, and a link to its pieces.
        <Hero block={{ title: name || title, action: { label: t('home.see'), href: paths.discoverAll() } }} />
      )}
      {blocks.map((block, index) => (
        <Fragment key={index}>
          <Section block={block} />
          {index === indexAfter && data ? <CategoryIndex title={trade} categories={data.categories} /> : null}
        </Fragment>
      ))}
    </>
  )
}
