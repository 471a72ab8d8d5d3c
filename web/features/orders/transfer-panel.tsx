import type { OrderPageQuery } from '#web/gql/orders/graphql.ts'
import { formatDay, formatWeekday } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { rich, t } from '#web/words/t.ts'
import { CancelOrder } from './cancel-order.tsx'
import styles from './transfer-panel.module.css'

const LEFT = ['Shipped', 'Delivered']

type Transfer = NonNullable<NonNullable<OrderPageQuery['order']>['transfer']>

const Row = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** What a bank's application asks for, letter by letter. */
const Code = ({ label, code, hint }: { label: string; code: string; hint?: string }) => {
  const copy = () =>
    copyText(code, {
      done: t('order.transfer.copied', { label, code }),
      failed: t('order.transfer.notCopied', { label, code }),
    })
  return (
    <Row label={label}>
      <span className={styles.copied}>
        <span className={styles.code}>{code}</span>
        <button type="button" className="tlink needs-script" onClick={copy}>
          {rich('order.transfer.copy', { what: (words) => <span className="sr">{words}</span>, label })}
        </button>
      </span>
      {hint ? <span className="small muted">{hint}</span> : null}
    </Row>
  )
}

/** For an order that waits for a bank transfer: the account to pay into, what has arrived, and how to cancel. */
export const TransferPanel = ({
  orderId,
  transfer,
  status,
  cancellable,
  onCancelled,
}: {
  orderId: string
  transfer: Transfer
  /** The order's status: if it is being made or has left, only the rest is outstanding. */
  status: string
  cancellable: boolean
  onCancelled: () => void
}) => {
  const { asked, received, receipts } = transfer
  const left = asked - received
  return (
    <section className={styles.panel} aria-labelledby="transfer">
      <div className={styles.words}>
        <h2 id="transfer">{t('order.transfer.pay')}</h2>
        <p className={`price ${styles.sum}`}>{formatPaise(left)}</p>
        <p>
          {transfer.dueOn ? (
            <>
              {rich('order.transfer.due', {
                b: (words) => <b>{words}</b>,
                day: formatWeekday(transfer.dueOn),
              })}
            </>
          ) : LEFT.includes(status) ? (
            t('order.transfer.notYet')
          ) : (
            t('order.transfer.leaves')
          )}
        </p>
        {received > 0 ? (
          <>
            <p id="arrived" className="num">
              {t('order.transfer.arrived', { received: formatPaise(received), asked: formatPaise(asked) })}
            </p>
            <progress aria-labelledby="arrived" max={asked} value={received} />
            <ul className="small muted num">
              {receipts.map(({ amount, receivedOn }, at) => (
                <li key={at}>
                  {t('order.transfer.on', { amount: formatPaise(amount), day: formatDay(receivedOn) })}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="small muted">{t('order.transfer.parts')}</p>
        )}
      </div>
      <dl className={styles.account}>
        <Row label={t('order.transfer.holder')}>{transfer.holder}</Row>
        <Code label={t('order.transfer.account')} code={transfer.accountNumber} />
        <Code label={t('order.transfer.ifsc')} code={transfer.ifsc} />
        <Row label={t('order.transfer.bank')}>{transfer.bank}</Row>
        <Code
          label={t('order.transfer.reference')}
          code={transfer.reference}
          hint={t('order.transfer.remarks')}
        />
      </dl>
      {cancellable ? (
        <CancelOrder
          orderId={orderId}
          className={styles.cancel}
          onDone={onCancelled}
          text={t('order.transfer.cancel', { received: received > 0 ? formatPaise(received) : 'none' })}
        />
      ) : null}
    </section>
  )
}
