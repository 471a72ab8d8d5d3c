import { grams } from '#web/components/piece-facts/piece-facts.ts'
import { t } from '#web/words/t.ts'
import styles from './passport.module.css'
import { isLooseStone, type Passport } from './passport-query.ts'

/** '+0.012 g', '−0.020 g' or 'none'. */
const difference = (ordered: number, delivered: number): string => {
  const more = delivered - ordered
  if (more === 0) return t('compare.none')
  return `${more > 0 ? '+' : '−'}${grams(Math.abs(more))}`
}

const cell = (milligrams: number | null) => (milligrams === null ? '' : grams(milligrams))

/** What was ordered next to what was delivered. */
export const Weights = ({ passport }: { passport: Passport }) => {
  const { orderedGrossMg: gross, orderedNetMg: net, pieces } = passport
  if (gross === null && net === null && pieces.length === 0) return null
  // Its carats are among its grades and in the report.
  if (isLooseStone(passport) && pieces.length === 0) return null
  const hasNet = net !== null || pieces.some(({ netMg }) => netMg !== null)
  return (
    <section aria-labelledby="weights">
      <h2 id="weights">{t('product.fact.weight')}</h2>
      <table className={`num ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('passport.which')}</span>
            </th>
            <th scope="col">{t('passport.whole')}</th>
            {hasNet ? <th scope="col">{t('passport.metalAlone')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {gross === null && net === null ? null : (
            <tr>
              <th scope="row">{t('passport.weight.ordered')}</th>
              <td>{cell(gross)}</td>
              {hasNet ? <td>{cell(net)}</td> : null}
            </tr>
          )}
          {pieces.map((piece, place) => (
            <tr key={piece.huid ?? place}>
              <th scope="row">
                {t('passport.weight.delivered', { piece: place + 1, count: pieces.length })}
              </th>
              <td>
                {grams(piece.grossMg)}
                {gross === null ? null : <small>{difference(gross, piece.grossMg)}</small>}
              </td>
              {hasNet ? (
                <td>
                  {cell(piece.netMg)}
                  {net === null || piece.netMg === null ? null : (
                    <small>{difference(net, piece.netMg)}</small>
                  )}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">
        {pieces.length === 0 ? t('passport.weight.later') : t('passport.weight.note')}
      </p>
    </section>
  )
}
