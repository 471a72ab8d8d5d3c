import { formatPaise } from '#web/lib/money.ts'
import { safeAddress } from '#web/lib/safe-address.ts'
import { useClock } from '#web/lib/use-clock.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { CancelOrder } from './cancel-order.tsx'
import styles from './transfer-panel.module.css'

interface Unpaid {
  readonly id: string
  readonly amount: number
  readonly paymentUrl?: string | null
  readonly reservedUntil?: string | null
  readonly cancellable: boolean
  /** The advance, if only that is paid now. */
  readonly advance?: { readonly asked: number } | null
}

/** For an order whose payment page is open: until when its pieces are kept, the way to pay, and how to cancel. */
export const UnpaidPanel = ({ order, onCancelled }: { order: Unpaid; onCancelled: () => void }) => {
  const clock = useClock()
  return (
    <section className={styles.panel} aria-labelledby="unpaid">
      <div className={styles.words}>
        <h2 id="unpaid">{t('order.unpaid.title')}</h2>
        <p className={`price ${styles.sum}`}>
          {order.advance
            ? t('checkout.part.advance', { price: formatPaise(order.advance.asked) })
            : formatPaise(order.amount)}
        </p>
        {order.reservedUntil ? (
          <p className="num">{t('order.unpaid.until', { until: clock(order.reservedUntil) })}</p>
        ) : null}
      </div>
      <div className={styles.actions}>
        <a className={buttonClass({ wide: true })} href={safeAddress(order.paymentUrl)}>
          {t('order.payNow')}
        </a>
      </div>
      {order.cancellable ? (
        <CancelOrder
          orderId={order.id}
          className={styles.cancel}
          onDone={onCancelled}
          text={t('order.unpaid.cancel')}
        />
      ) : null}
    </section>
  )
}
