import type { ReactNode } from 'react'
import { Breadcrumb, breadcrumbJson, type Crumb } from '#web/components/breadcrumb/breadcrumb.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { Blocks } from '#web/features/content/blocks/blocks.tsx'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { t } from '#web/words/t.ts'
import type { Page } from './content-query.ts'
import { PageHead } from './page-head.tsx'

export interface ContentPageProps {
  page: Page
  /** Pages above this one. */
  trail?: readonly Crumb[]
  jsonLd?: readonly object[]
  tabs?: (nth: number) => ReactNode
  afterHead?: ReactNode
  children?: ReactNode
}

/** A page of the backend: metadata, title, blocks. What a route adds comes after the head or at the end. */
export const ContentPage = ({
  page,
  trail = [],
  jsonLd = [],
  tabs,
  afterHead,
  children,
}: ContentPageProps) => {
  const site = useSite()
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    ...trail,
    { name: page.title, path: page.path },
  ]
  return (
    <>
      <PageSeo
        title={page.title}
        path={page.path}
        description={page.lead}
        seo={page.seo}
        jsonLd={import.meta.env.SSR && [breadcrumbJson(site.origin, crumbs), ...jsonLd]}
      />
      {page.blocks[0]?.__typename === 'HeroBlock' ? null : (
        <>
          <div className="wrap">
            <Breadcrumb crumbs={crumbs} />
          </div>
          <PageHead title={page.title} lead={page.lead} />
        </>
      )}
      {afterHead}
      <Blocks blocks={page.blocks} tabs={tabs} follows={afterHead !== undefined} />
      {children}
    </>
  )
}
