import type { ReactNode } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { choicesOf, Personalised } from '#web/components/piece-line/piece-line.tsx'
import { formatWeekday } from '#web/lib/dates.ts'
import { andWords } from '#web/lib/list-words.ts'
import { formatPaise } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge/badge.tsx'
import { rich, t } from '#web/words/t.ts'
import type { LandedOrder, Landing } from './landing-query.ts'
import { useClock } from '#web/lib/use-clock.ts'
import styles from './result.module.css'

interface Words {
  /** Absent if the words above already say it. */
  badge?: string
  tone?: 'paid' | 'failed' | 'none'
  title: string
  text: ReactNode
  /** What the sum of this payment is. */
  sum?: string
  after?: string
}

const PAID: Words = {
  badge: t('payment.paid.badge'),
  tone: 'paid',
  title: t('payment.paid.title'),
  text: t('payment.paid.elsewhere'),
}

const paidWords = ({ delivery, storeName, advance }: LandedOrder): Words => ({
  title: t('payment.paid.order'),
  text: t('payment.paid.text', {
    begun: advance ? 'yes' : 'no',
    way: delivery === 'COLLECT' ? (storeName ? 'store' : 'collect') : 'ship',
    store: storeName ?? '',
  }),
  sum: t('payment.paid.badge'),
})

/** Only the advance was paid: the order is being made. */
const begunWords = (rest: number): Words => ({
  badge: t('payment.advance.badge'),
  tone: 'paid',
  title: t('payment.advance.title'),
  text: t('payment.advance.text', { rest: formatPaise(rest) }),
  sum: t('payment.advance.badge'),
})

const WaitingText = ({ until }: { until: string | null | undefined }) => {
  const clock = useClock()
  return t('payment.waiting.text', { until: until ? clock(until) : 'none' })
}
const waitingWords = (order: LandedOrder | undefined): Words => ({
  badge: t('payment.waiting.badge'),
  title: t('payment.waiting.title'),
  text: <WaitingText until={order?.reservedUntil} />,
  sum: t('payment.sum.due'),
  after: t('payment.waiting.after'),
})

const ASKING: Words = {
  badge: t('payment.waiting.badge'),
  title: t('payment.asking.title'),
  text: t('payment.asking.text'),
}
const LOOKED_AT: Words = {
  badge: t('payment.waiting.badge'),
  title: t('payment.looked.title'),
  text: t('payment.looked.text'),
  sum: t('payment.sum.asked'),
}
const RETURNED: Words = {
  badge: t('payment.returned.badge'),
  tone: 'failed',
  title: t('payment.returned.title'),
  text: t('payment.returned.text'),
  sum: t('payment.sum.back'),
}
const REFUSED: Words = {
  badge: t('payment.refused.badge'),
  tone: 'failed',
  title: t('payment.refused.title'),
  text: (
    <>
      {rich('payment.refused.text', {
        bag: (words) => (
          <Link className="tlink" to={paths.shoppingBag()}>
            {words}
          </Link>
        ),
      })}
    </>
  ),
  sum: t('payment.sum.asked'),
}
const restRefused = (orderId: string | undefined): Words => ({
  ...REFUSED,
  text: (
    <>
      {rich('payment.refused.rest', {
        order: (words) => (
          <Link className="tlink" to={orderId ? paths.order(orderId) : paths.orders()}>
            {words}
          </Link>
        ),
      })}
    </>
  ),
})
const UNKNOWN: Words = {
  badge: t('payment.unknown.badge'),
  tone: 'none',
  title: t('payment.unknown.title'),
  text: (
    <>
      {rich('payment.unknown.text', {
        contact: (words) => (
          <Link className="tlink" to={paths.contactUs()}>
            {words}
          </Link>
        ),
      })}
    </>
  ),
}

const wordsOf = (landing: Landing): Words => {
  switch (landing.is) {
    case 'paid':
      if (!landing.order) return PAID
      return landing.order.advance && landing.order.advance.rest > 0
        ? begunWords(landing.order.advance.rest)
        : paidWords(landing.order)
    case 'waiting':
      return waitingWords(landing.order)
    case 'looked-at':
      return LOOKED_AT
    case 'returned':
      return RETURNED
    case 'refused':
      return REFUSED
    case 'rest-refused':
      return restRefused(landing.order?.id)
    case 'unknown':
      return UNKNOWN
    case 'asking':
      return ASKING
  }
}

const WAYS: Readonly<Record<NonNullable<LandedOrder['money']>['ways'][number], string>> = {
  CARD: t('order.way.card'),
  UPI: t('order.way.upi'),
  TRANSFER: t('payment.bankTransfer'),
}

const Rows = ({
  order,
  sum,
  paise,
  dated,
}: {
  order: LandedOrder
  sum: string
  paise: number
  dated: boolean
}) => (
  <dl className={`num ${styles.rows}`}>
    <div>
      <dt>{t('payment.fact.order')}</dt>
      <dd>
        <Link className="tlink" to={paths.order(order.id)}>
          {order.number}
        </Link>
      </dd>
    </div>
    <div>
      <dt>{sum}</dt>
      <dd>{formatPaise(paise)}</dd>
    </div>
    {dated && order.money && order.money.ways.length > 0 ? (
      <div>
        <dt>{t('payment.fact.paidBy')}</dt>
        <dd>{andWords(order.money.ways.map((way) => WAYS[way]))}</dd>
      </div>
    ) : null}
    {dated && order.expectedArrival ? (
      <div>
        <dt>{order.delivery === 'COLLECT' ? t('payment.fact.ready') : t('payment.fact.withYou')}</dt>
        <dd>{formatWeekday(order.expectedArrival)}</dd>
      </div>
    ) : null}
    {dated && (order.giftWrap || order.plainParcel) ? (
      <div>
        <dt>{t('payment.fact.parcel')}</dt>
        <dd>
          {andWords([
            ...(order.giftWrap ? [t('payment.parcel.gift')] : []),
            ...(order.plainParcel ? [t('payment.parcel.plain')] : []),
          ])}
        </dd>
      </div>
    ) : null}
  </dl>
)

/** Shows the state of the payment, which the words above it cannot know. */
export const PaymentStatus = ({ landing }: { landing: Landing }) => {
  const { badge, tone, title, text, sum, after } = wordsOf(landing)
  const { order, amount } = 'order' in landing ? landing : {}
  const pieces = landing.is === 'paid' ? (order?.items ?? []) : []
  return (
    <section className={styles.status} role="status" aria-label={t('payment.fact.title')}>
      {badge === undefined ? null : (
        <p>
          <Badge tone={tone ?? 'other'}>{badge}</Badge>
        </p>
      )}
      <h2>{title}</h2>
      {pieces.length > 0 ? (
        <ul className={styles.pieces}>
          {pieces.map((piece) => (
            <li key={piece.id}>
              {piece.quantity > 1
                ? t('payment.pieces', { name: piece.name, count: piece.quantity })
                : piece.name}
              <span className="small muted">{choicesOf(piece)}</span>
              <Personalised piece={piece} />
            </li>
          ))}
        </ul>
      ) : null}
      {order && sum ? (
        <Rows order={order} sum={sum} paise={amount ?? order.amount} dated={landing.is === 'paid'} />
      ) : null}
      <p className="muted">{text}</p>
      {after ? <p className="small muted">{after}</p> : null}
    </section>
  )
}
