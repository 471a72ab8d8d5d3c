import { grams } from '#web/components/piece-facts/piece-facts.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'
import styles from './passport.module.css'
import type { MadePiece, Passport } from './passport-query.ts'

type Value = NonNullable<MadePiece['exchange']>

interface RowProps {
  readonly label: string
  readonly values: readonly Value[]
  readonly of: 'metal' | 'stones'
  /** What the sum consists of, so that it can be checked. */
  readonly how: (value: Value) => string
}

const Row = ({ label, values, of, how }: RowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {values.map((value, column) => (
      <td key={column}>
        {formatPaise(value[of])}
        <small>{how(value)}</small>
      </td>
    ))}
  </tr>
)

const howMetal =
  (netMg: number, perGram: number) =>
  ({ metalPercent }: Value): string =>
    `${grams(netMg)} × ${formatPaise(perGram)} × ${metalPercent} %`

const howStones = ({ stonesPaid, stonePercent }: Value): string =>
  stonesPaid === null ? `${stonePercent} %` : `${formatPaise(stonesPaid)} × ${stonePercent} %`

/** True if metal and stones come to more than was paid for the piece. */
const isCapped = ({ metal, stones, total }: Value): boolean => total < metal + stones

/** What the house gives for it today, by its rule; nothing if weight, rate or parts are not known. */
export const Worth = ({ passport }: { passport: Passport }) => {
  const { pieces, rate, item } = passport
  const known = pieces.flatMap((piece, place) =>
    piece.exchange && piece.buyBack && piece.netMg !== null
      ? [{ place, netMg: piece.netMg, values: [piece.exchange, piece.buyBack] }]
      : [],
  )
  if (known.length === 0 || !rate) return null
  const stones = known.some(({ values }) => values.some((value) => value.stones > 0))
  return (
    <section aria-labelledby="worth">
      <h2 id="worth">{t('passport.worth.title')}</h2>
      {known.map(({ place, netMg, values }) => (
        <table key={place} className={`price ${styles.table}`}>
          {pieces.length > 1 ? (
            <caption>
              {t('passport.worth.of', { name: item.name, piece: place + 1, count: pieces.length })}
            </caption>
          ) : null}
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('passport.worth.part')}</span>
              </th>
              <th scope="col">{t('passport.worth.exchange')}</th>
              <th scope="col">{t('passport.worth.money')}</th>
            </tr>
          </thead>
          <tbody>
            <Row label={t('filters.metal')} values={values} of="metal" how={howMetal(netMg, rate.perGram)} />
            {stones ? (
              <Row label={t('passport.worth.stones')} values={values} of="stones" how={howStones} />
            ) : null}
            {values.some(isCapped) ? (
              <tr>
                <th scope="row">
                  {t('passport.worth.beyond', { price: formatPaise(values[0]?.paid ?? 0) })}
                </th>
                {values.map((value, column) => (
                  <td key={column}>{formatPaise(value.total - value.metal - value.stones)}</td>
                ))}
              </tr>
            ) : null}
            <tr className={styles.total}>
              <th scope="row">{t('passport.worth.together')}</th>
              {values.map(({ total }, column) => (
                <td key={column}>{formatPaise(total)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      ))}
      <p className="small muted">
        {t('passport.worth.text', {
          price: formatPaise(rate.perGram),
          moment: formatMoment(rate.setAt),
          stones: stones ? 'yes' : 'no',
        })}
      </p>
    </section>
  )
}
