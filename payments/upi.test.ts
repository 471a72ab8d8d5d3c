import Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import { buildPayments, type Payments } from './app.ts'
import { readPayments } from './settings.ts'

const open: Payments[] = []
afterEach(async () => {
  for (const payments of open.splice(0)) await payments.close()
})

const start = async (options: { brand?: readonly string[] } = {}) => {
  const payments = buildPayments({
    secretKey: 'sk_test_local',
    webhookSecret: 'whsec_test',
    control: true,
    ...options,
  })
  const origin = await payments.listen(0)
  open.push(payments)
  const stripe = new Stripe('sk_test_local', {
    host: '127.0.0.1',
    port: Number(new URL(origin).port),
    protocol: 'http',
    maxNetworkRetries: 0,
  })
  const session = (rupees = 93_000, ways: string[] | null = ['card', 'upi']) =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/cancel',
      ...(ways && { allowed_payment_method_types: ways }),
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'inr', unit_amount: rupees * 100, product_data: { name: 'Aube' } },
        },
      ],
    })
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    return answer.headers.get('location') ?? `${answer.status}`
  }
  const control = (path: string, body: object) =>
    fetch(`${origin}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const page = async (id: string) => (await fetch(`${origin}/pay/${id}`)).text()
  const look = (id: string) =>
    stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
  return { payments, origin, stripe, session, post, control, page, look }
}

const ask = (vpa: string) => ({ method: 'upi', vpa })
/** What the session's charge says it was paid with. */
const meansOf = (session: Stripe.Checkout.Session) => {
  const intent = session.payment_intent as Stripe.PaymentIntent | null
  return (intent?.latest_charge as Stripe.Charge | null)?.payment_method_details
}

describe('a request to a UPI id', () => {
  it('waits on its page until it is approved, and the charge names the id', async () => {
    const { session, post, page, look, origin } = await start()
    const { id } = await session()
    expect(await page(id)).toContain('name="vpa"')
    expect(await post(`/pay/${id}`, ask('Meera@okbank'))).toBe(`/pay/${id}`)
    const waiting = await page(id)
    expect(waiting).toContain('meera@okbank')
    expect(waiting).toContain('nothing is charged')
    expect(waiting).not.toContain('role="alert"')
    expect(await page(`${id}?answered=1`)).toContain('has not told us yet')
    expect(await (await fetch(`${origin}/pay/${id}/waiting`)).json()).toBe(true)
    expect((await look(id)).status).toBe('open')
    expect(await post(`/pay/${id}/upi`, { answer: 'approve' })).toContain('/success?session_id=')
    expect(await (await fetch(`${origin}/pay/${id}/waiting`)).json()).toBe(false)
    const paid = await look(id)
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid' })
    expect(meansOf(paid)).toEqual({ type: 'upi', upi: { vpa: 'meera@okbank' } })
  })

  it('declined, run out, taken back or refused it charges nothing, and the session can be paid again', async () => {
    const { payments, session, post, control, page, look } = await start()
    const { id } = await session()
    for (const typed of ['', 'meera', 'meera@', '@okbank', 'a b@okbank', '<b>@okbank'])
      expect(await post(`/pay/${id}`, ask(typed))).toBe(`/pay/${id}?problem=upi_unknown`)
    expect(await post(`/pay/${id}`, ask('decline@upi'))).toBe(`/pay/${id}?problem=upi_declined`)
    await post(`/pay/${id}`, ask('meera@okbank'))
    await post(`/pay/${id}/upi`, { answer: 'decline' })
    expect(await page(id)).toContain('declined in the UPI app')
    await post(`/pay/${id}`, ask('meera@okbank'))
    await post(`/pay/${id}/upi`, { answer: 'cancel' })
    expect(await page(id)).not.toContain('role="alert"')
    await post(`/pay/${id}`, ask('meera@okbank'))
    payments.controls.clockOffsetMs = 5 * 60_000 + 1
    expect(await page(id)).toContain('not answered within five minutes')
    expect((await control(`sessions/${id}/upi/answer`, { answer: 'approve' })).status).toBe(400)
    expect(await look(id)).toMatchObject({ status: 'open', payment_status: 'unpaid', payment_intent: null })
    const number = '4242 4242 4242 4242'
    await post(`/pay/${id}`, ask('meera@okbank'))
    await post(`/pay/${id}`, { method: 'card', number, expiry: '12/40', cvc: '123' })
    expect(meansOf(await look(id))).toMatchObject({ type: 'card' })
    expect((await control(`sessions/${id}/upi/answer`, { answer: 'approve' })).status).toBe(400)
  })

  it('is not approved once its session has been closed', async () => {
    const { stripe, session, post, control, look } = await start()
    const { id } = await session()
    await post(`/pay/${id}`, ask('meera@okbank'))
    await stripe.checkout.sessions.expire(id)
    expect((await control(`sessions/${id}/upi/answer`, { answer: 'approve' })).status).toBe(400)
    expect(await look(id)).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
  })

  it('is answered at the dashboard as in the app', async () => {
    const { session, control, post, look, origin } = await start()
    const { id } = await session()
    await control(`sessions/${id}/upi`, { vpa: 'meera@okbank' })
    expect(await (await fetch(`${origin}/dashboard`)).text()).toContain('asked of meera@okbank')
    expect(await post(`/dashboard/sessions/${id}/upi`, { answer: 'approve' })).toBe('/dashboard')
    expect((await look(id)).payment_status).toBe('paid')
  })

  it('takes no more than a bank lets through', async () => {
    const { session, post } = await start()
    const { id } = await session(2_00_001)
    expect(await post(`/pay/${id}`, ask('meera@okbank'))).toBe(`/pay/${id}?problem=upi_limit`)
  })

  it('is offered where the account has it and the shop allows it', async () => {
    const { session, page, post, control } = await start()
    const cardOnly = await session(93_000, ['card'])
    expect(await page(cardOnly.id)).not.toContain('name="vpa"')
    expect(await post(`/pay/${cardOnly.id}`, ask('meera@okbank'))).toContain('problem=upi_unknown')
    expect((await session(93_000, null)).payment_method_types).toEqual(['card'])
    await control('settings', { offers: ['card'] })
    expect((await session()).payment_method_types).toEqual(['card'])
    await expect(session(93_000, ['upi'])).rejects.toMatchObject({ param: 'allowed_payment_method_types' })
  })

  it('paid so is refunded for sixty days, and a dispute of it is lost as it begins', async () => {
    const { payments, stripe, session, post, look } = await start()
    const pay = async () => {
      const { id } = await session()
      await post(`/pay/${id}`, ask('approve@upi'))
      return String(((await look(id)).payment_intent as Stripe.PaymentIntent).id)
    }
    const [first, second] = [await pay(), await pay()]
    await expect(stripe.refunds.create({ payment_intent: first, amount: 100 })).resolves.toMatchObject({
      status: 'succeeded',
    })
    expect(payments.provider.money.dispute(second).status).toBe('lost')
    payments.controls.clockOffsetMs = 61 * 86_400_000
    await expect(stripe.refunds.create({ payment_intent: first })).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('the brand of the hosted pages', () => {
  it('is the shop’s: its tokens by the device’s mode, its faces and nothing from elsewhere', async () => {
    const { origin, session, page } = await start({ brand: readPayments({}).brand })
    const tokens = await (await fetch(`${origin}/brand/tokens.css`)).text()
    expect(tokens).toContain('prefers-color-scheme: dark')
    expect(tokens).not.toContain('data-colour-mode')
    const faces = await (await fetch(`${origin}/brand/fonts.css`)).text()
    const named = [...faces.matchAll(/url\((fonts\/[^)]+)\)/g)].map(([, path]) => path)
    expect(named.length).toBeGreaterThan(0)
    for (const path of named) {
      const face = await fetch(`${origin}/brand/${path}`)
      expect([face.status, face.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    }
    expect((await fetch(`${origin}/brand/fonts/..%2F..%2Fpackage.json`)).status).toBe(404)
    expect(await page((await session()).id)).not.toMatch(/Georgia|https?:\/\/(?!localhost)/)
  })

  it('is the device’s own type where there is none', async () => {
    const { origin, session, page } = await start()
    expect((await fetch(`${origin}/brand/tokens.css`)).status).toBe(200)
    expect(await page((await session()).id)).toContain('name="number"')
  })
})
