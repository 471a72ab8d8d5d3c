import { formatPaise } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'
import type { Compared } from './compare-rows.ts'
import { explain, makingOf, PART_KINDS, sentenceOf, sumOf, type Taken } from './explain-price.ts'
import styles from './wishlist.module.css'

const signed = (paise: number) =>
  paise === 0 ? t('compare.same') : `${paise > 0 ? '+' : ''}${formatPaise(paise)}`

/** An amount for one piece, and its difference from that of the cheapest one. */
const Cell = ({
  of,
  base,
  amount,
}: {
  of: Taken | undefined
  base: Taken
  amount: (breakUp: Taken['breakUp']) => number
}) => (
  <td>
    {of ? formatPaise(amount(of.breakUp)) : <span className="muted">{t('compare.unknown')}</span>}
    {of && of.id !== base.id ? <small>{signed(amount(of.breakUp) - amount(base.breakUp))}</small> : null}
  </td>
)

/** Why one piece costs more than another, by the parts of their prices; nothing if the parts are not known. */
export const Differences = ({ pieces }: { pieces: readonly Compared[] }) => {
  const found = explain(pieces)
  if (!found) return null
  const { base, taken } = found
  const of = (id: string) => taken.find((each) => each.id === id)
  const making = makingOf(taken)
  const kinds = PART_KINDS.filter(({ kind }) => taken.some(({ breakUp }) => sumOf(breakUp, kind) !== 0))
  return (
    <section className={styles.why} aria-labelledby="why">
      <h2 id="why">{t('compare.why')}</h2>
      {taken
        .filter(({ id }) => id !== base.id)
        .map((other) => (
          <p key={other.id} className="num">
            {sentenceOf(base, other)}
          </p>
        ))}
      {/* The keyboard must reach a scrolling frame. */}
      <div
        className={styles.scroll}
        style={{ '--pieces': pieces.length }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={t('compare.parts')}
      >
        <table className={`num ${styles.table}`}>
          <caption className="sr">{t('compare.caption', { name: base.name })}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('passport.worth.part')}</span>
              </th>
              {pieces.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, label }) => (
              <tr key={kind}>
                <th scope="row">{kind === 'MAKING' ? (making ?? label) : label}</th>
                {pieces.map(({ id }) => (
                  <Cell key={id} of={of(id)} base={base} amount={(breakUp) => sumOf(breakUp, kind)} />
                ))}
              </tr>
            ))}
            <tr className={styles.sum}>
              <th scope="row">{t('passport.worth.together')}</th>
              {pieces.map(({ id }) => (
                <Cell key={id} of={of(id)} base={base} amount={({ total }) => total} />
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}
