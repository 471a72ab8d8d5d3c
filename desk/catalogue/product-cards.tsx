import type { operatorProducts } from '#contract/desk-products.ts'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { Thumb } from '../parts/piece.tsx'
import { State } from '../parts/state.tsx'
import { counted, inRupees } from '../parts/words.ts'
import { stateOf } from './state-of.ts'

type Product = AnswerOf<typeof operatorProducts>['products'][number]

/** One product, and whether it is selected. */
export interface Choosable {
  readonly product: Product
  readonly chosen: boolean
  readonly onChoose: ((on: boolean) => void) | undefined
}

/** The checkbox that selects a product; nothing for a role that may only look. */
export const ChooseBox = ({ product, chosen, onChoose }: Choosable) =>
  onChoose ? (
    <input
      type="checkbox"
      className="cb"
      aria-label={`Choose ${product.name}`}
      checked={chosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
  ) : null

/** Products shown by their pictures. */
export const ProductCards = ({ all }: { readonly all: readonly Choosable[] }) => (
  <ul className="pieces">
    {all.map((one) => {
      const { product } = one
      return (
        <li key={product._id} className={one.chosen ? 'on' : undefined}>
          <Thumb image={product.image} background={product.background} size="l" />
          <span className="pieces__top">
            <ChooseBox {...one} />
            {product.active ? null : <State {...stateOf(product)} />}
          </span>
          <p>
            <Link className="whole" to={`/products/${product._id}`}>
              {product.name}
            </Link>
            <span className="num">{inRupees(product.amount)}</span>
            <small className={product.stock === 0 ? 'err' : undefined}>
              {counted(product.variants, 'combination')},{' '}
              {product.stock === 0 ? 'gone' : `${product.stock} in stock`}
            </small>
          </p>
        </li>
      )
    })}
  </ul>
)
