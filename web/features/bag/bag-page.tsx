import { useCallback, useEffect, useRef } from 'react'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ChangedPrices, changedLines } from '#web/components/changed-prices/changed-prices.tsx'
import { hasDearer, PriceNote } from '#web/components/changed-prices/price-note.tsx'
import { HeldUntil } from '#web/components/changed-prices/held-until.tsx'
import { BreakUpDetails } from '#web/components/price-breakup/price-breakup.tsx'
import { NotOpen } from '#web/components/not-open/not-open.tsx'
import { BagPieceFragment } from '#web/components/piece-line/piece-fragments.ts'
import { pieceAddress, PieceLine, PieceLines } from '#web/components/piece-line/piece-line.tsx'
import { SumTable } from '#web/components/piece-line/sum-table.tsx'
import { DeliveryPromise } from '#web/components/promise/promise.tsx'
import { TwoColumns } from '#web/components/piece-line/two-columns.tsx'
import { readFragment } from '#web/gql/bag/fragment-masking.ts'
import type { BagPiece } from '#web/components/piece-line/piece-fragments.ts'
import { formatWeekday } from '#web/lib/dates.ts'
import { errorMessage } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { deliveryOf, taxWithDelivery } from '#web/lib/delivery.ts'
import { deliveryWords } from '#web/lib/delivery-words.ts'
import { useOffers, useReturns } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useSteadyQuery } from '#web/lib/urql/use-steady-query.ts'
import { notify } from '#web/ui/announcer.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { rich, t } from '#web/words/t.ts'
import styles from './bag.module.css'
import { BagPage, MAX_QUANTITY, Remove, SetQuantity } from './bag-query.ts'
import { problemOf } from './line-problem.ts'
import { QuantityButtons } from './quantity-buttons.tsx'
import { useQuantity } from './use-quantity.ts'

type Line = BagPiece
const context = { additionalTypenames: ['Bag', 'CheckoutQuote'] }

/**
 * A visitor sees what was put into the bag on this device; if that is nothing, the page was meant for an account's bag.
 */
export const loader = async ({ client, url }: LoaderArgs) => {
  const answer = await loadQuery(client, BagPage, {})
  return answer.data?.bag.lines.length ? undefined : personalPage(answer, url)
}

/** One line. It changes at once, and the server's answer corrects it. */
const BagLine = ({ line, lines, onTaken }: { line: Line; lines: readonly Line[]; onTaken: () => void }) => {
  const [{ fetching: setting }, setQuantity] = useMutation(SetQuantity)
  const [{ fetching: removing }, remove] = useMutation(Remove)
  const { quantity, change, refusal, setRefusal } = useQuantity(line.quantity, async (asked) => {
    const { data, error } = await setQuantity({ lineId: line.id, quantity: asked }, context)
    return error ? errorMessage(error, t('common.failed')) : data?.setBagQuantity.userErrors[0]?.message
  })
  const busy = setting || removing
  const take = async () => {
    setRefusal(undefined)
    const { error } = await remove({ lineId: line.id }, context)
    if (error) setRefusal(errorMessage(error, t('common.failed')))
    else onTaken()
  }
  const problem = problemOf(line)
  const dearer = hasDearer(line, lines)
  const most = dearer ? line.quantity : Math.min(MAX_QUANTITY, line.available)

  return (
    <PieceLine piece={{ ...line, quantity }} quantity={false}>
      {line.breakUp ? <BreakUpDetails name={line.name} breakUp={line.breakUp} /> : null}
      {problem ? <p className={styles.problem}>{problem}</p> : null}
      <PriceNote line={line} lines={lines} />
      <div className={styles.actions}>
        <QuantityButtons
          name={line.name}
          quantity={quantity}
          most={most}
          onChange={(to) => void change(to)}
        />
        <button
          type="button"
          className="tlink small"
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) void take()
          }}
        >
          {rich('bag.line.remove', {
            name: (words) => <span className="sr">{words}</span>,
            piece: line.name,
          })}
        </button>
      </div>
      {!problem && !dearer && quantity >= most ? (
        <p className="small muted" role="status">
          {most === 1
            ? t('bag.line.only')
            : line.available > MAX_QUANTITY
              ? t('bag.line.most', { count: MAX_QUANTITY })
              : t('bag.line.mostNow', { count: most })}
        </p>
      ) : null}
      {refusal ? (
        <p className={styles.problem} role="alert">
          {refusal}
        </p>
      ) : null}
    </PieceLine>
  )
}

/**
 * After a piece is removed: a notice with a link back to the piece, and the focus on the heading of the remaining list.
 */
const useTaken = (count: number | undefined) => {
  const last = useRef<Line>(undefined)
  useEffect(() => {
    const line = last.current
    if (!line || count === undefined) return
    last.current = undefined
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    notify(t('bag.line.removed', { name: line.name }), { label: t('bag.line.see'), href: pieceAddress(line) })
  }, [count])
  return (line: Line) => {
    last.current = line
  }
}

/** Nobody buys as a guest: a visitor signs in first, and the pieces move into the account's bag. */
const CheckOut = ({ visits }: { visits: boolean }) => {
  const checkout = paths.checkout()
  if (!visits)
    return (
      <Link className={buttonClass({ wide: true })} to={checkout}>
        {t('bag.checkOut')}
      </Link>
    )
  return (
    <>
      <Link className={buttonClass({ wide: true })} to={paths.login(checkout)}>
        {t('bag.kept.checkOut')}
      </Link>
      <p className={styles.create}>
        <Link className="tlink" to={paths.create(checkout)}>
          {t('shell.signUp.create')}
        </Link>
      </p>
    </>
  )
}

export const Component = () => {
  const takesOrders = useOffers('checkout')
  const takesReturns = useReturns()
  const takesVisits = useOffers('appointments')
  const hasPages = useOffers('content')
  const [{ data, error }, again] = useSteadyQuery({ query: BagPage, context })
  const refresh = useCallback(() => again({ requestPolicy: 'network-only' }), [again])
  const taken = useTaken(data?.bag.lines.length)
  const visits = data?.viewer === null
  const seo = (
    <PageSeo
      title={visits ? t('bag.kept.title') : t('bag.title')}
      path={paths.shoppingBag()}
      description={t('bag.description')}
    />
  )
  if (!data)
    return (
      <div className={`wrap ${styles.alone}`}>
        {seo}
        <ErrorState
          page
          title={t('bag.failed')}
          text={errorMessage(error)}
          onRetry={() => again({ requestPolicy: 'network-only' })}
        />
      </div>
    )
  const { bag, shop } = data
  const lines = readFragment(BagPieceFragment, bag.lines)
  if (lines.length === 0)
    return (
      <div className={`wrap ${styles.alone}`}>
        {seo}
        <EmptyState
          as="h1"
          title={visits ? t('bag.kept.empty') : t('bag.empty.title')}
          text={visits ? t('bag.kept.none') : t('bag.empty.text')}
          action={
            <Link className={buttonClass()} to={paths.jewellery()}>
              {t('home.see')}
            </Link>
          }
        />
      </div>
    )
  const shipping = bag.total > 0 ? deliveryOf(bag.total, shop.delivery) : 0
  const stuck = lines.some(({ problem }) => problem && problem !== 'PRICE_CHANGED')
  const changed = changedLines(lines)
  const engraved = lines.some(({ returnable }) => !returnable)
  const pieces = lines
    .filter(({ problem }) => !problem || problem === 'PRICE_CHANGED')
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      {seo}
      <TwoColumns
        title={t('bag.summary')}
        main={
          <>
            <h1 className={styles.title}>{visits ? t('bag.kept.title') : t('bag.title')}</h1>
            {visits ? <p className={`muted ${styles.kept}`}>{t('bag.kept.text')}</p> : null}
            <h2 className="sr">{t('bag.pieces')}</h2>
            <PieceLines>
              {lines.map((line) => (
                <BagLine key={line.id} line={line} lines={lines} onTaken={() => taken(line)} />
              ))}
            </PieceLines>
          </>
        }
        aside={
          <>
            <SumTable
              pieces={pieces}
              engraved={lines.some(({ engraving }) => Boolean(engraving))}
              goods={bag.total}
              shipping={shipping}
              tax={taxWithDelivery(bag.tax, shipping)}
              total={bag.total + shipping}
            />
            {stuck ? (
              <p className={styles.problem} role="status">
                {t('bag.problems')}
              </p>
            ) : changed.length > 0 ? (
              <ChangedPrices lines={changed} />
            ) : takesOrders ? (
              <CheckOut visits={visits} />
            ) : (
              <NotOpen />
            )}
            {bag.heldUntil ? <HeldUntil at={bag.heldUntil} onEnd={refresh} /> : null}
            <DeliveryPromise
              makingDays={Math.max(0, ...lines.map(({ makingDays }) => makingDays ?? 0))}
              anywhere={
                bag.expectedArrival
                  ? t('bag.arrival', { count: pieces, date: formatWeekday(bag.expectedArrival) })
                  : undefined
              }
            />
            <p className="small muted">
              {deliveryWords(shop.delivery, takesReturns)}
              {engraved ? ' ' + t('bag.engraved') : ''}
              {takesReturns && shop.delivery.freeReturns && hasPages ? (
                <>
                  {' '}
                  <Link className="tlink" to={paths.cancellation()}>
                    {t('bag.notReturned')}
                  </Link>
                </>
              ) : null}
            </p>
            {takesOrders ? <p className="small muted">{t('bag.pay')}</p> : null}
            {takesVisits ? (
              <p>
                <Link className="tlink" to={paths.appointment({ with: 'chosen' })}>
                  {t('visit.seeChosen')}
                </Link>
              </p>
            ) : null}
          </>
        }
      />
    </>
  )
}
