import { useQuery } from 'urql'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { organizationJson } from '#web/components/page-seo/organization-json.ts'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { loadPageWords, usePageWords } from '#web/components/page-words/page-words.ts'
import { ContactFactsDocument } from '#web/features/content/blocks/contact-facts.ts'
import { ContactWays, LinkWay } from '#web/features/content/blocks/contact-ways.tsx'
import { PageHead } from '#web/features/content/page/page-head.tsx'
import { failedPage } from '#web/lib/errors.ts'
import { Offered, useOffers } from '#web/lib/offered.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { t } from '#web/words/t.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact.module.css'

const SLUG = 'contact-us'

export const loader = async ({ client }: LoaderArgs) => {
  const [{ error }] = await Promise.all([
    loadQuery(client, ContactFactsDocument, {}),
    loadPageWords(client, SLUG),
  ])
  return error ? failedPage(error) : undefined
}

/** Contact (specification section 2, /contact-us): the ways to reach the house, then a form. */
export const Component = () => {
  const [{ data }] = useQuery({ query: ContactFactsDocument })
  const site = useSite()
  const hasAppointments = useOffers('appointments')
  const hasStores = useOffers('stores')
  const canTrack = useOffers('tracking')
  const shop = data?.shop
  const page = usePageWords(SLUG)
  const title = page?.title ?? t('contact.title')
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    { name: title, path: paths.contactUs() },
  ]
  return (
    <>
      <PageSeo
        title={t('contact.title')}
        path={paths.contactUs()}
        seo={page?.seo}
        jsonLd={
          import.meta.env.SSR && [
            breadcrumbJson(site.origin, crumbs),
            ...(shop
              ? [
                  {
                    '@context': 'https://schema.org',
                    '@type': 'ContactPage',
                    url: site.origin + paths.contactUs(),
                    mainEntity: organizationJson(site, shop),
                  },
                ]
              : []),
          ]
        }
      />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <PageHead title={title} lead={page?.lead} />
      <div className={`wrap ${styles.page}`}>
        <section className={styles.ways} aria-labelledby="ways">
          <h2 id="ways">{t('contact.reach')}</h2>
          <dl>
            <ContactWays shop={shop}>
              {hasAppointments && (
                <LinkWay term={t('contact.hour')} to={paths.appointment()} text={t('contact.book')} />
              )}
              {hasStores && (
                <LinkWay term={t('contact.person')} to={paths.stores()} text={t('contact.find')} />
              )}
              {canTrack && (
                <LinkWay term={t('contact.anOrder')} to={paths.track()} text={t('contact.track')} />
              )}
              <Offered feature="content">
                <LinkWay term={t('contact.answers')} to={paths.faq()} text={t('contact.questions')} />
              </Offered>
            </ContactWays>
          </dl>
        </section>
        <Offered feature="enquiries">
          <ContactForm />
        </Offered>
      </div>
    </>
  )
}
