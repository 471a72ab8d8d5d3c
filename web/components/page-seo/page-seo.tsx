import shareImage from '#brand/share.jpg'
import { titleOnSite, useSite } from '#web/lib/site.ts'
import { safeAddress } from '#web/lib/safe-address.ts'
import { inLanguage, language, withoutLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

export interface PageSeoProps {
  /** Without the house's name: it is added. */
  title: string
  /** Path of the page without filters, e.g. `/jewellery/rings`. */
  path: string
  description?: string | null
  keywords?: string | null
  image?: string | null
  /** What the entity says of itself (`Seo` in the schema) outranks the members above. */
  seo?: {
    metaTitle?: string | null
    canonicalUrl?: string | null
    metaDescription?: string | null
    metaKeywords?: string | null
    ogTitle?: string | null
    ogDescription?: string | null
    ogImage?: string | null
    ogUrl?: string | null
  } | null
  /** schema.org objects for this page. */
  jsonLd?: readonly object[]
}

/** What is no address at all leads home. */
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
const jsonText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Page metadata (specification section 1). React lifts the tags into the head; one per page.
 * Robots, author, publisher and og:type stand on every page.
 */
export const PageSeo = ({ title, path, description, keywords, image, seo, jsonLd }: PageSeoProps) => {
  const site = useSite()
  // A tab without a name is found again by nobody.
  const own = said(title) ?? said(site.name) ?? t('app.page.untitled')
  const pageTitle = said(seo?.metaTitle) ?? (path === '/' ? own : titleOnSite(own, site))
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
      {jsonLd?.map((entry, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonText(entry) }}
        />
      ))}
    </>
  )
}
