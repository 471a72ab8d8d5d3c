import { formatPaise } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'
import styles from './sum-table.module.css'

export interface SumTableProps {
  pieces: number
  /** Before points. */
  goods: number
  discount?: number
  /** Whether something is engraved; the price of the piece includes it, and the table says how much. */
  engraved?: boolean
  /** Price of delivery; 0: free. */
  shipping?: number
  /** Income tax collected with the price. */
  tcs?: number
  tax: readonly { rate: number; amount: number }[]
  total: number
  /** More rows below the total, e.g. what was refunded. */
  after?: readonly { label: string; paise: number }[]
}

const COUNT = [
  t('sum.pieces.zero'),
  t('sum.pieces.one'),
  t('sum.pieces.two'),
  t('sum.pieces.three'),
  t('sum.pieces.four'),
  t('sum.pieces.five'),
  t('sum.pieces.six'),
]

/** The sum of a bag or an order. GST is part of the total, because prices include it. */
export const SumTable = ({
  pieces,
  goods,
  discount = 0,
  engraved = false,
  shipping = 0,
  tcs = 0,
  tax,
  total,
  after = [],
}: SumTableProps) => (
  <table className={`price ${styles.sum}`}>
    <tbody>
      <tr>
        <th scope="row">{COUNT[pieces] ?? t('sum.pieces.many', { count: pieces })}</th>
        <td>{formatPaise(goods)}</td>
      </tr>
      {discount > 0 ? (
        <tr>
          <th scope="row">{t('sum.points')}</th>
          <td>{formatPaise(-discount)}</td>
        </tr>
      ) : null}
      {engraved ? (
        <tr>
          <th scope="row">{t('sum.engraving')}</th>
          <td>{t('sum.engraving.price')}</td>
        </tr>
      ) : null}
      <tr>
        <th scope="row">{t('sum.shipping')}</th>
        <td>{shipping > 0 ? formatPaise(shipping) : t('sum.free')}</td>
      </tr>
      {tcs > 0 ? (
        <tr>
          <th scope="row">{t('sum.tcs')}</th>
          <td>{formatPaise(tcs)}</td>
        </tr>
      ) : null}
      <tr className={styles.total}>
        <th scope="row">{t('sum.total')}</th>
        <td>{formatPaise(total)}</td>
      </tr>
      {tax.map(({ rate, amount }) => (
        <tr key={rate} className={styles.tax}>
          <th scope="row">{t('sum.gst', { rate })}</th>
          <td>{formatPaise(amount)}</td>
        </tr>
      ))}
      {after.map(({ label, paise }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{formatPaise(paise)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
