import { CompareButton } from '#web/components/wishlist/compare-button.tsx'
import { WishlistButton } from '#web/components/wishlist/wishlist-button.tsx'
import { Link } from '#web/components/link/link.tsx'
import { looseStone } from '#web/components/piece-facts/loose-stone.ts'
import { grams } from '#web/components/piece-facts/piece-facts.ts'
import type { PriceBreakUpProps } from '#web/components/price-breakup/rate-line.tsx'
import { Price } from '#web/components/price/price.tsx'
import { DeliveryPromise } from '#web/components/promise/promise.tsx'
import { Report } from '#web/components/report/report.tsx'
import type { AddToBagInput } from '#web/gql/catalogue/graphql.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import { leadFacts } from '../lead-facts.ts'
import type { PageProduct } from '../product-data.ts'
import { RateWords, Sold } from '../stays.ts'
import { usePersonal } from '../engraving/personal-context.ts'
import { AddToBag } from './add-to-bag.tsx'
import { searchOf } from './choice.ts'
import { Choices } from './choices.tsx'
import styles from './configurator.module.css'
import { Listed } from './listed.tsx'
import { SeenAt } from './seen-at.tsx'
import { SetWithLink } from './set-with-link.tsx'
import type { Configured } from './use-choice.ts'

interface ConfiguratorProps {
  /** With the facts of the choice in it. */
  product: PageProduct
  configured: Configured | undefined
  breakUp: PriceBreakUpProps['breakUp'] | undefined
  features: readonly string[]
  /** Called if price or stock differ from what the page shows. */
  onOutdated: () => void
}

/** The column next to the pictures: name, price with GST, choices, the bag. */
export const Configurator = ({ product, configured, breakUp, features, onOutdated }: ConfiguratorProps) => {
  const { price, stock, grossWeightMg } = product
  const sold = stock === 0
  const stone = looseStone(product)
  const lead = leadFacts(product)
  const personal = usePersonal()
  // Personalised pieces take longer to make; show that in the date before the piece is in the bag.
  const makingDays = product.makingDays && product.makingDays + (personal?.days ?? 0)
  // The salon lays the piece out as it was chosen; the listed combination was not chosen.
  const asChosen = configured ? searchOf(configured.matrix, configured.choice).replace('?', '&') : ''
  const bag = (choice: AddToBagInput) => (
    <AddToBag
      product={product}
      makingDays={makingDays ?? null}
      sold={sold}
      offered={features.includes('bag') && features.includes('account')}
      choice={choice}
      onOutdated={onOutdated}
    />
  )
  return (
    <div className={styles.column}>
      <h1>{product.name}</h1>
      {product.subtitle && <p className="muted">{product.subtitle}</p>}
      <p className={styles.price} aria-live="polite">
        <Price paise={price} />
        <span className="small muted">
          {/* A stone is weighed in carats. */}
          {grossWeightMg && !stone
            ? t('product.gstWeight', { weight: grams(grossWeightMg) })
            : t('product.gst')}
        </span>
      </p>
      {lead.length > 0 && (
        <dl className={`num ${styles.lead}`}>
          {lead.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
      {stone && product.certificate ? <Report {...product.certificate} /> : null}
      {breakUp ? <RateWords breakUp={breakUp} /> : null}
      {configured ? (
        <Choices product={product} configured={configured} bag={bag} />
      ) : (
        <Listed product={product} bag={bag} />
      )}
      {features.includes('settings') ? (
        <SetWithLink product={product} configured={configured} sold={sold} />
      ) : null}
      {makingDays && !sold ? (
        features.includes('promise') ? (
          <DeliveryPromise makingDays={makingDays} />
        ) : (
          <p className="small muted">{t('promise.workshop', { days: makingDays })}</p>
        )
      ) : null}
      {sold ? <Sold product={product} /> : <SeenAt id={product.id} salons={product.seenAt} />}
      <ul className={styles.more}>
        {features.includes('appointments') && !sold ? (
          <li>
            <Link className="tlink" to={paths.appointment({ product: product.id }) + asChosen}>
              {t('product.salon')}
            </Link>
          </li>
        ) : null}
        <li>
          <WishlistButton id={product.id} name={product.name} word />
        </li>
        <li>
          <CompareButton id={product.id} name={product.name} />
        </li>
      </ul>
    </div>
  )
}
