import type { ReactNode } from 'react'
import type { FragmentType } from '#web/gql/components/fragment-masking.ts'
import { AccountMenu, type AccountMenu_viewer } from './account-menu.tsx'
import styles from './account-menu.module.css'

/** An account page: the side menu and the page's own content. */
export const AccountFrame = ({
  viewer,
  children,
}: {
  viewer: FragmentType<typeof AccountMenu_viewer> | null | undefined
  children: ReactNode
}) => (
  <div className={`wrap ${styles.frame}`}>
    <AccountMenu viewer={viewer} />
    <div className={styles.page}>{children}</div>
  </div>
)
