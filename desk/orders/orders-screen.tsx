import { useListContext } from 'ra-core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ListedOrder } from '#contract/desk.ts'
import { counts } from '../api/providers.ts'
import { Listed } from '../parts/list-base.tsx'
import { Pager, Search, Tabs, useRows } from '../parts/list.tsx'
import { Page } from '../parts/page.tsx'
import { Thumb } from '../parts/piece.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { State } from '../parts/state.tsx'
import { counted, inRupees, onDay } from '../parts/words.ts'

const TABS = [
  { value: '', label: 'All' },
  { value: 'begin', label: 'To begin' },
  { value: 'bench', label: 'In the workshop' },
  { value: 'sent', label: 'On their way' },
  { value: 'collect', label: 'To collect' },
  { value: 'review', label: 'Under review' },
  { value: 'waiting', label: 'Not paid' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'ended', label: 'Ended' },
] as const

/** What somebody must know about it besides its state. */
const flagOf = (order: ListedOrder): string | undefined => {
  if (order.status === 'Processing' && order.unrecorded > 0)
    return `${counted(order.unrecorded, 'piece')} to record`
  if (order.status === 'Shipped' && order.delivery === 'collect') return 'Ready to hand over'
  if (order.giftWrap) return 'A gift'
  return undefined
}

const Row = ({ order }: { readonly order: ListedOrder }) => (
  <tr>
    <td className="c-n nw">
      <Link to={`/orders/${order.number}`}>{order.number}</Link>
    </td>
    <td className="c-w">
      {order.name}
      {order.delivery === 'collect' ? <small>Collects at {order.storeName ?? 'the store'}</small> : null}
    </td>
    <td className="c-p">
      <span className="pc">
        <Thumb image={order.media?.url ?? order.image} background={order.background} />
        <span>
          <span className="ell">{order.title}</span>
          {order.pieces > 1 ? <small>and {counted(order.pieces - 1, 'more piece')}</small> : null}
        </span>
      </span>
    </td>
    <td className="c-d nw">{onDay(order.createdAt)}</td>
    <td className="c-due nw">
      {order.expectedArrival && !['Delivered', 'Cancelled', 'Refunded'].includes(order.status) ? (
        onDay(order.expectedArrival)
      ) : (
        <span className="muted">–</span>
      )}
    </td>
    <td className="c-s">
      <State word={order.status} />
      <span className="flag">{flagOf(order)}</span>
    </td>
    <td className="c-a r nw">{inRupees(order.amount)}</td>
  </tr>
)

/** J and K move the focus from row to row; Enter opens, as on any link. */
const useKeys = () => {
  const rows = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const step = { j: 1, k: -1 }[event.key]
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]')
      if (step === undefined || typing) return
      const links = [...(rows.current?.querySelectorAll<HTMLElement>('a') ?? [])]
      const at = links.findIndex((link) => link === document.activeElement)
      links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return rows
}

const Rows = () => {
  const { rows: orders = [], isPending, error, refetch, filterValues, setFilters } = useRows('orders')
  const body = useKeys()
  if (error && orders.length === 0) return <Failed error={error} again={() => void refetch()} />
  if (isPending) return <Loading rows={10} />
  if (orders.length === 0)
    return (
      <Empty title={filterValues.q ? `Nothing is found for ‘${String(filterValues.q)}’` : 'No orders here'}>
        <p>
          {filterValues.q
            ? 'Search by number, name, e-mail, telephone, piece or HUID.'
            : 'New orders appear here at once.'}
        </p>
        {Object.keys(filterValues).length > 0 ? (
          <button type="button" className="btn" onClick={() => setFilters({})}>
            Show all orders
          </button>
        ) : null}
      </Empty>
    )
  return (
    <>
      <Scroll label="Orders">
        <table className="ot">
          <thead>
            <tr>
              <th>Order</th>
              <th>For</th>
              <th>Pieces</th>
              <th>Placed</th>
              <th>Promised</th>
              <th>State</th>
              <th className="r">₹</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {orders.map((order) => (
              <Row key={order._id} order={order} />
            ))}
          </tbody>
        </table>
      </Scroll>
      <Pager>
        <span className="lg">
          <kbd className="k">J</kbd> <kbd className="k">K</kbd> move &nbsp; <kbd className="k">Enter</kbd>{' '}
          open
        </span>
      </Pager>
    </>
  )
}

const Head = () => {
  // Read with the rows: the provider keeps them with the list.
  const { isFetching } = useListContext()
  const { orders = {} } = counts
  const begin = orders.begin ?? 0
  return (
    <Page
      title="Orders"
      says={
        begin > 0
          ? `${counted(begin, 'order')} to begin, ${orders.bench ?? 0} in the workshop.`
          : 'No orders to begin.'
      }
    >
      <div className="filt" aria-busy={isFetching}>
        <Search label="Find an order" hint="Number, name, piece, HUID" />
      </div>
      <Tabs
        label="Which orders"
        member="group"
        tabs={TABS.map((tab) => ({ ...tab, count: tab.value === '' ? undefined : orders[tab.value] }))}
      />
      <Rows />
    </Page>
  )
}

/** All orders of the house, searched and filtered; the search is part of the address. */
export const OrdersScreen = () => (
  <Listed of="orders">
    <Head />
  </Listed>
)
