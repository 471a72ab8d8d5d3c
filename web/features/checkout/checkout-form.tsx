import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { ChangedTotal, type Summed } from '#web/components/changed-prices/changed-total.tsx'
import { LoadingScreen } from '#web/components/loading-screen/loading-screen.tsx'
import { useConfirmIdentity } from '#web/components/confirm-identity/use-confirm-identity.tsx'
import { BagPieceFragment } from '#web/components/piece-line/piece-fragments.ts'
import { readFragment } from '#web/gql/checkout/fragment-masking.ts'
import type { CheckoutPageQuery } from '#web/gql/checkout/graphql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { formatPaise } from '#web/lib/money.ts'
import { useOffers, usePointsRule } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { isSilence } from '#web/lib/silence.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Checkbox, TextField } from '#web/ui/form/fields.tsx'
import { Form, FormGroup, useShopForm } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { PlaceOrder } from './checkout-query.ts'
import { Destination } from './destination.tsx'
import { NextStepLink, type NextStepWord } from './next-step.tsx'
import { panDoubt, panRule } from './pan.ts'
import { dropKey, keepForm, keptForm, keyFor } from '#web/lib/checkout-memory.ts'
import { t } from '#web/words/t.ts'
import { askedNow, PartToPay, WaysToPay, wayTaken } from './ways.tsx'
import { restore } from './restore.ts'
import { GIFT_MESSAGE_MAX, inputOf, startValues, type CheckoutValues } from './values.ts'
import styles from './checkout.module.css'

const context = { additionalTypenames: ['Bag', 'CheckoutQuote'] }

export type Ready = CheckoutPageQuery & { viewer: NonNullable<CheckoutPageQuery['viewer']> }

interface FormProps {
  data: Ready
  setPoints: (points: number) => void
  setDelivery: (delivery: 'SHIP' | 'COLLECT') => void
  /** Holds the page at this bag, or lets it go. */
  hold: (data: Ready | undefined) => void
}

/**
 * If the shop wants to know who the shopper is, asks next to the form: what was typed is kept, and the order continues.
 */
export const CheckoutForm = (props: FormProps) => {
  const { send, dialog } = useConfirmIdentity({
    reason: t('checkout.newAddress'),
    email: props.data.viewer.email,
  })
  return (
    <>
      <OrderForm {...props} send={send} />
      {dialog}
    </>
  )
}

type Send = ReturnType<typeof useConfirmIdentity>['send']

const OrderForm = ({ data, setPoints, setDelivery, hold, send }: FormProps & { send: Send }) => {
  const { checkout: quote, viewer } = data
  const takesMessages = useOffers('messages')
  const rule = usePointsRule()
  const form = useShopForm<CheckoutValues>(startValues(viewer))
  const [, placeOrder] = useMutation(PlaceOrder)
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const [nextStep, setNextStep] = useState<NextStepWord>()
  const [changed, setChanged] = useState<{ before: Summed; now: Summed }>()
  // The delivery price with which the page opens, until a refused order knows another; collecting costs nothing.
  const [shipping, setShipping] = useState(quote.shipping)

  // What was typed before comes back after hydration.
  useEffect(() => {
    const kept = keptForm(viewer.id)
    if (kept) restore(form, kept)
    const { unsubscribe } = form.watch((values) => keepForm(viewer.id, values))
    return unsubscribe
  }, [form, viewer.id])

  // The buyer: the name on the parcel, or the account's name if the pieces are collected at a store.
  const buyer = form.watch('delivery') === 'SHIP' ? form.watch('address.name') || viewer.name : viewer.name
  const now = askedNow(quote, form.watch('part'))
  const usesPoints = form.watch('usePoints')
  const delivery = form.watch('delivery')
  useEffect(() => setDelivery(delivery), [delivery, setDelivery])
  const points = usesPoints ? quote.points.spendable : 0
  useEffect(() => setPoints(points), [points, setPoints])

  const submit = async (values: CheckoutValues) => {
    const asked = askedNow(quote, values.part)
    const content = inputOf(
      { ...values, way: wayTaken(values.way, asked.ways) },
      {
        bagVersion: quote.bagVersion,
        total: quote.total,
        points: quote.points.spent,
        ...(asked.advance !== undefined && { advance: asked.advance }),
      },
    )
    setNextStep(undefined)
    setChanged(undefined)
    for (const again of [false, true]) {
      const input = { key: keyFor(content, again), ...content }
      const { data: answer, error } = await send(() => placeOrder({ input }, context))
      // If it was placed, the bag is empty now. The order is found again under the same key, so under the same bag.
      const isUnanswered = error !== undefined && isSilence(error)
      hold(isUnanswered ? data : undefined)
      if (isUnanswered) return [{ message: t('checkout.noAnswer') }]
      const placed = answer?.placeOrder
      if (placed?.paymentUrl) {
        setLeaving(true)
        window.location.assign(placed.paymentUrl)
        return undefined
      }
      if (placed?.orderId && placed.way === 'TRANSFER') {
        dropKey()
        await navigate(paths.order(placed.orderId))
        return undefined
      }
      setNextStep(placed?.nextStep ?? undefined)
      if (placed?.quote) {
        setChanged({
          before: { ...quote, lines: readFragment(BagPieceFragment, quote.lines) },
          now: placed.quote,
        })
        if (values.delivery === 'SHIP') setShipping(placed.quote.shipping)
      }
      if (placed?.userErrors.some(({ code }) => code === 'PAYMENT_REFUSED')) dropKey()
      // An order under this key that can no longer be paid, or one with another PAN: a new key makes a new one.
      const isOther = placed?.userErrors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH')
      if ((placed?.orderId || isOther) && !again) continue
      return formAnswer(error, placed?.userErrors)
    }
    return [{ message: t('checkout.payment.failed') }]
  }

  if (leaving)
    return (
      <div className={styles.leaving}>
        <LoadingScreen />
      </div>
    )
  return (
    <Form form={form} onSubmit={submit}>
      {changed ? <ChangedTotal {...changed} /> : null}
      <Destination data={data} shipping={shipping} />
      <FormGroup legend={t('checkout.gift.title')}>
        <Checkbox name="giftWrap" label={t('checkout.gift.wrap')} />
        {form.watch('giftWrap') ? (
          <TextField
            name="giftMessage"
            label={t('checkout.gift.message')}
            optional
            rows={3}
            maxLength={GIFT_MESSAGE_MAX}
          />
        ) : null}
      </FormGroup>
      {data.shop.delivery.plainParcel && form.watch('delivery') === 'SHIP' ? (
        <FormGroup legend={t('checkout.parcel.title')}>
          <Checkbox
            name="plainParcel"
            label={t('checkout.parcel.plain')}
            hint={t('checkout.parcel.hint', { name: data.shop.name })}
          />
        </FormGroup>
      ) : null}
      {rule && quote.points.balance > 0 ? (
        <FormGroup legend={t('sum.points')}>
          {quote.points.allowed ? (
            <Checkbox
              name="usePoints"
              disabled={quote.points.spendable === 0}
              label={t('checkout.points.pay', {
                price: formatPaise(quote.points.spendable * rule.worth),
                count: quote.points.spendable,
                balance: quote.points.balance,
              })}
              hint={t('checkout.points.cover', { percent: rule.mostPercent })}
            />
          ) : (
            <p className="muted">{t('checkout.points.confirm', { count: quote.points.balance })}</p>
          )}
        </FormGroup>
      ) : null}
      {quote.panRequired ? (
        <FormGroup legend={t('checkout.pan.title')}>
          <TextField
            name="pan"
            label={t('checkout.pan.label')}
            maxLength={20}
            hint={t('checkout.pan.hint')}
            rules={{ required: t('checkout.pan.required'), validate: panRule }}
          />
          <p className="small muted" role="status">
            {panDoubt(form.watch('pan'), buyer)}
          </p>
        </FormGroup>
      ) : null}
      <PartToPay quote={quote} />
      <WaysToPay quote={quote} viewer={viewer} />
      <p className={styles.total}>
        <span>{now.advance === undefined ? t('sum.total') : t('checkout.payNow')}</span>
        <span className="price">{formatPaise(now.paise)}</span>
      </p>
      {quote.unpayable ? (
        <div className={styles.unpayable} role="alert">
          <p>{quote.unpayable}</p>
          <Link className={buttonClass()} to={takesMessages ? paths.message() : paths.contactUs()}>
            {t('checkout.write')}
          </Link>
        </div>
      ) : (
        <>
          <NextStepLink step={nextStep} />
          <Submit wide>
            {wayTaken(form.watch('way'), now.ways) === 'TRANSFER'
              ? t('checkout.place')
              : t('checkout.continue')}
          </Submit>
        </>
      )}
      {quote.points.earns > 0 ? (
        <p className="small muted">{t('checkout.earns', { count: quote.points.earns })}</p>
      ) : null}
    </Form>
  )
}
