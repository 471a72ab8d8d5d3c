import type { OrderPageQuery } from '#web/gql/orders/graphql.ts'
import { formatDay, formatWeekday } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
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

/** Where the money of an order goes that waits for a bank transfer, what has arrived, and the way out. */
export const TransferPanel = ({
  orderId,
  transfer,
  status,
  cancellable,
}: {
  orderId: string
  transfer: Transfer
  /** The order's word: one that is being made or has left waits for its rest only. */
  status: string
  cancellable: boolean
}) => {
  const { asked, received, receipts } = transfer
  const left = asked - received
  return (
    <section className={styles.panel} aria-labelledby="transfer">
      <div className={styles.words}>
        <h2 id="transfer">Pay by bank transfer</h2>
        <p className={`price ${styles.sum}`}>{formatPaise(left)}</p>
        <p>
          {transfer.dueOn ? (
            <>
              To arrive by <b>{formatWeekday(transfer.dueOn)}</b>. Your pieces are kept for you until then,
              and the workshop begins when the whole sum is here.
            </>
          ) : LEFT.includes(status) ? (
            'This part of the price has not reached us yet.'
          ) : (
            'Your order leaves when the whole sum is here.'
          )}
        </p>
        {received > 0 ? (
          <>
            <p id="arrived" className="num">
              {formatPaise(received)} of {formatPaise(asked)} has arrived.
            </p>
            <progress aria-labelledby="arrived" max={asked} value={received} />
            <ul className="small muted num">
              {receipts.map(({ amount, receivedOn }, at) => (
                <li key={at}>
                  {formatPaise(amount)} on {formatDay(receivedOn)}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p className="small muted">
            You may send it in parts: they add up, and this page says what has arrived.
          </p>
        )}
      </div>
      <dl className={styles.account}>
        <Row label="Account holder">{transfer.holder}</Row>
        <Row label="Account number">
          <span className={styles.code}>{transfer.accountNumber}</span>
        </Row>
        <Row label="IFSC">
          <span className={styles.code}>{transfer.ifsc}</span>
        </Row>
        <Row label="Bank">{transfer.bank}</Row>
        <Row label="Reference">
          <b className={styles.code}>{transfer.reference}</b>
          <span className="small muted">
            Please put it into the remarks of the transfer, so that we find it at once.
          </span>
        </Row>
      </dl>
      {cancellable ? (
        <CancelOrder
          orderId={orderId}
          className={styles.cancel}
          text={`Your pieces go back on sale. ${
            received > 0
              ? `We send ${formatPaise(received)} back to the account that it came from.`
              : 'Please cancel only if you have not sent the money.'
          }`}
        />
      ) : null}
    </section>
  )
}
