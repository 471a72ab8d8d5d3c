import { readFragment } from '#web/gql/components/fragment-masking.ts'
import { formatPaise } from '#web/lib/money.ts'
import { rich, t } from '#web/words/t.ts'
import { detailWords, partWords } from './part-words.ts'
import styles from './price-breakup.module.css'
import { PriceBreakUpFragment, RateLine, type PriceBreakUpProps } from './rate-line.tsx'

/** A price as a bill: its parts, and their sum. */
export const PriceBreakUp = ({ breakUp }: PriceBreakUpProps) => {
  const { parts, total } = readFragment(PriceBreakUpFragment, breakUp)
  return (
    <table className={`price ${styles.bill}`}>
      <tbody>
        {parts.map(({ label, detail, amount }) => (
          <tr key={label}>
            <th scope="row">
              {partWords(label)}
              {detail ? <small>{detailWords(detail)}</small> : null}
            </th>
            <td>{formatPaise(amount)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{t('sum.total')}</th>
          <td>{formatPaise(total)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** The same in a section that can be opened: in bag, checkout and order. */
export const BreakUpDetails = ({ name, breakUp }: PriceBreakUpProps & { name: string }) => (
  <details className={styles.details}>
    <summary>
      {rich('price.madeUp', { name: (words) => <span className="sr">{words}</span>, piece: name })}
    </summary>
    <p className="small muted">
      <RateLine breakUp={breakUp} />
    </p>
    <PriceBreakUp breakUp={breakUp} />
  </details>
)
