import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { Blocks } from '#web/features/content/blocks/blocks.tsx'
import { ContentDocument, loadContent, type Page } from '#web/features/content/page/content-query.ts'
import { faqPage } from '#web/features/content/page/json-ld.ts'
import { NotOffered } from '#web/features/content/page/not-offered.tsx'
import { PageHead } from '#web/features/content/page/page-head.tsx'
import { errorMessage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { t } from '#web/words/t.ts'
import type { Section } from './match-questions.ts'
import { QuestionFinder } from './question-finder.tsx'

/** The slug of the page of questions. */
const FAQ_SLUG = 'fandq'

export const loader = async ({ client, params }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const { decision, page } = await loadContent(client, FAQ_SLUG)
  const { section } = params
  if (!page || section === undefined) return decision
  return sectionsOf(page.blocks).some(({ id }) => id === section) ? decision : { status: 404 }
}

const sectionsOf = (blocks: Page['blocks']): readonly Section[] =>
  blocks.flatMap((block) => (block.__typename === 'FaqBlock' ? block.sections : []))

/** /fandq, /services/fandq and one section of it, /fandq/{section}. */
export const Component = () => {
  const { section: wanted } = useParams()
  const site = useSite()
  const [{ data, error }, again] = useQuery({ query: ContentDocument, variables: { slug: FAQ_SLUG } })
  if (error)
    return (
      <FailedPage
        title={t('app.page.notLoaded')}
        text={errorMessage(error)}
        onRetry={() => again({ requestPolicy: 'network-only' })}
      />
    )
  const page = data?.page
  if (!page) return <NotOffered />
  const sections = sectionsOf(page.blocks)
  const section = sections.find(({ id }) => id === wanted)
  if (wanted !== undefined && !section) return <NotFound />
  const shown = section ? [section] : sections
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    { name: page.title, path: paths.faq() },
    ...(section ? [{ name: section.title, path: paths.faq(section.id) }] : []),
  ]
  const questions = shown.flatMap((each) => each.questions)
  return (
    <>
      <PageSeo
        title={section ? t('faq.section', { title: section.title }) : page.title}
        path={paths.faq(section?.id)}
        description={section ? questions.map(({ question }) => question).join(' ') : page.lead}
        keywords={section?.title}
        seo={section ? undefined : page.seo}
        jsonLd={import.meta.env.SSR && [breadcrumbJson(site.origin, crumbs), faqPage(questions)]}
      />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <PageHead title={section?.title ?? page.title} lead={section ? undefined : page.lead} />
      <QuestionFinder sections={sections} shown={section} />
      <Blocks follows blocks={page.blocks.filter(({ __typename }) => __typename !== 'FaqBlock')} />
    </>
  )
}
