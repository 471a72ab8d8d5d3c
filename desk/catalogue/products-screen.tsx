import { useListContext } from 'ra-core'
import { Link } from 'react-router'
import type { operatorProducts } from '#contract/desk-products.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { operatorImportTable } from '#contract/product-table.ts'
import { may } from '../api/call.ts'
import { Listed } from '../parts/list-base.tsx'
import { Pager, Search, Tabs } from '../parts/list.tsx'
import { Page } from '../parts/page.tsx'
import { Thumb } from '../parts/piece.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { State } from '../parts/state.tsx'
import { counted, inRupees } from '../parts/words.ts'

type Product = AnswerOf<typeof operatorProducts>['products'][number]

const TABS = [
  { value: '', label: 'All' },
  { value: 'sale', label: 'On sale' },
  { value: 'low', label: 'One left' },
  { value: 'gone', label: 'Gone' },
  { value: 'retired', label: 'Retired' },
] as const

const Row = ({ product }: { readonly product: Product }) => (
  <tr>
    <td className="c-p">
      <span className="pc">
        <Thumb image={product.image} ground={product.ground} />
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
      <State word={product.active ? 'On sale' : 'Retired'} tone={product.active ? 'paid' : 'off'} />
    </td>
    <td data-of="Price" className="r nw num">
      {inRupees(product.amount)}
    </td>
  </tr>
)

const Rows = () => {
  const { data, isPending, error, refetch, setFilters, filterValues } = useListContext()
  const products = (data ?? []) as unknown as Product[]
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (isPending) return <Loading rows={10} />
  if (products.length === 0)
    return (
      <Empty title="No product is found">
        <p>Search by name, address or SKU, or import a table of products.</p>
        {Object.keys(filterValues as object).length > 0 ? (
          <button type="button" className="btn" onClick={() => setFilters({})}>
            Show all products
          </button>
        ) : null}
      </Empty>
    )
  return (
    <>
      <Scroll label="Products">
        <table className="rows-table stack">
          <thead>
            <tr>
              <th>Product</th>
              <th>Combinations</th>
              <th className="r">In stock</th>
              <th>State</th>
              <th className="r">Listed at</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <Row key={product._id} product={product} />
            ))}
          </tbody>
        </table>
      </Scroll>
      <Pager />
    </>
  )
}

/** Every product of the house, those on sale and those that were. */
export const ProductsScreen = () => (
  <Listed of="products">
    <Page
      title="Products"
      acts={
        may(operatorImportTable) ? (
          <Link className="btn" to="/products/import">
            Import a table
          </Link>
        ) : undefined
      }
    >
      <div className="filt">
        <Search label="Find a product" hint="Name, address, SKU" />
      </div>
      <Tabs label="Which products" member="show" tabs={TABS} />
      <Rows />
    </Page>
  </Listed>
)
