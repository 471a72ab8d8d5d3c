import { useContext, useEffect, useRef, type SyntheticEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '#web/components/link/link.tsx'
import { readFragment, type FragmentType } from '#web/gql/components/fragment-masking.ts'
import { graphql } from '#web/gql/components/gql.ts'
import { OfferedContext } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { inLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import styles from './account-menu.module.css'

/** The name in the menu's greeting. Spread it into the page's `viewer`. */
export const AccountMenu_viewer = graphql(`
  fragment AccountMenu_viewer on Viewer {
    firstName
  }
`)

/** The side menu of every account page, in the specification's words (section 2, 'Order detail page'). */
const accountMenu = [
  { label: t('account.menu.overview'), to: paths.overview() },
  { label: t('account.menu.orders'), to: paths.orders(), feature: 'checkout' },
  { label: t('account.menu.appointment'), to: paths.myAppointments(), feature: 'appointments' },
  { label: t('account.menu.track'), to: paths.track(), feature: 'tracking' },
  { label: t('account.menu.profile'), to: paths.profile() },
  { label: t('account.menu.points'), to: paths.points(), feature: 'points' },
  { label: t('account.menu.logout'), to: paths.logout() },
] as const satisfies readonly { label: string; to: string; feature?: string }[]

const isCurrent = (to: string, pathname: string) =>
  pathname === to ||
  pathname.startsWith(`${to}/`) ||
  (to === paths.profile() && pathname === paths.myProfile())

/**
 * Next to the page from lg on; on smaller screens above it, as a row that scrolls sideways. Shown without data, too.
 */
export const AccountMenu = ({
  viewer,
}: {
  viewer: FragmentType<typeof AccountMenu_viewer> | null | undefined
}) => {
  const person = readFragment(AccountMenu_viewer, viewer)
  const { pathname } = useLocation()
  const offered = useContext(OfferedContext)
  const rows = accountMenu.filter((one) => !('feature' in one) || (offered?.includes(one.feature) ?? true))
  const navigate = useNavigate()
  const leave = (event: SyntheticEvent) => {
    event.preventDefault()
    void navigate(paths.logout(), { state: { wished: true } })
  }
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return (
    <nav className={styles.menu} aria-label={t('account.menu.title')}>
      <p className={styles.name}>{person?.firstName || t('account.menu.yours')}</p>
      <ul ref={row} className="fades">
        {rows.map(({ label, to }) => (
          <li key={to}>
            {to === paths.logout() ? (
              // A single press: a form, because opening an address alone must not sign anybody out. With scripts the
              // page that it opens does it.
              <form method="post" action={inLanguage(to)} onSubmit={leave}>
                <button type="submit">{label}</button>
              </form>
            ) : (
              <Link to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
