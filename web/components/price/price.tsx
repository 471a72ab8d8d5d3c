import { formatPaise } from '#web/lib/money.ts'
import styles from './price.module.css'

/** An amount in rupees: lining tabular figures that never wrap. Its size comes from its surroundings. */
export const Price = ({ paise, className }: { paise: number; className?: string }) => (
  <span className={className ? `${styles.price} ${className}` : styles.price}>{formatPaise(paise)}</span>
)
