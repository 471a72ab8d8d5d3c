import type { ReactNode } from 'react'
import styles from './two-columns.module.css'

/** Content on the left, the sum on linen on the right: bag and checkout. */
export const TwoColumns = ({ main, aside, title }: { main: ReactNode; aside: ReactNode; title: string }) => (
  <div className={`wrap ${styles.columns}`}>
    <section>{main}</section>
    <aside className={styles.panel} aria-labelledby="sum-title">
      <h2 id="sum-title">{title}</h2>
      {aside}
    </aside>
  </div>
)
