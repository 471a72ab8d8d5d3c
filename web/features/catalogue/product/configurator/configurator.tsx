import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Price } from '#web/components/price/price.tsx'
import { paths } from '#web/lib/paths.ts'
import type { PageProduct } from '../product-data.ts'
import { SizeHelp, useOwnSize } from '../size-guide/size-help.tsx'
import { AddToBag } from './add-to-bag.tsx'
import styles from './configurator.module.css'

interface ConfiguratorProps {
  product: PageProduct
  features: readonly string[]
}

/** The piece as it is listed: what it is made of stands as text, the size is chosen. */
const Made = ({ product }: { product: PageProduct }) => {
  const stone = product.stones[0]
  const rows = [
    { term: 'Metal', detail: product.metalType[0] },
    { term: 'Purity', detail: product.purity[0] },
    { term: 'Stone', detail: stone && `${stone.kind}, ${stone.caratsTotal.toFixed(2)} ct` },
  ]
  return (
    <dl className={styles.made}>
      {rows.map(
        ({ term, detail }) =>
          detail && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** The column beside the pictures: name, price with GST, choices, the bag. */
export const Configurator = ({ product, features }: ConfiguratorProps) => {
  const [chosen, setSize] = useState<string>()
  const own = useOwnSize(product.sizes)
  const size = chosen ?? own ?? product.sizes[Math.floor(product.sizes.length / 2)]
  return (
    <div className={styles.column}>
      <h1>{product.name}</h1>
      {product.subtitle && <p className="muted">{product.subtitle}</p>}
      <p className={styles.price}>
        <Price paise={product.price} />
        <span className="small muted">including GST</span>
      </p>
      <Made product={product} />
      {product.sizes.length > 1 && (
        <div className={styles.field}>
          <label htmlFor="size">Size</label>
          <select id="size" value={size} onChange={(event) => setSize(event.currentTarget.value)}>
            {product.sizes.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
      )}
      {product.sizes.length > 1 && (
        <SizeHelp sizes={product.sizes} resizable={product.resizable} size={size} onFound={setSize} />
      )}
      <AddToBag
        name={product.name}
        price={product.price}
        sold={product.stock === 0}
        offered={features.includes('bag')}
        choice={{
          productId: product.id,
          metalType: product.metalType[0],
          purity: product.purity[0],
          size,
        }}
      />
      {product.makingDays ? (
        <p className="small muted">
          Leaves the workshop in {product.makingDays} working {product.makingDays === 1 ? 'day' : 'days'},
          insured.
        </p>
      ) : null}
      <ul className={styles.more}>
        <li>
          <Link className="tlink" to={paths.appointment({ product: product.id })}>
            See it in a salon
          </Link>
        </li>
      </ul>
    </div>
  )
}
