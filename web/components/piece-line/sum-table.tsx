import { formatPaise } from '#web/lib/money.ts'
import styles from './sum-table.module.css'

export interface SumTableProps {
  pieces: number
  /** Before points. */
  goods: number
  discount?: number
  /** Insured delivery; 0: free. */
  shipping?: number
  /** Income tax collected with the price. */
  tcs?: number
  tax: readonly { rate: number; amount: number }[]
  total: number
  /** More rows below the total, e.g. what was refunded. */
  after?: readonly { label: string; paise: number }[]
}

const COUNT = [
  'No pieces',
  'One piece',
  'Two pieces',
  'Three pieces',
  'Four pieces',
  'Five pieces',
  'Six pieces',
]

/** The sum of a bag or an order. GST stands inside the total: prices include it. */
export const SumTable = ({
  pieces,
  goods,
  discount = 0,
  shipping = 0,
  tcs = 0,
  tax,
  total,
  after = [],
}: SumTableProps) => (
  <table className={`price ${styles.sum}`}>
    <tbody>
      <tr>
        <th scope="row">{COUNT[pieces] ?? `${pieces} pieces`}</th>
        <td>{formatPaise(goods)}</td>
      </tr>
      {discount > 0 ? (
        <tr>
          <th scope="row">Points</th>
          <td>{formatPaise(-discount)}</td>
        </tr>
      ) : null}
      <tr>
        <th scope="row">Engraving</th>
        <td>Free</td>
      </tr>
      <tr>
        <th scope="row">Insured shipping</th>
        <td>{shipping > 0 ? formatPaise(shipping) : 'Free'}</td>
      </tr>
      {tcs > 0 ? (
        <tr>
          <th scope="row">TCS (income tax)</th>
          <td>{formatPaise(tcs)}</td>
        </tr>
      ) : null}
      <tr className={styles.total}>
        <th scope="row">Total</th>
        <td>{formatPaise(total)}</td>
      </tr>
      {tax.map(({ rate, amount }) => (
        <tr key={rate} className={styles.tax}>
          <th scope="row">includes GST, {rate} %</th>
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
