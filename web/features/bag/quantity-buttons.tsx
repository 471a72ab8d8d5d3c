import { t } from '#web/words/t.ts'
import styles from './bag.module.css'

interface QuantityButtonsProps {
  /** Of the piece. */
  name: string
  quantity: number
  most: number
  onChange: (quantity: number) => void
}

/** A button at its end refuses the press without being `disabled`, which would take the focus from it. */
export const QuantityButtons = ({ name, quantity, most, onChange }: QuantityButtonsProps) => (
  <div className={styles.quantity} role="group" aria-label={t('bag.line.quantity', { name })}>
    <button
      type="button"
      data-each
      aria-label={t('bag.line.fewer')}
      aria-disabled={quantity <= 1}
      onClick={() => {
        if (quantity > 1) onChange(quantity - 1)
      }}
    >
      −
    </button>
    <span className="num" aria-live="polite">
      {quantity}
    </span>
    <button
      type="button"
      data-each
      aria-label={t('bag.line.more')}
      aria-disabled={quantity >= most}
      onClick={() => {
        if (quantity < most) onChange(quantity + 1)
      }}
    >
      +
    </button>
  </div>
)
