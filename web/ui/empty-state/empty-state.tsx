import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Nothing here yet: a heading, a sentence and one action in a hairline frame. */
export const EmptyState = ({
  title,
  text,
  action,
  as: Heading = 'h2',
  alert,
}: {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3'
  /** It is a failure: screen readers announce it at once. */
  alert?: boolean
}) => (
  <div className={styles.empty} role={alert ? 'alert' : undefined}>
    <Heading className={styles.title}>{title}</Heading>
    {text ? <p className={styles.text}>{text}</p> : null}
    {action ? <div className={styles.action}>{action}</div> : null}
  </div>
)
