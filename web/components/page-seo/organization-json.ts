import logo from '#brand/favicon.svg?no-inline'
import type { Site } from '#web/lib/site.ts'

interface HouseFacts {
  legalName: string
  email: string
  phone: string
  addressLines: readonly string[]
  social: readonly { url: string }[]
}

/** The house for search engines (schema.org Organization), from the backend's facts; unknown ones are left out. */
export const organizationJson = ({ origin, name }: Site, facts: HouseFacts | undefined): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${origin}/#house`,
  name,
  url: `${origin}/`,
  logo: origin + logo,
  ...(facts?.legalName ? { legalName: facts.legalName } : {}),
  ...(facts?.phone || facts?.email
    ? {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          ...(facts.phone ? { telephone: facts.phone } : {}),
          ...(facts.email ? { email: facts.email } : {}),
          availableLanguage: 'en',
        },
      }
    : {}),
  ...(facts && facts.addressLines.length > 0
    ? { address: { '@type': 'PostalAddress', streetAddress: facts.addressLines.join(', ') } }
    : {}),
  ...(facts && facts.social.length > 0 ? { sameAs: facts.social.map(({ url }) => url) } : {}),
})
