import { useCallback } from 'react'
import { useMutation, useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ChangedPrices, changedLines } from '#web/components/changed-prices/changed-prices.tsx'
import { hasDearer, PriceNote } from '#web/components/changed-prices/price-note.tsx'
import { HeldUntil } from '#web/components/changed-prices/held-until.tsx'
import { BreakUpDetails } from '#web/components/price-breakup/price-breakup.tsx'
import { PieceLine, PieceLines } from '#web/components/piece-line/piece-line.tsx'
import { SumTable } from '#web/components/piece-line/sum-table.tsx'
import { DeliveryPromise } from '#web/components/promise/promise.tsx'
import { TwoColumns } from '#web/components/piece-line/two-columns.tsx'
import { graphql } from '#web/gql/bag/gql.ts'
import type { BagPageQuery } from '#web/gql/bag/graphql.ts'
import { formatWeekday } from '#web/lib/dates.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { formatPaise } from '#web/lib/money.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { deliveryOf, deliveryWords, taxWithDelivery } from '#web/lib/delivery.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import styles from './bag.module.css'
import { useQuantity } from './use-quantity.ts'

const BagPage = graphql(`
  query BagPage {
    shop {
      delivery {
        price
        freeFrom
      }
    }
    viewer {
      id
    }
    bag {
      version
      pieces
      total
      expectedArrival
      heldUntil
      tax {
        rate
        amount
      }
      lines {
        id
        productId
        slug
        name
        image
        media {
          url
          alt
          width
          height
          avif
          webp
          placeholder
        }
        ground
        price
        previousPrice
        quantity
        available
        makingDays
        metalType
        purity
        stone
        clarity
        size
        engraving
        engravingFace
        birthStone
        box
        boxStamp
        personal
        returnable
        problem
        breakUp {
          ...PriceBreakUp_breakUp
        }
      }
    }
  }
`)

const SetQuantity = graphql(`
  mutation SetBagQuantity($lineId: ID!, $quantity: Int!) {
    setBagQuantity(lineId: $lineId, quantity: $quantity) {
      bag {
        version
      }
      userErrors {
        message
      }
    }
  }
`)

const Remove = graphql(`
  mutation RemoveFromBag($lineId: ID!) {
    removeFromBag(lineId: $lineId) {
      bag {
        version
      }
      userErrors {
        message
      }
    }
  }
`)

type Line = BagPageQuery['bag']['lines'][number]
const context = { additionalTypenames: ['Bag', 'CheckoutQuote'] }
const MOST = 10

export const loader = async ({ client, url }: LoaderArgs) =>
  personalPage(await loadQuery(client, BagPage, {}), url)

const PROBLEM = (line: Line): string | undefined => {
  if (line.problem === 'OUT_OF_STOCK') return 'Sold out. It is not in the total.'
  if (line.problem === 'NOT_SOLD') return 'No longer sold. It is not in the total.'
  if (line.problem === 'FEWER_LEFT')
    return line.available === 1 ? 'Only one is left.' : `Only ${line.available} are left.`
  if (line.problem === 'PRICE_CHANGED' && line.previousPrice)
    return `It was ${formatPaise(line.previousPrice)} when you chose it, and is ${formatPaise(line.price)} now.`
  return undefined
}

/** One line, changed at once; the server's word follows. */
const BagLine = ({ line, lines }: { line: Line; lines: readonly Line[] }) => {
  const [{ fetching: setting }, setQuantity] = useMutation(SetQuantity)
  const [{ fetching: removing }, remove] = useMutation(Remove)
  const { quantity, change, refusal, setRefusal } = useQuantity(line.quantity, async (asked) => {
    const { data, error } = await setQuantity({ lineId: line.id, quantity: asked }, context)
    return error ? errorMessage(error, 'That did not work.') : data?.setBagQuantity.userErrors[0]?.message
  })
  const busy = setting || removing
  const take = async () => {
    setRefusal(undefined)
    const { error } = await remove({ lineId: line.id }, context)
    if (error) setRefusal(errorMessage(error, 'That did not work.'))
  }
  const problem = PROBLEM(line)
  const dearer = hasDearer(line, lines)
  const most = dearer ? line.quantity : Math.min(MOST, line.available)

  return (
    <PieceLine piece={{ ...line, quantity }} quantity={false}>
      {line.breakUp ? <BreakUpDetails name={line.name} breakUp={line.breakUp} /> : null}
      {problem ? <p className={styles.problem}>{problem}</p> : null}
      <PriceNote line={line} lines={lines} />
      <div className={styles.actions}>
        <div className={styles.quantity} role="group" aria-label={`Quantity of ${line.name}`}>
          <button
            type="button"
            data-each
            aria-label="One fewer"
            disabled={quantity <= 1}
            onClick={() => void change(quantity - 1)}
          >
            −
          </button>
          <span className="num" aria-live="polite">
            {quantity}
          </span>
          <button
            type="button"
            data-each
            aria-label="One more"
            disabled={quantity >= most}
            onClick={() => void change(quantity + 1)}
          >
            +
          </button>
        </div>
        <button type="button" className="tlink small" disabled={busy} onClick={() => void take()}>
          Remove<span className="sr"> {line.name}</span>
        </button>
      </div>
      {!problem && !dearer && quantity > 1 && quantity >= most ? (
        <p className="small muted" role="status">
          {line.available > MOST
            ? `At most ${MOST} of a piece in one order.`
            : `No more than these ${most} can be had now.`}
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

export const Component = () => {
  const [{ data, error }, again] = useQuery({ query: BagPage, context })
  const refresh = useCallback(() => again({ requestPolicy: 'network-only' }), [again])
  const seo = (
    <PageSeo title="Your bag" path={paths.shoppingBag()} description="The pieces you have chosen." />
  )
  if (!data)
    return (
      <div className={`wrap ${styles.alone}`}>
        {seo}
        <ErrorState
          page
          title="Your bag did not load"
          text={errorMessage(error)}
          onRetry={() => again({ requestPolicy: 'network-only' })}
        />
      </div>
    )
  const { bag, shop } = data
  if (bag.lines.length === 0)
    return (
      <div className={`wrap ${styles.alone}`}>
        {seo}
        <EmptyState
          as="h1"
          title="Your bag is empty"
          text="It keeps what you choose, on every device you sign in on."
          action={
            <Link className={buttonClass()} to={paths.jewellery()}>
              See the pieces
            </Link>
          }
        />
      </div>
    )
  const shipping = bag.total > 0 ? deliveryOf(bag.total, shop.delivery) : 0
  const stuck = bag.lines.some(({ problem }) => problem && problem !== 'PRICE_CHANGED')
  const changed = changedLines(bag.lines)
  const engraved = bag.lines.some(({ returnable }) => !returnable)
  const pieces = bag.lines
    .filter(({ problem }) => !problem || problem === 'PRICE_CHANGED')
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      {seo}
      <TwoColumns
        title="Summary"
        main={
          <>
            <h1 className={styles.title}>Your bag</h1>
            <h2 className="sr">Pieces</h2>
            <PieceLines>
              {bag.lines.map((line) => (
                <BagLine key={line.id} line={line} lines={bag.lines} />
              ))}
            </PieceLines>
          </>
        }
        aside={
          <>
            <SumTable
              pieces={pieces}
              goods={bag.total}
              shipping={shipping}
              tax={taxWithDelivery(bag.tax, shipping)}
              total={bag.total + shipping}
            />
            {stuck ? (
              <p className={styles.problem} role="status">
                Please take out or lessen what is not there any more, then go on.
              </p>
            ) : changed.length > 0 ? (
              <ChangedPrices lines={changed} />
            ) : (
              <Link className={buttonClass({ wide: true })} to={paths.checkout()}>
                Check out
              </Link>
            )}
            {bag.heldUntil ? <HeldUntil at={bag.heldUntil} onEnd={refresh} /> : null}
            <DeliveryPromise
              makingDays={Math.max(0, ...bag.lines.map(({ makingDays }) => makingDays ?? 0))}
              anywhere={
                bag.expectedArrival
                  ? `${pieces === 1 ? 'With you by' : 'All pieces by'} ${formatWeekday(bag.expectedArrival)}, insured.`
                  : undefined
              }
            />
            <p className="small muted">
              {deliveryWords(shop.delivery)}
              {engraved ? ' Engraved pieces and those with a birth stone cannot be returned.' : ''}
            </p>
          </>
        }
      />
    </>
  )
}
