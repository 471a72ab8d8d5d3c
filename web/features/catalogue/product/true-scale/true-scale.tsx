import { Link } from '#web/components/link/link.tsx'
import { screenScale } from '#web/components/size-guide/screen-scale.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { useState } from 'react'
import type { Configured } from '../configurator/use-choice.ts'
import type { PageProduct } from '../product-data.ts'
import { CIRCLE } from './cuts.ts'
import { DimensionLines, roomOf } from './dimension-lines.tsx'
import { shapesOf, type Shape } from './shapes.ts'
import styles from './true-scale.module.css'

/** The diameter in millimetres of ten rupees, a coin that everybody has. */
const COIN_MM = 27
/** Ten millimetres are one em of the list's font, which is larger than any minimum font size of a browser. */
const em = (mm: number) => `${mm / 10}em`

const Drawn = ({ shape, coin }: { shape: Shape; coin?: boolean }) => {
  const { width, height, path, unit, facets, own } = shape
  const room = roomOf(shape)
  const [wide, high] = [room.left + width + room.right, height + room.below]
  const stretched = unit ? `scale(${width} ${height})` : undefined
  return (
    <svg
      className={own ? styles.own : undefined}
      width={em(wide)}
      height={em(high)}
      viewBox={`${-room.left - 0.2} -.2 ${wide} ${high}`}
      aria-hidden="true"
    >
      <path d={path} transform={stretched} className={styles.outline} />
      {facets ? <path d={facets} transform={stretched} className={styles.facets} /> : null}
      {coin ? (
        <>
          <circle cx={width / 2} cy={width / 2} r={width / 3} className={styles.facets} />
          <text x={width / 2} y={width / 2 + 2.3} className={styles.face}>
            ₹10
          </text>
        </>
      ) : null}
      <DimensionLines shape={shape} />
    </svg>
  )
}

const Item = ({ shape, coin = false }: { shape: Shape; coin?: boolean }) => (
  <li>
    <Drawn shape={shape} coin={coin} />
    <p className={shape.own ? styles.ownWords : 'muted'}>
      {shape.label}
      <br />
      <span className="num">{shape.size}</span>
    </p>
  </li>
)

/**
 * The piece, its stones and what fits into it, drawn to one scale next to a coin; at actual size once the screen has
 * been measured.
 */
export const TrueScale = ({
  product,
  configured,
}: {
  product: PageProduct
  configured: Configured | undefined
}) => {
  const scale = screenScale.use()
  const [actual, setActual] = useState(false)
  const hasGuide = useOffers('content')
  const hasRingSizes = useOffers('ring-sizes')
  const shapes = shapesOf(product, configured)
  if (shapes.length === 0) return null
  const coin: Shape = {
    label: t('product.scale.coin'),
    size: t('product.scale.across', { mm: String(COIN_MM) }),
    width: COIN_MM,
    height: COIN_MM,
    path: CIRCLE,
    unit: true,
    own: false,
  }
  const isActual = actual && scale !== undefined
  return (
    <section className={`wrap ${styles.scale}`} aria-labelledby="true-scale">
      <div className={styles.words}>
        <h2 id="true-scale">{t('product.scale.title')}</h2>
        <p>{isActual ? t('product.scale.actual') : t('product.scale.relative')}</p>
        {scale !== undefined ? (
          <Button look="line" small aria-pressed={isActual} onClick={() => setActual(!isActual)}>
            {t('product.scale.button')}
          </Button>
        ) : hasGuide && hasRingSizes ? (
          <p>
            <Link className="tlink" to={paths.sizeGuide()}>
              {t('product.scale.measure')}
            </Link>
          </p>
        ) : null}
      </div>
      <ul className={styles.row} style={isActual ? { fontSize: `${scale * 10}px` } : undefined}>
        {shapes.map((shape) => (
          <Item key={shape.label} shape={shape} />
        ))}
        <Item shape={coin} coin />
      </ul>
    </section>
  )
}
