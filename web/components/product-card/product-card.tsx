import { says } from '#web/lib/said.ts'
import { Suspense, useRef } from 'react'
import { WishlistButton } from '#web/components/wishlist/wishlist-button.tsx'
import { Link } from '#web/components/link/link.tsx'
import { Picture, readMedia } from '#web/components/picture/picture.tsx'
import { Price } from '#web/components/price/price.tsx'
import { rememberedPin } from '#web/components/promise/pin.ts'
import { graphql } from '#web/gql/components/gql.ts'
import { readFragment, type FragmentType } from '#web/gql/components/fragment-masking.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import { langOf } from '#web/words/language.ts'
import { materialLine, otherMetal } from './card-text.ts'
import styles from './product-card.module.css'
import { useTurningPictures } from './use-turning-pictures.ts'

const CardArrival = lazyPart(async () => (await import('./card-arrival.tsx')).CardArrival)

export const ProductCardFragment = graphql(`
  fragment ProductCard_product on Product {
    id
    name
    subtitle
    price
    images
    material
    metalType
    makingDays
    stock
    media {
      ...Picture_media
    }
  }
`)

/** Whether a card of these pieces turns its pictures. */
export const anyTurns = (products: readonly FragmentType<typeof ProductCardFragment>[]): boolean =>
  products.some((product) => {
    const { media, images } = readFragment(ProductCardFragment, product)
    return (media.length || images.length) > 1
  })

export interface ProductCardProps {
  product: FragmentType<typeof ProductCardFragment>
  /** Which of the eight backgrounds, 1 to 8. */
  background: number
  /** From the medium breakpoint on it fills two columns and two rows. */
  large?: boolean
  /** Level of the heading, so that headings on the page follow each other. */
  heading?: 'h2' | 'h3'
  /** Cards of the first row load their picture at once. */
  priority?: 'first' | 'eager'
  /** How wide it is shown if it is not in a column of the grid, for `srcset`. */
  sizes?: string
  /**
   * Words that may name a metal: if a piece has another metal than the one shown, the card says so and links to the one
   * asked for.
   */
  asked?: string | null | undefined
  /** One line under the price. */
  note?: string
  /** Where it leads, if not to the product page. */
  to?: string
}

/**
 * On a phone a card is half as wide as the screen; with a slightly smaller value a low-resolution screen takes the 320
 * px file.
 */
const SMALL = '(min-width: 768px) 25vw, 44vw'
const LARGE = '(min-width: 768px) 43vw, 44vw'

/** A piece in a list: picture, name, what it is made of, price. The whole card opens the piece. */
export const ProductCard = ({
  product,
  background,
  large,
  heading: Heading = 'h2',
  priority,
  sizes = large ? LARGE : SMALL,
  asked,
  note,
  to,
}: ProductCardProps) => {
  const piece = readFragment(ProductCardFragment, product)
  const ref = useRef<HTMLLIElement>(null)
  const pictures =
    piece.media.length > 0
      ? piece.media.map(readMedia)
      : piece.images.map((url) => ({ url, alt: piece.name }))
  const { index, reached, hold } = useTurningPictures(ref, pictures.length)
  const line = piece.subtitle || materialLine(piece)
  const also = asked && otherMetal(piece, asked)
  const pin = rememberedPin.use()
  return (
    <li
      ref={ref}
      className={large ? `${styles.card} ${styles.large}` : styles.card}
      style={{ background: `var(--g${background})` }}
      {...hold}
    >
      {pictures.length > 1 && (
        <span className={styles.ticks} aria-hidden="true">
          {pictures.map(({ url }, place) => (
            <i key={url} className={place === index ? styles.on : undefined} />
          ))}
        </span>
      )}
      <div className={styles.stage}>
        {pictures.slice(0, reached + 1).map((media, place) => (
          <Picture
            key={media.url}
            media={media}
            sizes={sizes}
            alt={place === 0 ? media.alt || piece.name : ''}
            priority={place === 0 ? priority : undefined}
            ratio="1"
            className={place === index ? `${styles.picture} ${styles.shown}` : styles.picture}
          />
        ))}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name} lang={langOf(piece.name)}>
          <Link to={to ?? paths.product(piece.id, also ? { metal: also } : undefined)}>{piece.name}</Link>
        </Heading>
        {line && (
          <p className={styles.meta} lang={langOf(line)}>
            {line}
          </p>
        )}
        {also && <p className={styles.meta}>{t('piece.also', { metal: says(also).toLowerCase() })}</p>}
        <p className={styles.price}>
          <Price paise={piece.price} />
        </p>
        {note && <p className={styles.meta}>{note}</p>}
        {piece.stock === 0 ? (
          <p className={styles.meta}>{t('product.sold')}</p>
        ) : (
          piece.makingDays != null && (
            // Its space is reserved before the date is known, if this device knows a PIN code.
            <p className={styles.arrival}>
              {pin && (
                <Suspense>
                  <CardArrival pin={pin} makingDays={piece.makingDays} />
                </Suspense>
              )}
            </p>
          )
        )}
      </div>
      <WishlistButton id={piece.id} name={piece.name} />
    </li>
  )
}

/** The placeholder of a card whose list is still loading. */
export const WaitingCard = ({ background, large }: Pick<ProductCardProps, 'background' | 'large'>) => (
  <li
    className={`${styles.card} ${styles.waiting} ${large ? styles.large : ''}`}
    style={{ background: `var(--g${background})` }}
    aria-hidden="true"
  >
    <div className={styles.stage} />
    <div className={styles.text}>
      <i />
      <i />
    </div>
  </li>
)
