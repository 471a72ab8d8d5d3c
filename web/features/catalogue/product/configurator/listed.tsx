import { says } from '#web/lib/said.ts'
import { sizeTerm } from '#web/components/piece-facts/size-term.ts'
import { purityTerm } from '#web/components/piece-facts/purity-term.ts'
import { useState, type ReactNode } from 'react'
import type { AddToBagInput } from '#web/gql/catalogue/graphql.ts'
import { Select } from '#web/ui/select/select.tsx'
import { t } from '#web/words/t.ts'
import type { PageProduct } from '../product-data.ts'
import { SizeHelp, useOwnSize } from '../size-guide/size-help.tsx'
import styles from './configurator.module.css'

/** What the piece is made of, as text. */
const Made = ({ product }: { product: PageProduct }) => {
  const stone = product.stones[0]
  const rows = [
    { term: t('filters.metal'), detail: product.metalType[0] },
    { term: purityTerm(product.purity), detail: product.purity[0] },
    {
      term: t('filters.stone'),
      detail: stone && t('product.stone', { kind: says(stone.kind), carats: stone.caratsTotal.toFixed(2) }),
    },
  ]
  return (
    <dl className={styles.made}>
      {rows.map(
        ({ term, detail }) =>
          detail && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{says(detail)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface ListedProps {
  product: PageProduct
  /** The bag button, for the current choice. */
  bag: (choice: AddToBagInput) => ReactNode
}

/** The piece as it is listed, from a backend that offers no configuration: only the size is chosen. */
export const Listed = ({ product, bag }: ListedProps) => {
  const { sizes } = product
  const [chosen, setSize] = useState<string>()
  const own = useOwnSize(sizes)
  const size = chosen ?? own ?? sizes[Math.floor(sizes.length / 2)]
  return (
    <>
      <Made product={product} />
      {sizes.length > 1 && (
        <Select
          id="size"
          label={sizeTerm(sizes, t('product.option.size'))}
          beside
          value={size}
          onChange={(event) => setSize(event.currentTarget.value)}
        >
          {sizes.map((each) => (
            <option key={each} value={each}>
              {says(each)}
            </option>
          ))}
        </Select>
      )}
      {sizes.length > 1 && (
        <SizeHelp sizes={sizes} resizable={product.resizable} size={size} onFound={setSize} />
      )}
      {bag({ productId: product.id, metalType: product.metalType[0], purity: product.purity[0], size })}
    </>
  )
}
