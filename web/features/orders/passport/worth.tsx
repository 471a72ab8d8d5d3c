import { grams } from '#web/components/piece-facts/piece-facts.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { pieceName } from './piece-name.ts'
import styles from './passport.module.css'
import type { MadePiece, Passport } from './passport-query.ts'

type Value = NonNullable<MadePiece['exchange']>

interface RowProps {
  readonly label: string
  readonly values: readonly Value[]
  readonly of: 'metal' | 'stones'
  /** What the sum comes from, for whoever reckons it again. */
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

/** True where metal and stones come to more than was paid for the piece. */
const isCapped = ({ metal, stones, total }: Value): boolean => total < metal + stones

/** What the house gives for it today, by its rule; absent where weight, rate or parts are not known. */
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
      <h2 id="worth">What we give for it today</h2>
      {known.map(({ place, netMg, values }) => (
        <table key={place} className={`price ${styles.table}`}>
          {pieces.length > 1 ? <caption>{item.name + pieceName(place, pieces.length)}</caption> : null}
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Part</span>
              </th>
              <th scope="col">In exchange</th>
              <th scope="col">In money</th>
            </tr>
          </thead>
          <tbody>
            <Row label="Metal" values={values} of="metal" how={howMetal(netMg, rate.perGram)} />
            {stones ? <Row label="Stones" values={values} of="stones" how={howStones} /> : null}
            {values.some(isCapped) ? (
              <tr>
                <th scope="row">Beyond the {formatPaise(values[0]?.paid ?? 0)} that was paid</th>
                {values.map((value, column) => (
                  <td key={column}>{formatPaise(value.total - value.metal - value.stones)}</td>
                ))}
              </tr>
            ) : null}
            <tr className={styles.total}>
              <th scope="row">Together</th>
              {values.map(({ total }, column) => (
                <td key={column}>{formatPaise(total)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      ))}
      <p className="small muted">
        Metal by its delivered weight at {formatPaise(rate.perGram)} a gram, the rate of{' '}
        {formatMoment(rate.setAt)}
        {stones ? '; stones by what was paid for them, without tax and after points' : ''}; each rounded down
        to the paisa. Making charges and tax are not given back, and never more is given than was paid for the
        piece. We look at the piece and weigh it before we pay.
      </p>
    </section>
  )
}
