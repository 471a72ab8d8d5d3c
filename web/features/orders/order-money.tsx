import type { OrderPageQuery } from '#web/gql/orders/graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import styles from './orders.module.css'

type PageOrder = NonNullable<OrderPageQuery['order']>
type Order = Pick<
  PageOrder,
  'refunded' | 'money' | 'advance' | 'pointsEarned' | 'pointsOnTheWay' | 'pointsFrom'
>

/** What became of the money after it was paid, as rows below the total. */
export const moneyRows = ({ refunded, money }: Order): { label: string; paise: number }[] =>
  [
    { label: 'Refunded', paise: refunded },
    { label: 'Refund under way', paise: money?.underWay ?? 0 },
    { label: 'Refund not accepted', paise: money?.failed ?? 0 },
    { label: 'Disputed', paise: money?.disputed ?? 0 },
    { label: 'Kept back for points already spent', paise: money?.withheld ?? 0 },
  ].filter(({ paise }) => paise > 0)

const NOTES: Readonly<Record<string, string>> = {
  REFUND_UNDER_WAY: 'Your refund is on its way. Banks take up to ten days.',
  REFUND_FAILED:
    'Your bank has not accepted our refund. The money is safe with us; we will send it another way and write to you.',
  DISPUTED: 'Your bank is looking into this payment. Refunds wait until it has decided.',
  DISPUTE_LOST: 'Your bank has given this payment back to you.',
}

const WAYS: Readonly<Record<NonNullable<Order['money']>['ways'][number], string>> = {
  CARD: 'card',
  UPI: 'UPI',
  TRANSFER: 'bank transfer',
}

/** How long a refund takes depends on what was paid with. */
const noteOf = ({ state, ways }: NonNullable<Order['money']>): string | undefined =>
  state === 'REFUND_UNDER_WAY' && ways.length === 1 && ways[0] === 'UPI'
    ? 'Your refund is on its way to the account behind your UPI ID. Banks take four to seven working days.'
    : NOTES[state]

/** What cancelling a paid order brings back. */
export const cancelWords = ({
  amount,
  money,
  pointsSpent,
}: Pick<PageOrder, 'amount' | 'money' | 'pointsSpent'>): string => {
  const ways = money?.ways.map((way) => WAYS[way]) ?? []
  const back = ways.length > 0 ? `the way it came, by ${ways.join(' and ')}` : 'the way it came'
  return `The workshop has not begun, so you may still cancel free of charge. ${formatPaise(amount)} goes back ${back}${
    pointsSpent > 0 ? ', and the points you spent are yours again' : ''
  }.`
}

/** Says where the money is, where that is not plain, and when the points of the order arrive. */
export const MoneyNote = ({
  order: { money, advance, pointsEarned, pointsOnTheWay, pointsFrom },
}: {
  order: Order
}) => {
  const note = money ? noteOf(money) : undefined
  const ways = money?.ways.map((way) => WAYS[way]) ?? []
  const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`
  return (
    <>
      {ways.length > 0 ? (
        <p className={`small muted ${styles.gap}`}>
          {advance && advance.rest > 0 ? 'Advance paid' : 'Paid'} by {ways.join(' and ')}.
        </p>
      ) : null}
      {note ? <p className={styles.gap}>{note}</p> : null}
      {pointsOnTheWay > 0 ? (
        <p className={`small muted num ${styles.gap}`}>
          {points(pointsOnTheWay)} on their way,{' '}
          {pointsFrom
            ? `yours from ${formatDay(pointsFrom)}.`
            : 'yours when the time for returns has passed.'}
        </p>
      ) : pointsEarned > 0 ? (
        <p className={`small muted num ${styles.gap}`}>{points(pointsEarned)} earned.</p>
      ) : null}
    </>
  )
}
