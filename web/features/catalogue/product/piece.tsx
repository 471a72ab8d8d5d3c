import { useMemo } from 'react'
import { useClient } from 'urql'
import { chosenFacts } from './configurator/chosen-facts.ts'
import { ownOptions, valueOf } from './configurator/choice.ts'
import { Configurator } from './configurator/configurator.tsx'
import { useChoice, type Configured } from './configurator/use-choice.ts'
import { Gallery } from './gallery.tsx'
import type { pageVariables } from './price-breakup/break-up-data.ts'
import { useBreakUp } from './price-breakup/use-break-up.ts'
import {
  picturesIn,
  picturesOf,
  ProductPageDocument,
  type PageProduct,
  type ProductNotes,
} from './product-data.ts'
import styles from './product-page.module.css'
import { Rest } from './rest.tsx'
import { Accordion, Bill, PersonalSection, TrueScale } from './stays.ts'
import type { Delivery } from '#web/lib/delivery.ts'
import { within } from '#web/components/piece-line/within.ts'
import { says } from '#web/lib/said.ts'
import { t } from '#web/words/t.ts'
import { langOf } from '#web/words/language.ts'

/**
 * The metal that the pictures show. Without one, the house's option that they show if another is chosen, such as a pair
 * when a single earring is chosen.
 */
const pictured = (metal: string | undefined, configured: Configured | undefined): string | undefined => {
  if (metal) return t('gallery.shownIn', { metal: says(metal).toLowerCase() })
  if (!configured) return undefined
  const { matrix, choice } = configured
  const own = ownOptions(matrix, choice)
  const other = ownOptions(matrix, { ...choice, at: matrix.combinations.listed }).find(({ key, value }) =>
    own.some((one) => one.key === key && one.value !== value),
  )
  return other && t('gallery.shownAs', { value: within(says(other.value)) })
}

interface PieceProps {
  /** The variables of the page's query. */
  variables: ReturnType<typeof pageVariables>
  product: PageProduct
  features: readonly string[]
  delivery: Delivery
  notes: ProductNotes
}

/** Pictures, choices, price and facts: a choice changes all of them. */
export const Piece = ({ variables, product, features, delivery, notes }: PieceProps) => {
  const client = useClient()
  const configured = useChoice(product.configuration)
  const metal = configured && valueOf(configured.matrix, configured.choice, 'METAL')
  const { pictures, other } = picturesIn(picturesOf(product), metal)
  const { matrix, choice } = configured ?? {}
  // The same object until the choice changes: the parts that stay HTML compare it.
  const chosen = useMemo(
    () => ({ ...product, ...(matrix && choice && chosenFacts(matrix, choice)) }),
    [product, matrix, choice],
  )
  const refresh = () => {
    void client.query(ProductPageDocument, variables, { requestPolicy: 'network-only' }).toPromise()
  }
  // A piece that is sold out in every combination cannot be personalised.
  const isGone = product.stock === 0 && (matrix?.combinations.stock ?? []).every((pieces) => pieces === 0)
  const words = product.description ?? product.subtitle
  const { breakUp, waiting } = useBreakUp(product, configured, chosen.price, refresh)
  return (
    <>
      <div className={styles.piece}>
        <Gallery
          key={pictures[0]?.url}
          name={product.name}
          background={product.background}
          pictures={pictures}
          shown={pictured(other, configured)}
        />
        <div className={`sticks ${styles.column}`}>
          <Configurator
            product={chosen}
            configured={configured}
            breakUp={breakUp}
            features={features}
            onOutdated={refresh}
          />
        </div>
      </div>
      <Rest>
        {product.personalisation && !isGone ? (
          <PersonalSection metal={metal ?? product.metalType[0]} />
        ) : null}
        <div className={`wrap ${styles.facts}`}>
          {/* Kept even without words, because the style sheet counts on it. */}
          <div className={styles.words}>
            {words ? (
              <>
                <h2>{t('product.piece')}</h2>
                <p className={styles.description} lang={langOf(words)}>
                  {words}
                </p>
              </>
            ) : null}
          </div>
          <Accordion product={chosen} delivery={delivery} notes={notes} />
          {breakUp ? <Bill breakUp={breakUp} waiting={waiting} /> : null}
        </div>
        <div className={styles.place}>
          <TrueScale product={product} configured={configured} />
        </div>
      </Rest>
    </>
  )
}
