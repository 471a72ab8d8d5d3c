import { Picture } from '#web/components/picture/picture.tsx'
import { Price } from '#web/components/price/price.tsx'
import { langOf } from '#web/words/language.ts'
import type { SearchOption } from './search-options.ts'
import styles from './search.module.css'

const Piece = ({ piece }: { piece: NonNullable<SearchOption['piece']> }) => {
  const media = piece.media[0] ?? (piece.images[0] ? { url: piece.images[0], alt: '' } : undefined)
  return (
    <>
      <span className={styles.stage} style={{ background: `var(--g${piece.background})` }}>
        {media && <Picture media={media} alt="" sizes="72px" ratio="1" />}
      </span>
      <span className={styles.words}>
        <span>{piece.name}</span>
        {piece.subtitle && <span className={styles.line}>{piece.subtitle}</span>}
      </span>
      <span className="num">
        <Price paise={piece.price} />
      </span>
    </>
  )
}

/** A link into the shop: its picture above its name. */
const Door = ({ label, picture }: { label: string; picture: NonNullable<SearchOption['picture']> }) => (
  <>
    <span className={styles.door} style={{ background: `var(--g${picture.background})` }}>
      <Picture media={picture.media} alt="" sizes="(min-width: 992px) 190px, 30vw" ratio="1" />
    </span>
    <span lang={langOf(label)}>{label}</span>
  </>
)

/** The content of a row of type-ahead: a piece with its price, a link with its picture, or words. */
export const Row = ({ option: { label, piece, picture } }: { option: SearchOption }) =>
  piece ? (
    <Piece piece={piece} />
  ) : picture ? (
    <Door label={label} picture={picture} />
  ) : (
    <span lang={langOf(label)}>{label}</span>
  )
