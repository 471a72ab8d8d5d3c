import { Link } from 'react-router-dom'
import { useQuery } from 'urql'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { organizationJson } from '#web/components/page-seo/organization-json.ts'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { loadPageWords, usePageWords } from '#web/components/page-words/page-words.ts'
import { ContactFactsDocument } from '#web/features/content/blocks/contact-facts.ts'
import { PageHead } from '#web/features/content/page/page-head.tsx'
import { failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
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

/** Contact (specification section 2, /contact-us): the ways to the house, then a letter. */
export const Component = () => {
  const [{ data }] = useQuery({ query: ContactFactsDocument })
  const site = useSite()
  const shop = data?.shop
  const page = usePageWords(SLUG)
  const title = page?.title ?? 'Contact us'
  const crumbs = [
    { name: 'Home', path: paths.home() },
    { name: title, path: paths.contactUs() },
  ]
  return (
    <>
      <PageSeo
        title="Contact us"
        path={paths.contactUs()}
        seo={page?.seo}
        jsonLd={[
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
        ]}
      />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <PageHead title={title} lead={page?.lead} />
      <div className={`wrap ${styles.page}`}>
        <section className={styles.ways} aria-labelledby="ways">
          <h2 id="ways">Reach us</h2>
          <dl>
            {shop?.phone ? (
              <div>
                <dt>Telephone</dt>
                <dd>
                  <a className="tlink num" href={`tel:${shop.phone.replaceAll(' ', '')}`}>
                    {shop.phone}
                  </a>
                </dd>
              </div>
            ) : null}
            <div>
              <dt>Chat</dt>
              <dd>
                <Link className="tlink" to={paths.whatsapp()}>
                  WhatsApp
                </Link>
              </dd>
            </div>
            {shop?.email ? (
              <div>
                <dt>E-mail</dt>
                <dd>
                  <a className="tlink" href={`mailto:${shop.email}`}>
                    {shop.email}
                  </a>
                </dd>
              </div>
            ) : null}
            <div>
              <dt>An hour with us</dt>
              <dd>
                <Link className="tlink" to={paths.appointment()}>
                  Book an appointment
                </Link>
              </dd>
            </div>
            <div>
              <dt>In person</dt>
              <dd>
                <Link className="tlink" to={paths.stores()}>
                  Find a salon
                </Link>
              </dd>
            </div>
            <div>
              <dt>An order</dt>
              <dd>
                <Link className="tlink" to={paths.track()}>
                  Track my order
                </Link>
              </dd>
            </div>
            <div>
              <dt>Answers</dt>
              <dd>
                <Link className="tlink" to={paths.faq()}>
                  Questions we are asked
                </Link>
              </dd>
            </div>
            {shop && shop.addressLines.length > 0 ? (
              <div>
                <dt>Address</dt>
                <dd>
                  <address>
                    {[shop.legalName, ...shop.addressLines].map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </address>
                </dd>
              </div>
            ) : null}
          </dl>
        </section>
        <ContactForm />
      </div>
    </>
  )
}
