import { Link } from 'react-router'
import { Listed } from '../parts/list-base.tsx'
import { Pager, Search, useRows } from '../parts/list.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { onDay } from '../parts/words.ts'

const Rows = () => {
  const { rows: shoppers = [], isPending, error, refetch, filterValues } = useRows('shoppers')
  if (error && shoppers.length === 0) return <Failed error={error} again={() => void refetch()} />
  if (isPending) return <Loading rows={10} />
  if (shoppers.length === 0)
    return (
      <Empty
        title={
          filterValues.q ? `Nobody is found for ‘${String(filterValues.q)}’` : 'Nobody has an account yet'
        }
      >
        <p>Search by name, e-mail or telephone.</p>
      </Empty>
    )
  return (
    <>
      <Scroll label="Shoppers">
        <table className="rows-table stack">
          <thead>
            <tr>
              <th>Name</th>
              <th>E-mail</th>
              <th>Joined</th>
              <th className="r">Paid orders</th>
            </tr>
          </thead>
          <tbody>
            {shoppers.map((one) => (
              <tr key={one._id}>
                <td>
                  <Link className="whole" to={`/shoppers/${one._id}`}>
                    {one.name}
                  </Link>
                </td>
                <td data-of="E-mail">{one.email}</td>
                <td data-of="Joined" className="nw">
                  {onDay(one.joinedAt)}
                </td>
                <td data-of="Paid orders" className="r num">
                  {one.orders}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Pager />
    </>
  )
}

/** Everybody with an account. */
export const ShoppersScreen = () => (
  <Listed of="shoppers">
    <Page title="Shoppers">
      <div className="filt">
        <Search label="Find a shopper" hint="Name, e-mail, telephone" />
      </div>
      <Rows />
    </Page>
  </Listed>
)
