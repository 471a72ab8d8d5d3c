import shareImage from '#brand/share.jpg'
import { readFragment, type FragmentType } from '#web/gql/components/fragment-masking.ts'
import { graphql } from '#web/gql/components/gql.ts'
import { titleOnSite, useSite } from '#web/lib/site.ts'
import { safeAddress } from '#web/lib/safe-address.ts'
import { inLanguage, language, withoutLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

const PageSeoFragment = graphql(`
  fragment PageSeo_seo on Seo {
    metaTitle
    canonicalUrl
    metaDescription
    metaKeywords
    ogTitle
    ogDescription
    ogImage
    ogUrl
  }
`)

export interface PageSeoProps {
  /** Without the house's name, which is added. */
  title: string
  /** Path of the page without filters, e.g. `/jewellery/rings`. */
  path: string
  description?: string | null
  keywords?: string | null
  image?: string | null
  /** What the entity says about itself takes precedence over the members above. */
  seo?: FragmentType<typeof PageSeoFragment> | null
  /**
   * schema.org objects for this page; false in a browser, whose bundle leaves out the code for them
   * (`import.meta.env.SSR`).
   */
  jsonLd?: readonly object[] | false
}

/** A text that is not an address becomes the address of the home page. */
const absolute = (origin: string, given: string): string => {
  const address = safeAddress(given) ?? '/'
  return /^https?:\/\//.test(address)
    ? address
    : `${origin}${inLanguage(address.startsWith('/') ? address : `/${address}`)}`
}

/** The same page in every language of the house, by its code; a shop of one language names none. */
const alternates = (origin: string, canonical: string): (readonly [string, string])[] => {
  const { all } = language
  if (all.length < 2 || !canonical.startsWith(`${origin}/`)) return []
  const path = withoutLanguage(canonical.slice(origin.length)) || '/'
  const pages = all.map(
    (one) => [one.code, origin + one.prefix + (one.prefix !== '' && path === '/' ? '' : path)] as const,
  )
  return [...pages, ['x-default', pages[0]?.[1] ?? canonical]]
}

const said = (text: string | null | undefined) => (text && /[^\s\p{Cc}\p{Cf}]/u.test(text) ? text : undefined)

/** `<` would let a text end the script element. */
const jsonText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Page metadata (specification section 1). React moves the tags into the head; use it once per page. Every page has
 * robots, author, publisher and og:type.
 */
export const PageSeo = ({ title, path, description, keywords, image, seo: own, jsonLd }: PageSeoProps) => {
  const seo = readFragment(PageSeoFragment, own)
  const site = useSite()
  // A tab without a title cannot be found again.
  const named = said(title) ?? said(site.name) ?? t('app.page.untitled')
  const pageTitle = said(seo?.metaTitle) ?? (path === '/' ? named : titleOnSite(named, site))
  const canonical = absolute(site.origin, seo?.canonicalUrl ?? path)
  const metaDescription = seo?.metaDescription ?? description ?? title
  const ogDescription = seo?.ogDescription ?? metaDescription
  return (
    <>
      <title>{pageTitle}</title>
      <link rel="canonical" href={canonical} />
      {alternates(site.origin, canonical).map(([code, href]) => (
        <link key={code} rel="alternate" hrefLang={code} href={href} />
      ))}
      <meta name="description" content={metaDescription} />
      <meta
        name="keywords"
        content={seo?.metaKeywords ?? keywords ?? (site.name ? `${title}, ${site.name}` : title)}
      />
      <meta name="robots" content="index, follow" />
      <meta name="author" content={site.name} />
      <meta name="publisher" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={seo?.ogTitle ?? pageTitle} />
      <meta property="og:description" content={ogDescription} />
      <meta property="og:image" content={absolute(site.origin, seo?.ogImage ?? image ?? shareImage)} />
      <meta property="og:url" content={absolute(site.origin, seo?.ogUrl ?? canonical)} />
      {/* Only crawlers read it, in the server's HTML. */}
      {jsonLd === undefined ? null : (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? jsonText(jsonLd) : '' }}
          suppressHydrationWarning
        />
      )}
    </>
  )
}
