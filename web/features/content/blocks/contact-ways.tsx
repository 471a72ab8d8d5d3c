import type { ReactNode } from 'react'
import { Link } from '#web/components/link/link.tsx'
import type { ContactFactsQuery } from '#web/gql/content/graphql.ts'
import { paths } from '#web/lib/paths.ts'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

const Way = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt lang={langOf(term)}>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** A way to reach the house that is a link within the shop. */
export const LinkWay = ({ term, to, text }: { term: string; to: string; text: string }) => (
  <Way term={term}>
    <Link className="tlink" to={to}>
      {text}
    </Link>
  </Way>
)

/** The ways to reach the house: telephone, chat, e-mail, then `children`, then its address. Rows of a `dl`. */
export const ContactWays = ({
  shop,
  children,
}: {
  shop: ContactFactsQuery['shop'] | undefined
  children?: ReactNode
}) => (
  <>
    {shop?.phone ? (
      <Way term={t('contact.telephone')}>
        <a className="tlink num" href={`tel:${shop.phone.replaceAll(' ', '')}`}>
          {shop.phone}
        </a>
      </Way>
    ) : null}
    {shop && shop.chatUrl !== paths.contactUs() ? (
      <LinkWay term={t('contact.chat')} to={paths.whatsapp()} text={t('contact.whatsapp')} />
    ) : null}
    {shop?.email ? (
      <Way term={t('entry.email.label')}>
        <a className="tlink" href={`mailto:${shop.email}`}>
          {shop.email}
        </a>
      </Way>
    ) : null}
    {children}
    {shop && shop.addressLines.length > 0 ? (
      <Way term={t('address.street.label')}>
        <address>
          {[shop.legalName, ...shop.addressLines].map((line) => (
            <span lang={langOf(line)} key={line}>
              {line}
            </span>
          ))}
        </address>
      </Way>
    ) : null}
  </>
)
