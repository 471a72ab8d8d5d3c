import { formatPaise } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'
import styles from './configurator.module.css'

export interface NewPriceProps {
  /** Paise. */
  was: number
  now: number
  busy: boolean
  onTake: () => void
}

/**
 * The price changed while the page was open: nothing goes into the bag at the new one before the shopper accepts it.
 */
export const NewPrice = ({ was, now, busy, onTake }: NewPriceProps) => (
  <div className={styles.changed} role="alert">
    <p>{t('product.priceChanged', { was: formatPaise(was), now: formatPaise(now) })}</p>
    <button type="button" className="tlink" disabled={busy} onClick={onTake}>
      {t('product.addAt', { price: formatPaise(now) })}
    </button>
  </div>
)
