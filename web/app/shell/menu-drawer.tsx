import Drawer from '@mui/material/Drawer'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#web/components/link/link.tsx'
import { keptHere, useDeviceList } from '#web/lib/device-list.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { LateIcon } from '#web/ui/icons/late-icon.tsx'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { useVeil } from '#web/ui/veil.ts'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import { closesOnOutsideClick } from './menu-rules.ts'
import type { MenuItem } from './shell-query.ts'
import { MenuPanel } from './menu-panel.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import styles from './menu.module.css'

interface MenuProps {
  open: boolean
  onClose: () => void
  name: string
  items: readonly MenuItem[]
  signedIn: boolean
}

/**
 * The side drawer: full-screen below md, otherwise 240 px with a sub-panel next to it (specification section 2).
 */
export const MenuDrawer = ({ open, onClose, name, items, signedIn }: MenuProps) => {
  const hasAccounts = useOffers('account')
  const hasBag = useOffers('bag')
  const kept = useDeviceList(keptHere)
  const hasStores = useOffers('stores')
  const hasAppointments = useOffers('appointments')
  const [sub, setSub] = useState<string>()
  const { key } = useLocation()
  useVeil(open)
  const openedAt = useRef(key)
  useEffect(() => {
    // Back and Forward close the menu, as links do.
    if (openedAt.current === key) return
    openedAt.current = key
    onClose()
  }, [key, onClose])
  useEffect(() => {
    if (!open) setSub(undefined)
  }, [open])
  const panel = items.find((item) => item.label === sub)

  const close = (_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason === 'backdropClick' && !closesOnOutsideClick(panel !== undefined)) setSub(undefined)
    else onClose()
  }

  return (
    <MuiRoot>
      <Drawer
        open={open}
        onClose={close}
        className={styles.root}
        slotProps={{
          paper: {
            className: styles.paper,
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('shell.menu.title'),
          },
          backdrop: { className: styles.backdrop },
        }}
      >
        <div className={styles.panel} data-behind={panel !== undefined || undefined}>
          <div className={styles.head}>
            <button
              type="button"
              className={styles.icon}
              aria-label={t('shell.menu.close')}
              onClick={onClose}
            >
              <Icon name="cross" />
            </button>
            <span className={styles.wordmark} aria-hidden="true" lang={langOf(name)}>
              {name}
            </span>
            <Link
              className={`${styles.icon} ${styles.small}`}
              to={paths.search()}
              aria-label={t('search.open')}
            >
              <Icon name="search" />
            </Link>
          </div>
          <nav aria-label={t('shell.menu.main')}>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item.label}>
                  {item.links ? (
                    <button
                      type="button"
                      aria-expanded={item.label === sub}
                      onClick={() => setSub(item.label === sub ? undefined : item.label)}
                    >
                      {item.label}
                      <LateIcon name="chevron" />
                    </button>
                  ) : (
                    <Link to={item.href} onClick={onClose}>
                      {item.label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <ul className={styles.foot}>
            {hasAccounts ? (
              <li>
                <Link to={signedIn ? paths.overview() : paths.login()} onClick={onClose}>
                  <Icon name="account" />
                  {signedIn ? t('shell.account') : t('shell.signIn')}
                </Link>
              </li>
            ) : null}
            {hasBag && !signedIn && kept?.length ? (
              <li>
                <Link to={paths.shoppingBag()} onClick={onClose}>
                  <Icon name="tick" />
                  {t('shell.kept.title')}
                </Link>
              </li>
            ) : null}
            <li>
              <Link to={paths.wishlist()} onClick={onClose}>
                <Icon name="ribbon" />
                {t('shell.wishlist')}
              </Link>
            </li>
            {hasStores ? (
              <li>
                <Link to={paths.stores()} onClick={onClose}>
                  <Icon name="pin" />
                  {t('shell.stores')}
                </Link>
              </li>
            ) : null}
            {hasAppointments ? (
              <li>
                <Link to={paths.appointment()} onClick={onClose}>
                  <LateIcon name="calendar" />
                  {t('shell.appointment')}
                </Link>
              </li>
            ) : null}
            <li>
              <ModeSwitch word />
            </li>
          </ul>
        </div>
        {panel ? (
          <MenuPanel key={panel.label} item={panel} onBack={() => setSub(undefined)} onLeave={onClose} />
        ) : null}
      </Drawer>
    </MuiRoot>
  )
}
