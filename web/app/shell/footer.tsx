import { t } from '#web/words/t.ts'
import { langOf } from '#web/words/language.ts'
import { Columns } from './columns.tsx'
import { Languages } from './languages.tsx'
import styles from './footer.module.css'

interface FooterProps {
  name: string
  region: string | null | undefined
}

/** Columns of links, social links, region and copyright (specification section 2, 'Footer'), all of them the house's. */
export const Footer = ({ name, region }: FooterProps) => (
  <footer className={`${styles.footer} on-house`}>
    <div className="wrap">
      <Columns />
      <p className={styles.mark} aria-hidden="true" lang={langOf(name)}>
        {name}
      </p>
      <div className={styles.base}>
        {region ? <span>{t('shell.footer.region', { region })}</span> : null}
        <Languages />
        <span suppressHydrationWarning>
          {/* 'Silver & Co.' has a full stop of its own. */}
          {t('shell.footer.rights', { year: String(new Date().getFullYear()), name }).replace('..', '.')}
        </span>
      </div>
    </div>
  </footer>
)
