import { Link } from '#web/components/link/link.tsx'
import { safeAddress } from '#web/lib/safe-address.ts'
import { t } from '#web/words/t.ts'
import { langOf } from '#web/words/language.ts'
import type { FooterContent } from './shell-query.ts'
import { Languages } from './languages.tsx'
import styles from './footer.module.css'

interface FooterProps extends FooterContent {
  name: string
  social: readonly { name: string; url: string }[]
}

/** Columns of links, social links, region and copyright (specification section 2, 'Footer'), all of them the house's. */
export const Footer = ({ name, social, columns, socialTitle, region }: FooterProps) => (
  <footer className={`${styles.footer} on-house`}>
    <div className="wrap">
      <div className={styles.columns}>
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
      </div>
      <p className={styles.mark} aria-hidden="true" lang={langOf(name)}>
        {name}
      </p>
      <div className={styles.base}>
        {region ? <span>{t('shell.footer.region', { region })}</span> : null}
        <Languages />
        <span suppressHydrationWarning>
          {t('shell.footer.rights', { year: String(new Date().getFullYear()), name })}
        </span>
      </div>
    </div>
  </footer>
)
