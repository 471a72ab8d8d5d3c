import { says } from '#web/lib/said.ts'
import type { ReactNode } from 'react'
import { sizeWords } from '#web/components/piece-facts/piece-facts.ts'
import { Link } from '#web/components/link/link.tsx'
import { Picture, type ShownMedia } from '#web/components/picture/picture.tsx'
import { formatPaise } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { rich, t } from '#web/words/t.ts'
import { langOf } from '#web/words/language.ts'
import { within } from './within.ts'
import styles from './piece-line.module.css'

/** A piece with what was chosen for it: a line of a bag, a checkout or an order. */
export interface Piece {
  productId?: string | null
  slug?: string | null
  name: string
  image: string
  media?: ShownMedia | null
  background: number
  price: number
  quantity: number
  metalType?: string | null
  purity?: string | null
  stone?: string | null
  clarity?: string | null
  size?: string | null
  /** The loose stone that is set in it. */
  setStone?: {
    readonly productId: string
    readonly slug?: string | null
    readonly certificate?: { readonly lab: string; readonly number?: string | null } | null
  } | null
  /** Values of the house's own options. */
  options?: readonly { readonly key: string; readonly label: string; readonly value: string }[]
  engraving?: string | null
  engravingFace?: string | null
  birthStone?: string | null
  box?: 'SIGNATURE' | 'POUCH' | null
  boxStamp?: string | null
  /** The part of the price that is for personalisation; paise. */
  personal?: number
  /** False if it cannot be returned; once it is bought, how many pieces still can be. */
  returnable?: boolean | number
}

/** '18 kt yellow gold, ruby, size 12'. */
export const choicesOf = (
  piece: Pick<Piece, 'purity' | 'metalType' | 'stone' | 'clarity' | 'size' | 'options'>,
): string =>
  [
    [piece.purity && says(piece.purity), piece.metalType && says(piece.metalType).toLowerCase()]
      .filter(Boolean)
      .join(' '),
    piece.stone && says(piece.stone).toLowerCase(),
    piece.clarity && says(piece.clarity),
    piece.size && sizeWords(piece.size),
    ...(piece.options ?? []).map(({ label, value }) => `${label.toLowerCase()}: ${within(says(value))}`),
  ]
    .filter(Boolean)
    .join(', ')

/** What was chosen, in the form in which the product page reads it from its address. */
const choiceOf = ({ metalType: metal, purity, stone, clarity: quality, size, options = [] }: Piece) => ({
  metal,
  purity,
  stone,
  quality,
  size,
  ...Object.fromEntries(options.map(({ key, value }) => [`option-${key}`, value])),
})

/** The page of a piece with what was chosen; for a piece without a page, the home page. */
export const pieceAddress = (piece: Piece): string => {
  const to = piece.slug ?? piece.productId
  if (to == null) return paths.home()
  const { setStone } = piece
  if (!setStone) return paths.product(to, choiceOf(piece))
  const { metal, purity, size } = choiceOf(piece)
  return paths.setPiece(to, setStone.slug ?? setStone.productId, { metal, purity, size })
}

/** The typeface of an engraving. */
export const FACES: Readonly<Record<string, string | undefined>> = {
  SCRIPT: 'var(--script)',
  DEVANAGARI: 'var(--devanagari)',
}

/** What was made personal: the engraving in its face, the stone inside, the box; nothing if that is all as usual. */
export const Personalised = ({
  piece: { engraving, engravingFace, birthStone, box, boxStamp },
}: {
  piece: Pick<Piece, 'engraving' | 'engravingFace' | 'birthStone' | 'box' | 'boxStamp'>
}) => (
  <>
    {engraving ? (
      <p className="small">
        {rich('piece.engraved', {
          face: (words) => <span style={{ fontFamily: FACES[engravingFace ?? ''] }}>{words}</span>,
          words: engraving,
        })}
      </p>
    ) : null}
    {birthStone ? (
      <p className="small">{t('piece.birthStone', { stone: says(birthStone).toLowerCase() })}</p>
    ) : null}
    {boxStamp ? <p className="small">{t('piece.boxStamp', { stamp: boxStamp })}</p> : null}
    {box === 'POUCH' ? <p className="small">{t('piece.pouch')}</p> : null}
  </>
)

/** Lines of pieces between hairlines; `small` next to a form. */
export const PieceLines = ({ small, children }: { small?: boolean; children: ReactNode }) => (
  <ul className={small ? `${styles.lines} ${styles.small}` : styles.lines}>{children}</ul>
)

export const PieceLine = ({
  piece,
  quantity = true,
  children,
}: {
  piece: Piece
  /** Whether to show how many pieces there are. */
  quantity?: boolean
  children?: ReactNode
}) => {
  const pictured = piece.image !== '' || piece.media != null
  // A piece made for one shopper has no picture yet, and no page.
  const hasPage = pictured && (piece.slug ?? piece.productId) != null
  const media = piece.media ?? { url: piece.image }
  const choices = choicesOf(piece)
  const name = hasPage ? <Link to={pieceAddress(piece)}>{piece.name}</Link> : piece.name
  const picture = pictured ? <Picture media={media} sizes="9rem" alt="" ratio="1" /> : null
  return (
    <li className={styles.line}>
      <div className={styles.picture} style={{ background: `var(--g${piece.background})` }}>
        {picture}
      </div>
      <div className={styles.text}>
        <h3 lang={langOf(name)}>{name}</h3>
        {choices ? <p className="muted small">{choices}</p> : null}
        {piece.setStone?.certificate?.number ? (
          <p className="muted small num">
            {t('report.title', {
              lab: piece.setStone.certificate.lab,
              number: piece.setStone.certificate.number,
            })}
          </p>
        ) : null}
        <Personalised piece={piece} />
        {piece.returnable === false ? <p className="small">{t('piece.notReturnable')}</p> : null}
        {piece.personal ? (
          <p className="small muted">{t('piece.personal', { price: formatPaise(piece.personal) })}</p>
        ) : null}
        {quantity ? <p className="small muted">{t('piece.quantity', { count: piece.quantity })}</p> : null}
        {children}
      </div>
      <p className={`price ${styles.price}`}>{formatPaise(piece.price * piece.quantity)}</p>
    </li>
  )
}
