import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { safeAddress } from '#web/lib/safe-address.ts'
import { t } from '#web/words/t.ts'
import { langOf } from '#web/words/language.ts'
import { FooterDocument } from './footer-query.ts'
import styles from './footer.module.css'

/** The columns of the footer, all of them the house's; none if the backend fails. */
export const FooterColumns = () => {
  const [{ data }] = useQuery({ query: FooterDocument })
  if (!data) return null
  const { social, footer } = data.shop
  const { columns, socialTitle } = footer
  return (
    <>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h2 className={styles.title} lang={langOf(title)}>
            {title}
          </h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={label}>
                <Link to={href} lang={langOf(label)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {social.length > 0 ? (
        <div>
          <h2 className={styles.title} lang={langOf(socialTitle)}>
            {socialTitle ?? t('shell.footer.follow')}
          </h2>
          <ul>
            {social.map((link) => (
              <li key={link.name}>
                <a lang={langOf(link.name)} href={safeAddress(link.url)} rel="noreferrer" target="_blank">
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}
