import { useEffect } from 'react'
import { useQuery } from 'urql'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/content/gql.ts'
import { failedPage, shopError } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { safeAddress } from '#web/lib/safe-address.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Dots } from '#web/ui/dots/dots.tsx'
import { chatAddress } from './chat-address.ts'
import { langOf } from '#web/words/language.ts'
import styles from './whatsapp-page.module.css'
import { inLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

/** Chat redirect delay (specification section 9). */
export const CHAT_DELAY_MS = 2000

export const WhatsappDocument = graphql(`
  query Whatsapp($slug: String!) {
    shop {
      name
      chatUrl
    }
    page(slug: $slug) {
      title
      lead
      seo {
        ...PageSeo_seo
      }
    }
  }
`)

const variables = { slug: 'whatsapp' }

export const loader = async ({ client }: LoaderArgs) => {
  const { error } = await loadQuery(client, WhatsappDocument, variables)
  // A backend without content pages may still have a chat.
  return error && shopError(error).code !== 'NOT_OFFERED' ? failedPage(error) : undefined
}

/**
 * Sends the visitor to the chat after two seconds; the plain link next to it is for those who do not want to wait.
 */
export const Component = () => {
  const [{ data }] = useQuery({ query: WhatsappDocument, variables })
  const to = chatAddress(safeAddress(data?.shop.chatUrl))
  useEffect(() => {
    if (to === undefined) return undefined
    // A page that came as a document has already been read for a while when its scripts arrive.
    const read = 'hydrated' in document.documentElement.dataset ? 0 : performance.now()
    const timer = setTimeout(() => window.location.assign(to), Math.max(CHAT_DELAY_MS - read, 0))
    return () => clearTimeout(timer)
  }, [to])
  const page = data?.page
  return (
    <div className={styles.screen}>
      <PageSeo
        title={page?.title ?? t('contact.chat')}
        path={paths.whatsapp()}
        description={page?.lead}
        seo={page?.seo}
      />
      <span className={styles.dots}>
        <Dots />
      </span>
      <h1>{page?.title ?? t('contact.chat')}</h1>
      {page?.lead ? (
        <p lang={langOf(page.lead)} className="lead">
          {page.lead}
        </p>
      ) : null}
      <a className={buttonClass()} href={to ?? inLanguage(paths.contactUs())} rel="noreferrer">
        {to ? t('contact.openChat') : t('contact.short')}
      </a>
    </div>
  )
}
