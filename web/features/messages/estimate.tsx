import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { grams } from '#web/components/piece-facts/piece-facts.ts'
import { PriceBreakUp } from '#web/components/price-breakup/price-breakup.tsx'
import { readFragment, type FragmentType } from '#web/gql/messages/fragment-masking.ts'
import { graphql } from '#web/gql/messages/gql.ts'
import type { Estimate_EstimateFragment } from '#web/gql/messages/graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { formatPaise } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { says } from '#web/lib/said.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import styles from './message.module.css'

export const Estimate_estimate = graphql(`
  fragment Estimate_estimate on Estimate {
    title
    price
    weeks
    validUntil
    metal
    purity
    weightMg
    breakUp {
      ...PriceBreakUp_breakUp
    }
    state
    advancePercent
    orderId
    orderNumber
  }
`)

const AcceptEstimate = graphql(`
  mutation AcceptEstimate($messageId: ID!) {
    acceptEstimate(messageId: $messageId) {
      message {
        id
        estimate {
          ...Estimate_estimate
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`)

const Accept = ({ messageId, label }: { messageId: string; label: string }) => {
  const [{ fetching }, send] = useMutation(AcceptEstimate)
  const [refused, setRefused] = useState<string>()
  const goTo = useNavigate()
  const accept = async () => {
    const { data, error } = await send({ messageId }, { additionalTypenames: ['Bag', 'Message'] })
    const [wrong] = formAnswer(error, data?.acceptEstimate.userErrors)
    setRefused(wrong?.message)
    if (!wrong) void goTo(paths.shoppingBag())
  }
  return (
    <>
      <Button busy={fetching} onClick={() => void accept()}>
        {label}
      </Button>
      {refused === undefined ? null : (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
    </>
  )
}

const Outcome = ({
  messageId,
  estimate: { state, orderId, orderNumber },
}: {
  messageId: string
  estimate: Estimate_EstimateFragment
}) => {
  switch (state) {
    case 'OPEN':
      return <Accept messageId={messageId} label={t('messages.estimate.accept')} />
    case 'ACCEPTED':
      return (
        <>
          <p>{t('messages.estimate.accepted')}</p>
          <Accept messageId={messageId} label={t('messages.estimate.toBag')} />
        </>
      )
    case 'ORDERED':
      return (
        <>
          <p>{t('messages.estimate.ordered')}</p>
          {orderId === null ? null : (
            <Link className={buttonClass({ look: 'line' })} to={paths.order(orderId)}>
              {t('messages.estimate.order', { number: orderNumber ?? '' })}
            </Link>
          )}
        </>
      )
    case 'CANCELLED':
      return <p>{t('messages.estimate.cancelled', { number: orderNumber ?? '' })}</p>
    case 'WITHDRAWN':
      return <p>{t('messages.estimate.withdrawn')}</p>
    case 'EXPIRED':
      return <p>{t('messages.estimate.expired')}</p>
  }
}

/** '18 kt yellow gold' */
const metalWords = (purity: string | null, metal: string) =>
  [purity && says(purity), says(metal).toLowerCase()].filter(Boolean).join(' ')

/** What the house offers to make: the price, how long it takes, and the button that accepts it. */
export const Estimate = ({
  messageId,
  estimate: masked,
}: {
  messageId: string
  estimate: FragmentType<typeof Estimate_estimate>
}) => {
  const estimate = readFragment(Estimate_estimate, masked)
  const { title, price, weeks, validUntil, metal, purity, weightMg, breakUp, advancePercent, state } =
    estimate
  const id = useId()
  const facts = [
    ...(breakUp ? [] : [[t('messages.estimate.price'), formatPaise(price)]]),
    ...(metal === null ? [] : [[t('messages.estimate.metal'), metalWords(purity, metal)]]),
    ...(weightMg === null ? [] : [[t('messages.estimate.weight'), grams(weightMg)]]),
    [t('messages.estimate.weeks'), t('messages.estimate.inWeeks', { weeks })],
    [t('messages.estimate.until'), formatDay(validUntil)],
  ] as const
  return (
    <section className={styles.estimate} aria-labelledby={`${id}-what ${id}-title`}>
      <p id={`${id}-what`} className="small muted">
        {t('messages.estimate.title')}
      </p>
      <h2 id={`${id}-title`} lang={langOf(title)}>
        {title}
      </h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {breakUp ? <PriceBreakUp breakUp={breakUp} /> : null}
      {state === 'OPEN' || state === 'ACCEPTED' ? (
        <p className="small">
          {advancePercent === null
            ? t('messages.estimate.whole')
            : t('messages.estimate.advance', { percent: advancePercent })}
        </p>
      ) : null}
      <Outcome messageId={messageId} estimate={estimate} />
    </section>
  )
}
