import { useLocation } from 'react-router-dom'
import { language } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import styles from './footer.module.css'

/** Plain links to the same page in the house's other languages; each language is a separate build. */
export const Languages = () => {
  const { pathname, search } = useLocation()
  if (language.all.length < 2) return null
  return (
    <nav aria-label={t('shell.footer.language')}>
      <ul className={styles.languages}>
        {language.all.map(({ code, name, prefix }) => (
          <li key={code}>
            <a
              href={`${prefix}${pathname === '/' && prefix !== '' ? '' : pathname}${search}`}
              lang={code}
              hrefLang={code}
              aria-current={code === language.code ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
