import { says } from '#web/lib/said.ts'
import { graphql } from '#web/gql/components/gql.ts'
import { readFragment, type FragmentType } from '#web/gql/components/fragment-masking.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { rich, t } from '#web/words/t.ts'
import { detailWords, partWords } from './part-words.ts'
import styles from './price-breakup.module.css'

const PriceBreakUpFragment = graphql(`
  fragment PriceBreakUp_breakUp on PriceBreakUp {
    parts {
      label
      detail
      amount
    }
    total
    rate {
      metal
      purity
      perGram
      setAt
    }
  }
`)

export interface PriceBreakUpProps {
  breakUp: FragmentType<typeof PriceBreakUpFragment>
}

/** '18 kt yellow gold at ₹9,360 a gram, the rate of 20 November 2026, 09:30'; null where no rate is in the price. */
export const RateLine = ({ breakUp }: PriceBreakUpProps) => {
  const { rate } = readFragment(PriceBreakUpFragment, breakUp)
  return rate ? (
    <>
      {t('price.rate', {
        purity: says(rate.purity),
        metal: says(rate.metal).toLowerCase(),
        price: formatPaise(rate.perGram),
        moment: formatMoment(rate.setAt),
      })}
    </>
  ) : null
}

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

/** The same behind a line that opens: in bag, checkout and order. */
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
