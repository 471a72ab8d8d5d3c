import { useCallback, useEffect, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { LoadingScreen } from '#web/components/loading-screen/loading-screen.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ChangedPrices, changedLines } from '#web/components/changed-prices/changed-prices.tsx'
import { PriceNote } from '#web/components/changed-prices/price-note.tsx'
import { HeldUntil } from '#web/components/changed-prices/held-until.tsx'
import { BreakUpDetails } from '#web/components/price-breakup/price-breakup.tsx'
import { useConfirmIdentity } from '#web/components/confirm-identity/use-confirm-identity.tsx'
import { PieceLine, PieceLines } from '#web/components/piece-line/piece-line.tsx'
import { SumTable } from '#web/components/piece-line/sum-table.tsx'
import { TwoColumns } from '#web/components/piece-line/two-columns.tsx'
import type { CheckoutPageQuery } from '#web/gql/checkout/graphql.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { formatPaise } from '#web/lib/money.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { Checkbox, TextField } from '#web/ui/form/fields.tsx'
import { Form, FormGroup, useShopForm } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { CheckoutPage, PlaceOrder } from './checkout-query.ts'
import { Destination } from './destination.tsx'
import { NextStepLink, type NextStepWord } from './next-step.tsx'
import { useHeldPrices } from './hold-prices.ts'
import { panDoubt, panRule } from './pan.ts'
import { dropKey, keepForm, keptForm, keyFor } from './order-key.ts'
import { inputOf, startValues, type CheckoutValues } from './values.ts'
import styles from './checkout.module.css'

const context = { additionalTypenames: ['Bag', 'CheckoutQuote'] }

export const loader = async ({ client, url }: LoaderArgs) =>
  personalPage(await loadQuery(client, CheckoutPage, { points: 0 }), url)

const Steps = () => (
  <ol className={styles.steps}>
    <li className={styles.done}>
      <Icon name="tick" />
      Sign in
    </li>
    <li aria-current="step">
      <span className="num">2</span> Delivery
    </li>
    <li>
      <span className="num">3</span> Payment
    </li>
  </ol>
)

const Header = ({ name }: { name: string }) => (
  <header className={`on-green ${styles.header}`}>
    <Link to={paths.shoppingBag()}>Back to bag</Link>
    <Link to={paths.home()} className={styles.mark} aria-label={`${name}, home`}>
      {name}
    </Link>
    <span className={styles.secure}>
      <Icon name="lock" />
      Secure
    </span>
  </header>
)

const NO_LINES: CheckoutPageQuery['checkout']['lines'] = []

type Ready = CheckoutPageQuery & { viewer: NonNullable<CheckoutPageQuery['viewer']> }

interface FormProps {
  data: Ready
  setPoints: (points: number) => void
}

/** Asks who the shopper is where the shop wants to know it, beside the form: what was typed stays, and the order goes on. */
const CheckoutForm = (props: FormProps) => {
  const { send, dialog } = useConfirmIdentity({
    reason: 'This order is going to an address we haven’t delivered to before. Please confirm that it’s you.',
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

const OrderForm = ({ data, setPoints, send }: FormProps & { send: Send }) => {
  const { checkout: quote, viewer } = data
  const form = useShopForm<CheckoutValues>(startValues(viewer))
  const [, placeOrder] = useMutation(PlaceOrder)
  const [leaving, setLeaving] = useState(false)
  const [nextStep, setNextStep] = useState<NextStepWord>()

  // What was typed before comes back after hydration.
  useEffect(() => {
    const kept = keptForm()
    if (kept)
      for (const [name, value] of Object.entries(kept))
        form.setValue(name as keyof CheckoutValues, value as never)
    const { unsubscribe } = form.watch((values) => keepForm(values))
    return unsubscribe
  }, [form])

  // Who buys: the name on the parcel, or the account's where the pieces wait at a store.
  const buyer = form.watch('delivery') === 'SHIP' ? form.watch('address.name') || viewer.name : viewer.name
  const usesPoints = form.watch('usePoints')
  const points = usesPoints ? quote.points.spendable : 0
  useEffect(() => setPoints(points), [points, setPoints])

  const submit = async (values: CheckoutValues) => {
    const content = inputOf(values, {
      bagVersion: quote.bagVersion,
      total: quote.total,
      points: quote.points.spent,
    })
    const text = JSON.stringify(content)
    setNextStep(undefined)
    for (const again of [false, true]) {
      const input = { key: keyFor(text, again), ...content }
      const { data: answer, error } = await send(() => placeOrder({ input }, context))
      const placed = answer?.placeOrder
      if (placed?.paymentUrl) {
        setLeaving(true)
        window.location.assign(placed.paymentUrl)
        return undefined
      }
      setNextStep(placed?.nextStep ?? undefined)
      if (placed?.userErrors.some(({ code }) => code === 'PAYMENT_REFUSED')) dropKey()
      // An order under this key that can no longer be paid: a new key makes a new one.
      if (placed?.orderId && !again) continue
      return formAnswer(error, placed?.userErrors)
    }
    return [{ message: 'The payment page did not open. Please try again.' }]
  }

  if (leaving)
    return (
      <div className={styles.leaving}>
        <LoadingScreen />
      </div>
    )
  return (
    <Form form={form} onSubmit={submit}>
      <Destination data={data} />
      <FormGroup legend="A gift">
        <Checkbox name="giftWrap" label="Wrap in the green box, with a card. The slip shows no price." />
        {form.watch('giftWrap') ? (
          <TextField name="giftMessage" label="Message for the card" optional rows={3} maxLength={300} />
        ) : null}
      </FormGroup>
      {quote.points.balance > 0 ? (
        <FormGroup legend="Points">
          {quote.points.allowed ? (
            <Checkbox
              name="usePoints"
              disabled={quote.points.spendable === 0}
              label={`Pay ${formatPaise(quote.points.spendable * 100)} with ${quote.points.spendable} of your ${quote.points.balance} points`}
              hint="Points can cover up to 10% of your bag."
            />
          ) : (
            <p className="muted">
              You have {quote.points.balance} points. You can spend them once you have confirmed your e-mail
              address.
            </p>
          )}
        </FormGroup>
      ) : null}
      {quote.panRequired ? (
        <FormGroup legend="For an order above ₹2,00,000">
          <TextField
            name="pan"
            label="PAN"
            maxLength={10}
            hint="Required by law above this amount. We keep it only with this order."
            rules={{ required: 'An order above ₹2,00,000 needs a PAN.', validate: panRule }}
          />
          <p className="small muted" role="status">
            {panDoubt(form.watch('pan'), buyer)}
          </p>
        </FormGroup>
      ) : null}
      <p className={styles.total}>
        <span>Total</span>
        <span className="price">{formatPaise(quote.total)}</span>
      </p>
      {quote.unpayable ? (
        <div className={styles.unpayable} role="alert">
          <p>{quote.unpayable}</p>
          <Link className={buttonClass()} to={paths.message()}>
            Write to us
          </Link>
        </div>
      ) : (
        <>
          <NextStepLink step={nextStep} />
          <Submit wide>Continue to payment</Submit>
        </>
      )}
      {quote.points.earns > 0 ? (
        <p className="small muted">This order earns {quote.points.earns} points.</p>
      ) : null}
    </Form>
  )
}

export const Component = () => {
  const [points, setPoints] = useState(0)
  const [{ data, error }, again] = useQuery({ query: CheckoutPage, variables: { points }, context })
  const refresh = useCallback(() => again({ requestPolicy: 'network-only' }), [again])
  const [last, setLast] = useState(data)
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  const shown = data ?? last
  const seo = <PageSeo title="Checkout" path={paths.checkout()} description="Delivery and payment." />
  const viewer = shown?.viewer
  useHeldPrices(shown?.checkout.bagVersion, shown?.checkout.lines ?? NO_LINES)
  if (!shown || !viewer)
    return (
      <div className={`wrap ${styles.alone}`}>
        {seo}
        <ErrorState
          page
          title="The checkout did not load"
          text={errorMessage(error)}
          onRetry={() => again({ requestPolicy: 'network-only' })}
        />
      </div>
    )
  const quote = shown.checkout
  const changed = changedLines(quote.lines)
  const stuck = quote.lines.some(({ problem }) => problem && problem !== 'PRICE_CHANGED')
  return (
    <>
      {seo}
      <Header name={shown.shop.name} />
      <div>
        {quote.pieces === 0 || stuck ? (
          <div className={`wrap ${styles.alone}`}>
            <EmptyState
              as="h1"
              title={quote.lines.length === 0 ? 'Your bag is empty' : 'A piece is no longer available'}
              text={quote.lines.length === 0 ? 'Choose a piece first.' : 'Please look at your bag again.'}
              action={
                <Link className={buttonClass()} to={paths.shoppingBag()}>
                  Back to bag
                </Link>
              }
            />
          </div>
        ) : (
          <TwoColumns
            title="Your order"
            main={
              <>
                <h1 className={styles.title}>Checkout</h1>
                <Steps />
                {changed.length > 0 ? (
                  <ChangedPrices lines={changed} />
                ) : (
                  <CheckoutForm data={{ ...shown, viewer }} setPoints={setPoints} />
                )}
              </>
            }
            aside={
              <>
                <PieceLines small>
                  {quote.lines.map((line) => (
                    <PieceLine key={line.id} piece={line}>
                      {line.breakUp ? <BreakUpDetails name={line.name} breakUp={line.breakUp} /> : null}
                      <PriceNote line={line} lines={quote.lines} />
                    </PieceLine>
                  ))}
                </PieceLines>
                <SumTable
                  pieces={quote.pieces}
                  goods={quote.goods}
                  discount={quote.discount}
                  tcs={quote.tcs}
                  tax={quote.tax}
                  total={quote.total}
                />
                {quote.heldUntil ? <HeldUntil at={quote.heldUntil} onEnd={refresh} /> : null}
              </>
            }
          />
        )}
      </div>
    </>
  )
}
