import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { AccountFrame } from '#web/components/account-menu/account-frame.tsx'
import { Breadcrumb } from '#web/components/breadcrumb/breadcrumb.tsx'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { OrderPieceFragment } from '#web/components/piece-line/piece-fragments.ts'
import { PieceLine, PieceLines } from '#web/components/piece-line/piece-line.tsx'
import { SumTable } from '#web/components/piece-line/sum-table.tsx'
import { readFragment } from '#web/gql/orders/fragment-masking.ts'
import { BreakUpDetails } from '#web/components/price-breakup/price-breakup.tsx'
import { formatDay, formatWeekday } from '#web/lib/dates.ts'
import { failedPage, shopError } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useOwnQuery } from '#web/lib/urql/use-steady-query.ts'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { rich, t } from '#web/words/t.ts'
import { HouseCarousel } from './house-carousel.tsx'
import { cancelWords, MoneyNote, moneyRows } from './order-money.tsx'
import { OrderPage } from './order-query.ts'
import { OrderInvoices } from './order-invoices.tsx'
import { DeliveryAddress, expectedDay, NextStep, OrderBadge, Parcel, Timeline } from './order-parts.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { RestPanel } from './rest-panel.tsx'
import { ReturnForm } from './return-form.tsx'
import { TransferPanel } from './transfer-panel.tsx'
import { UnpaidPanel } from './unpaid-panel.tsx'
import styles from './orders.module.css'

const context = { additionalTypenames: ['Order'] }

const expectedWords = (delivery: string, day: string): string =>
  delivery === 'COLLECT' ? t('order.ready', { day }) : t('order.expected', { day })

/**
 * Signed out: redirects to /login and back. Unknown order: 404. Backend down: 503. The progress indicator stays in the
 * last two cases (specification section 8).
 */
export const loader = async ({ client, params, url }: LoaderArgs) => {
  const { data, error } = await loadQuery(client, OrderPage, { id: params.orderId ?? '' })
  const signedOut = error ? shopError(error).code === 'UNAUTHENTICATED' : !data?.viewer
  if (signedOut) return { redirect: paths.login(url.pathname + url.search), status: 303 }
  if (error) return failedPage(error)
  return data?.order ? undefined : { status: 404 }
}

const RETRY_FIRST_MS = 2000
const RETRY_MOST_MS = 60_000

export const Component = () => {
  const canTrack = useOffers('tracking')
  const { orderId = '' } = useParams()
  const [{ data, error, fetching }, again] = useOwnQuery({
    query: OrderPage,
    variables: { id: orderId },
    context,
  })
  const [tries, setTries] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  // The submitted form is gone, so the focus moves to the place where the page says the order's new state.
  const toTitle = () => title.current?.focus()
  const failed = !fetching && error !== undefined

  // A failure is only logged; the page asks again, at growing intervals.
  useEffect(() => {
    if (!failed) return
    console.error('the order did not load', error?.message)
    const timer = setTimeout(
      () => {
        setTries(tries + 1)
        again({ requestPolicy: 'network-only' })
      },
      Math.min(RETRY_FIRST_MS * 2 ** tries, RETRY_MOST_MS),
    )
    return () => clearTimeout(timer)
  }, [failed, error, tries, again])

  const order = data?.order
  const seo = (
    <PageSeo
      title={order ? t('order.title', { number: order.number }) : t('payment.fact.order')}
      path={paths.order(orderId)}
      description={t('order.description')}
    />
  )
  if (!order)
    return (
      <AccountFrame viewer={data?.viewer}>
        {seo}
        <div className={styles.waiting}>
          <Spinner label={t('order.loading')} />
        </div>
      </AccountFrame>
    )
  const items = order.items.map((item) => ({ ...item, ...readFragment(OrderPieceFragment, item) }))
  const expected = expectedDay(order)
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <AccountFrame viewer={data.viewer}>
      {seo}
      <Breadcrumb
        crumbs={[
          { name: t('account.menu.orders'), path: paths.orders() },
          { name: order.number, path: paths.order(order.id) },
        ]}
      />
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1} className={`num ${styles.title}`}>
          {t('order.title', { number: order.number })}
        </h1>
        <OrderBadge status={order.status} />
      </div>
      <p className="muted num">
        {t('order.placed', { day: formatDay(order.createdAt) })}
        {expected === undefined ? '' : ` ${expectedWords(order.delivery, expected)}`}
      </p>
      {order.paymentUrl ? <UnpaidPanel order={order} onCancelled={toTitle} /> : null}
      {order.advance?.paidAt && order.advance.rest > 0 && order.advance.ways.length > 0 ? (
        <RestPanel
          orderId={order.id}
          advance={order.advance}
          amount={order.amount}
          hasTransfer={!!order.transfer}
          onTransfer={toTitle}
        />
      ) : null}
      {order.transfer?.open ? (
        <TransferPanel
          orderId={order.id}
          transfer={order.transfer}
          status={order.status}
          cancellable={order.cancellable}
          onCancelled={toTitle}
        />
      ) : null}
      <Timeline events={order.events} collect={order.delivery === 'COLLECT'} />
      <NextStep events={order.events} />
      <h2 className="sr">{t('bag.pieces')}</h2>
      <PieceLines>
        {items.map((item) => (
          <PieceLine key={item.id} piece={item}>
            {item.breakUp ? <BreakUpDetails name={item.name} breakUp={item.breakUp} /> : null}
            {item.passports.map(({ piece, number, ended }) => (
              <p key={number} className="small">
                <Link className="tlink" to={paths.piece(order.id, item.id, piece)}>
                  {rich('order.passport', {
                    aside: (words) => <span className="sr">{words}</span>,
                    name: item.name,
                    piece,
                    count: item.quantity,
                  })}
                </Link>
                {ended ? ` ${t('passport.isEnded')}` : null}
              </p>
            ))}
          </PieceLine>
        ))}
      </PieceLines>
      <div className={styles.two}>
        <div>
          <h2>
            {order.delivery === 'COLLECT'
              ? t('order.collectAt', { store: order.storeName ?? t('order.theStore') })
              : t('checkout.step.delivery')}
          </h2>
          <DeliveryAddress to={order.shippingAddress} />
          <Parcel {...order} />
          {order.giftWrap ? <p className={styles.gap}>{t('order.gift')}</p> : null}
          {order.plainParcel ? <p className={styles.gap}>{t('order.plainParcel')}</p> : null}
          {order.giftMessage ? <p className={styles.message}>{order.giftMessage}</p> : null}
        </div>
        <div>
          <h2>{t('checkout.step.payment')}</h2>
          <SumTable
            pieces={pieces}
            engraved={items.some(({ engraving }) => Boolean(engraving))}
            goods={order.goods ?? order.amount}
            discount={order.discount}
            shipping={order.shipping}
            tcs={order.tcs}
            tax={order.tax}
            total={order.amount}
            after={moneyRows(order)}
          />
          <MoneyNote order={order} />
        </div>
      </div>
      <OrderInvoices orderId={order.id} invoices={order.invoices} />
      {order.returnUntil ? (
        <ReturnForm
          orderId={order.id}
          until={formatWeekday(order.returnUntil)}
          items={items.filter(({ returnable }) => returnable > 0)}
          onDone={toTitle}
        />
      ) : null}
      {order.cancellable && !order.transfer?.open && !order.paymentUrl ? (
        <CancelOrder
          orderId={order.id}
          className={styles.returns}
          text={cancelWords(order)}
          onDone={toTitle}
        />
      ) : null}
      {canTrack ? (
        <p className={styles.gap}>
          <Link className="tlink" to={paths.track()}>
            {t('account.menu.track')}
          </Link>
        </p>
      ) : null}
      <HouseCarousel house={data.shop} />
    </AccountFrame>
  )
}
