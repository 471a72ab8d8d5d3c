import styles from './badge.module.css'

/** A state in a word. The word is always there; the colour only helps. */
export const Badge = ({
  tone = 'other',
  children,
}: {
  tone?: 'paid' | 'delivered' | 'failed' | 'none' | 'other'
  children: string
}) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
)
