import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import styles from './orders.module.css'

const NAMES: Readonly<Record<string, string>> = {
  INVOICE: t('order.document.invoice'),
  CREDIT_NOTE: t('order.document.creditNote'),
  RECEIPT_VOUCHER: t('order.document.receipt'),
  REFUND_VOUCHER: t('order.document.voucher'),
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
      <h2>{t('order.document.title')}</h2>
      <dl>
        {invoices.map(({ number, kind }) => (
          <div key={number}>
            <dt>{NAMES[kind] ?? kind}</dt>
            <dd className="num">
              <a className="tlink" href={`${paths.order(orderId)}/invoice/${number}`}>
                {number}
              </a>{' '}
              <a className="tlink" href={`${paths.order(orderId)}/invoice/${number}.pdf`}>
                {t('order.document.pdf')}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ) : null
