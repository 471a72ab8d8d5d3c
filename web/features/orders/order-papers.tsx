import { paths } from '#web/lib/paths.ts'
import styles from './orders.module.css'

/** Invoices and credit notes of an order, to look at and to keep. */
export const OrderPapers = ({
  orderId,
  invoices,
}: {
  orderId: string
  invoices: readonly { number: string; kind: string }[]
}) =>
  invoices.length > 0 ? (
    <div className={styles.papers}>
      <h2>Papers</h2>
      <dl>
        {invoices.map(({ number, kind }) => (
          <div key={number}>
            <dt>{kind === 'INVOICE' ? 'Invoice' : 'Credit note'}</dt>
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
