import type { OrderPageQuery } from '#web/gql/orders/graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { andWords } from '#web/lib/list-words.ts'
import { formatPaise } from '#web/lib/money.ts'
import { t } from '#web/words/t.ts'
import styles from './orders.module.css'

type PageOrder = NonNullable<OrderPageQuery['order']>
type Order = Pick<
  PageOrder,
  'amount' | 'refunded' | 'money' | 'advance' | 'pointsEarned' | 'pointsOnTheWay' | 'pointsFrom'
>

/** The part of the price that came, of an order whose rest did not; otherwise 0. */
const advanceOf = ({ amount, advance, money }: Pick<Order, 'amount' | 'advance' | 'money'>): number =>
  advance && money && money.received < amount ? money.received : 0

/** What happened to the money after it was paid, as rows below the total. */
export const moneyRows = ({
  amount,
  advance,
  refunded,
  money,
}: Pick<Order, 'amount' | 'advance' | 'refunded' | 'money'>): { label: string; paise: number }[] =>
  [
    { label: t('order.money.received'), paise: advanceOf({ amount, advance, money }) },
    { label: t('order.money.refunded'), paise: refunded },
    { label: t('order.money.underWay'), paise: money?.underWay ?? 0 },
    { label: t('order.money.failed'), paise: money?.failed ?? 0 },
    { label: t('order.money.disputed'), paise: money?.disputed ?? 0 },
    { label: t('order.money.withheld'), paise: money?.withheld ?? 0 },
  ].filter(({ paise }) => paise > 0)

const NOTES: Readonly<Record<string, string>> = {
  REFUND_UNDER_WAY: t('order.note.underWay'),
  REFUND_FAILED: t('order.note.failed'),
  DISPUTED: t('order.note.disputed'),
  DISPUTE_LOST: t('order.note.lost'),
}

const WAYS: Readonly<Record<NonNullable<Order['money']>['ways'][number], string>> = {
  CARD: t('order.way.card'),
  UPI: t('order.way.upi'),
  TRANSFER: t('payment.bankTransfer'),
}

/** How long a refund takes depends on the way the order was paid. */
const noteOf = ({ state, ways }: NonNullable<Order['money']>): string | undefined =>
  state === 'REFUND_UNDER_WAY' && ways.length === 1 && ways[0] === 'UPI' ? t('order.note.upi') : NOTES[state]

/** What the shopper gets back for cancelling a paid order. */
export const cancelWords = ({
  amount,
  money,
  pointsSpent,
}: Pick<PageOrder, 'amount' | 'money' | 'pointsSpent'>): string => {
  const ways = money?.ways.map((way) => WAYS[way]) ?? []
  const back = ways.length > 0 ? t('order.cancel.wayBy', { ways: andWords(ways) }) : t('order.cancel.way')
  return t('order.cancel.text', { amount: formatPaise(amount), back, points: pointsSpent > 0 ? 'yes' : 'no' })
}

/** Says where the money is, if that is not obvious, and when the points of the order arrive. */
export const MoneyNote = ({
  order: { amount, money, advance, pointsEarned, pointsOnTheWay, pointsFrom },
}: {
  order: Order
}) => {
  const note = money ? noteOf(money) : undefined
  const ways = money?.ways.map((way) => WAYS[way]) ?? []
  const points = (count: number) => t('points.count', { count })
  return (
    <>
      {ways.length > 0 ? (
        <p className={`small muted ${styles.gap}`}>
          {t('order.paidBy', {
            advance: advanceOf({ amount, advance, money }) > 0 ? 'yes' : 'no',
            ways: andWords(ways),
          })}
        </p>
      ) : null}
      {note ? <p className={styles.gap}>{note}</p> : null}
      {pointsOnTheWay > 0 ? (
        <p className={`small muted num ${styles.gap}`}>
          {t('order.points.onTheWay', {
            points: points(pointsOnTheWay),
            from: pointsFrom ? formatDay(pointsFrom) : 'none',
          })}
        </p>
      ) : pointsEarned > 0 ? (
        <p className={`small muted num ${styles.gap}`}>
          {t('order.points.earned', { points: points(pointsEarned) })}
        </p>
      ) : null}
    </>
  )
}
