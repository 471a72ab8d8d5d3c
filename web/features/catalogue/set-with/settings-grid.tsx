import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { Price } from '#web/components/price/price.tsx'
import card from '#web/components/product-card/product-card.module.css'
import { NoteTile } from '#web/components/product-grid/product-grid.tsx'
import { formatPaise } from '#web/lib/money.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import type { SetOffers } from './set-data.ts'
import { metalInWords } from './set-words.ts'
import styles from './set-with.module.css'

type Setting = SetOffers['settings'][number]

const Card = ({ setting, stoneId, first }: { setting: Setting; stoneId: string; first: boolean }) => {
  const { productId, slug, name, media, image, background, metal, purity, total, stonePrice } = setting
  return (
    <li className={card.card} style={{ background: `var(--g${background})` }}>
      <div className={card.stage}>
        <Picture
          media={media ?? { url: image, alt: name }}
          sizes="(min-width: 768px) 34vw, 50vw"
          alt=""
          priority={first ? 'first' : undefined}
          ratio="1"
          className={`${card.picture} ${card.shown}`}
        />
      </div>
      <div className={card.text}>
        <h2 className={card.name} lang={langOf(name)}>
          <Link to={paths.setPiece(slug ?? productId, stoneId, { metal, purity })}>{name}</Link>
        </h2>
        <p className={card.meta}>{metalInWords({ metal, purity })}</p>
        <p className={card.price}>
          <Price paise={total} />
        </p>
        <p className={`num ${card.meta}`}>
          {t('set.parts', { setting: formatPaise(total - stonePrice), stone: formatPaise(stonePrice) })}
        </p>
      </div>
    </li>
  )
}

/** The settings that hold a stone, each at the price of the finished piece, and the offer to make one. */
export const SettingsGrid = ({ settings, stoneId }: { settings: readonly Setting[]; stoneId: string }) => {
  const bespoke = useOffers('messages')
  return (
    // Some browsers drop the list role if there are no markers, so it is given here.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={settings.length % 2 === 1 ? `${styles.grid} ${styles.odd}` : styles.grid} role="list">
      {settings.map((setting, place) => (
        <Card key={setting.productId} setting={setting} stoneId={stoneId} first={place === 0} />
      ))}
      {bespoke ? (
        <NoteTile text={t('set.bespoke.text')}>
          <Link className={buttonClass({ look: 'ivory', small: true })} to={paths.beginBespoke()}>
            {t('set.bespoke.link')}
          </Link>
        </NoteTile>
      ) : null}
    </ul>
  )
}
