import { Link } from '#web/components/link/link.tsx'
import { formatPaise } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'
import type { SetPiece } from './set-data.ts'
import { metalInWords } from './set-words.ts'
import styles from './set-with.module.css'

interface SetChoicesProps {
  piece: SetPiece
  /** The address of this piece with another choice. */
  to: (choice: { metal?: string | null; purity?: string | null; size?: string | null }) => string
}

/** Metal and size: each is a link, so that they are chosen without scripts too. */
export const SetChoices = ({ piece, to }: SetChoicesProps) => {
  const { metal, purity, size, metals, sizes } = piece
  return (
    <>
      {metals.length > 0 ? (
        <nav aria-labelledby="set-metal" className={styles.choice}>
          <p id="set-metal" className="small">
            {t('filters.metal')} <span className="muted">{metalInWords(piece)}</span>
          </p>
          <ul className={styles.metals}>
            {metals.map((each) => (
              <li key={metalInWords(each)}>
                <Link
                  to={to({ metal: each.metal, purity: each.purity, size })}
                  aria-current={each.metal === metal && each.purity === purity ? 'true' : undefined}
                >
                  {metalInWords(each)}
                  <small className="num">{formatPaise(each.total)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {sizes.length > 0 ? (
        <nav aria-labelledby="set-size" className={styles.choice}>
          <p id="set-size" className="small">
            {t('product.option.size')} <span className="muted">{size}</span>
          </p>
          <ul className={styles.sizes}>
            {sizes.map((each) => (
              <li key={each}>
                <Link
                  to={to({ metal, purity, size: each })}
                  aria-current={each === size ? 'true' : undefined}
                >
                  {each}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  )
}
