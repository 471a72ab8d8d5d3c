import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'
import { BagLink } from './bag-link.tsx'
import { KeptLink } from './kept-link.tsx'
import type { MenuItem } from './shell-query.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { SearchEntry } from '../search/search-entry.tsx'
import { useHeader } from './use-header.ts'
import styles from './header.module.css'
import { langOf } from '#web/words/language.ts'

const loadMenu = () => import('./menu-drawer.tsx')
const MenuDrawer = lazy(async () => ({ default: (await loadMenu()).MenuDrawer }))

interface HeaderProps {
  name: string
  items: readonly MenuItem[]
  pathname: string
  /** Transparent at the top of the home page. */
  clear: boolean
  /** Whether the backend has type-ahead. */
  suggests: boolean
}

const isCurrent = ({ href }: MenuItem, pathname: string): boolean => href === pathname

/** Bar and second navigation block (specification section 2, 'Header and menu'). */
export const Header = ({ name, items, pathname, clear, suggests }: HeaderProps) => {
  const { top, show } = useHeader()
  const signedIn = useSignedIn()
  const hasStores = useOffers('stores')
  const hasAccounts = useOffers('account')
  const hasBag = useOffers('bag')
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  const close = useCallback(() => setMenu('closed'), [])
  useEffect(() => setMenu((now) => (now === 'open' ? 'closed' : now)), [pathname])

  return (
    <header
      className={`${styles.header} on-house`}
      data-over={clear || undefined}
      data-clear={(clear && top) || undefined}
      onFocus={show}
    >
      <div className={styles.bar}>
        <div className={styles.left}>
          <button
            type="button"
            className={`${styles.menu} needs-script`}
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            aria-label={t('shell.menu.title')}
            onClick={() => setMenu('open')}
            onPointerEnter={() => void loadMenu()}
          >
            <Icon name="menu" />
            <span className={styles.wide}>{t('shell.menu.title')}</span>
          </button>
          <SearchEntry className={styles.icon ?? ''} suggests={suggests} ways={items} />
        </div>
        <Link className={styles.wordmark} to={paths.home()} aria-label={t('shell.homeLink', { name })}>
          <span lang={langOf(name)}>{name}</span>
        </Link>
        <div className={styles.right}>
          {hasStores ? (
            <Link
              className={`${styles.icon} ${styles.wide}`}
              to={paths.stores()}
              aria-label={t('shell.stores')}
            >
              <Icon name="pin" />
            </Link>
          ) : null}
          <ModeSwitch className={`${styles.icon} ${styles.wide} needs-script`} />
          {hasAccounts ? (
            <Link
              className={styles.icon}
              to={signedIn ? paths.overview() : paths.login()}
              aria-label={signedIn ? t('shell.account') : t('shell.signIn')}
            >
              <Icon name="account" />
            </Link>
          ) : null}
          {hasBag ? (
            signedIn ? (
              <BagLink className={styles.icon} />
            ) : (
              <KeptLink className={styles.kept} />
            )
          ) : null}
        </div>
      </div>
      <nav className={`fades ${styles.nav}`} aria-label={t('shell.categories')}>
        <ul>
          {items.map((item) => (
            <li key={item.label}>
              <Link
                to={item.href}
                lang={langOf(item.label)}
                aria-current={isCurrent(item, pathname) ? 'page' : undefined}
              >
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {menu === 'unused' ? null : (
        <Suspense>
          <MenuDrawer open={menu === 'open'} onClose={close} name={name} items={items} signedIn={signedIn} />
        </Suspense>
      )}
    </header>
  )
}
