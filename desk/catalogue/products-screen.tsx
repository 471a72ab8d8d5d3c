import { useState } from 'react'
import { Link } from 'react-router'
import { operatorSetProduct } from '#contract/desk-products.ts'
import { operatorNewProduct } from '#contract/new-products.ts'
import { operatorImportTable, operatorProductTable } from '#contract/product-table.ts'
import { may } from '../api/call.ts'
import { Listed } from '../parts/list-base.tsx'
import { Icon } from '../parts/icon.tsx'
import { Pager, Search, Tabs, useRows } from '../parts/list.tsx'
import { Page } from '../parts/page.tsx'
import { Thumb } from '../parts/piece.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { State } from '../parts/state.tsx'
import { counted, inRupees } from '../parts/words.ts'
import { useChosen } from './chosen.tsx'
import { Export } from './export.tsx'
import { stateOf } from './state-of.ts'
import { ChooseBox, ProductCards, type Choosable } from './product-cards.tsx'

const TABS = [
  { value: '', label: 'All' },
  { value: 'sale', label: 'On sale' },
  { value: 'low', label: 'One left' },
  { value: 'gone', label: 'Gone' },
  { value: 'draft', label: 'Drafts' },
  { value: 'retired', label: 'Retired' },
] as const

const Row = (one: Choosable) => {
  const { product, chosen, onChoose } = one
  return (
    <tr className={chosen ? 'on' : undefined}>
      {onChoose ? (
        <td className="pick">
          <ChooseBox {...one} />
        </td>
      ) : null}
      <td className="c-p">
        <span className="pc">
          <Thumb image={product.image} background={product.background} />
          <span>
            <Link className="whole" to={`/products/${product._id}`}>
              {product.name}
            </Link>
            <small>{product.subtitle}</small>
          </span>
        </span>
      </td>
      <td className="muted lg-cell">{counted(product.variants, 'combination')}</td>
      <td data-of="In stock" className={product.stock === 0 ? 'r err' : 'r num'}>
        {product.stock === 0 ? 'gone' : product.stock}
      </td>
      <td className={product.active ? 'lg-cell' : undefined}>
        <State {...stateOf(product)} />
      </td>
      <td data-of="Price" className="r nw num">
        {inRupees(product.amount)}
      </td>
    </tr>
  )
}

const VIEW = 'desk-products'
type View = 'rows' | 'cards'
/** The view that was last used on this device. */
const lastView = (): View => (localStorage.getItem(VIEW) === 'cards' ? 'cards' : 'rows')

const Views = ({ view, onChange }: { readonly view: View; readonly onChange: (view: View) => void }) => (
  <div className="acts" role="group" aria-label="Shown as">
    {(['rows', 'cards'] as const).map((name) => (
      <button
        key={name}
        type="button"
        className="ib"
        aria-label={name === 'rows' ? 'As a list' : 'As pictures'}
        aria-pressed={name === view}
        onClick={() => {
          localStorage.setItem(VIEW, name)
          onChange(name)
        }}
      >
        <Icon name={name} />
      </button>
    ))}
  </div>
)

const Rows = ({ view }: { readonly view: View }) => {
  const { rows: products = [], isPending, error, refetch, setFilters, filterValues } = useRows('products')
  const chosen = useChosen()
  const mayWrite = may(operatorSetProduct)
  if (error && products.length === 0) return <Failed error={error} again={() => void refetch()} />
  if (isPending) return <Loading rows={10} />
  if (products.length === 0)
    return (
      <Empty title="No product is found">
        <p>Search by name, address or SKU, begin a new product, or import a table.</p>
        {Object.keys(filterValues).length > 0 ? (
          <button type="button" className="btn" onClick={() => setFilters({})}>
            Show all products
          </button>
        ) : null}
      </Empty>
    )
  const all = products.map((product) => ({
    product,
    chosen: chosen.has(product._id),
    onChoose: mayWrite ? (on: boolean) => chosen.choose([product], on) : undefined,
  }))
  if (view === 'cards')
    return (
      <>
        {chosen.told}
        <ProductCards all={all} />
        <Pager />
        {chosen.bar}
      </>
    )
  return (
    <>
      {chosen.told}
      <Scroll label="Products">
        <table className="rows-table stack">
          <thead>
            <tr>
              {mayWrite ? (
                <th className="pick">
                  <input
                    type="checkbox"
                    className="cb"
                    aria-label="Choose all on this page"
                    checked={products.every(({ _id }) => chosen.has(_id))}
                    onChange={({ target }) => chosen.choose(products, target.checked)}
                  />
                </th>
              ) : null}
              <th>Product</th>
              <th>Combinations</th>
              <th className="r">In stock</th>
              <th>State</th>
              <th className="r">Listed at</th>
            </tr>
          </thead>
          <tbody>
            {all.map((one) => (
              <Row key={one.product._id} {...one} />
            ))}
          </tbody>
        </table>
      </Scroll>
      <Pager />
      {chosen.bar}
    </>
  )
}

/** Every product of the house, on sale or not: as rows with figures, or as pictures. */
export const ProductsScreen = () => {
  const [view, setView] = useState(lastView)
  return (
    <Listed of="products" perPage={30}>
      <Page
        title="Products"
        acts={
          may(operatorImportTable) || may(operatorNewProduct) ? (
            <>
              {may(operatorProductTable) ? <Export /> : null}
              {may(operatorImportTable) ? (
                <Link className="btn" to="/products/import">
                  Import a table
                </Link>
              ) : null}
              {may(operatorNewProduct) ? (
                <Link className="btn btn--act" to="/products/new">
                  New product
                </Link>
              ) : null}
            </>
          ) : undefined
        }
      >
        <div className="filt">
          <Search label="Find a product" hint="Name, address, SKU" />
          <Views view={view} onChange={setView} />
        </div>
        <Tabs label="Which products" member="show" tabs={TABS} />
        <Rows view={view} />
      </Page>
    </Listed>
  )
}
