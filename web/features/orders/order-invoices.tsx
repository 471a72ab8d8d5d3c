import { paths } from '#web/lib/paths.ts'
import styles from './orders.module.css'

const NAMES: Readonly<Record<string, string>> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  RECEIPT_VOUCHER: 'Receipt',
  REFUND_VOUCHER: 'Refund voucher',
}

/** Invoices, credit notes and vouchers of an order, to look at and to keep. */
export const OrderInvoices = ({
  orderId,
  invoices,
}: {
  orderId: string
  invoices: readonly { number: string; kind: string }[]
}) =>
  invoices.length > 0 ? (
    <div className={styles.invoices}>
      <h2>Invoices</h2>
      <dl>
        {invoices.map(({ number, kind }) => (
          <div key={number}>
            <dt>{NAMES[kind] ?? kind}</dt>
            <dd className="num">
              <a className="tlink" href={`${paths.order(orderId)}/invoice/${number}`}>
                {number}
              </a>{' '}
              <a className="tlink" href={`${paths.order(orderId)}/invoice/${number}.pdf`}>
                Download PDF
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ) : null
