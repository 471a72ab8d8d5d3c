import { Link } from '#web/components/link/link.tsx'
import { looseStone } from '#web/components/piece-facts/loose-stone.ts'
import { Picture } from '#web/components/picture/picture.tsx'
import { Price } from '#web/components/price/price.tsx'
import { paths } from '#web/lib/paths.ts'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import { cutPath, TABLE } from '../product/true-scale/cuts.ts'
import type { SetWith } from './set-data.ts'
import { gradesInWords, metalInWords } from './set-words.ts'
import styles from './set-with.module.css'

/** The outline of a cut stone, seen from above. */
const Cut = ({ cut, width, height }: { cut: string; width: number; height: number }) => {
  const name = cut.toLowerCase()
  const stretched = `scale(${width} ${height})`
  return (
    <svg className={styles.cut} viewBox={`-.2 -.2 ${width + 0.4} ${height + 0.4}`} aria-hidden="true">
      <path d={cutPath(name)} transform={stretched} />
      <path d={TABLE[name] ?? ''} transform={stretched} />
    </svg>
  )
}

/** What is already chosen: the stone, or the setting in its metal. */
export const ChosenBand = ({
  product,
  metal,
}: {
  product: SetWith
  metal: { metal?: string; purity?: string }
}) => {
  const stone = looseStone(product)
  const { name, price, certificate, measures, media, categories } = product
  const [category] = categories
  const size = measures?.stone
  const [picture] = media
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.chosen}`}>
        {stone && size ? (
          <Cut cut={stone.cut} {...size} />
        ) : picture ? (
          <Picture media={picture} sizes="72px" alt="" ratio="1" className={styles.thumb} />
        ) : null}
        <p className={styles.chosenName}>
          <Link to={paths.product(product.id, metal)} lang={langOf(name)}>
            {name}
          </Link>
          <small className="small muted num">
            {stone
              ? gradesInWords({ ...stone, carats: stone.caratsTotal, certificate })
              : metalInWords(metal)}
          </small>
        </p>
        {stone ? <Price paise={price} /> : null}
        {category ? (
          <Link className="tlink small" to={paths.category(category.slug)}>
            {stone ? t('set.otherStone') : t('set.otherSetting')}
          </Link>
        ) : null}
      </div>
    </div>
  )
}
