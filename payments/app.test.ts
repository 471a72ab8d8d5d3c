import { mkdtempSync, readFileSync, appendFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import { buildPayments, type Payments, type PaymentsOptions } from './app.ts'

const SECRET = 'whsec_test'
const open: { close: () => Promise<unknown> | unknown }[] = []

const start = async (options: Partial<PaymentsOptions> = {}) => {
  const payments = buildPayments({
    secretKey: 'sk_test_local',
    webhookSecret: SECRET,
    retryMs: 20,
    ...options,
  })
  const origin = await payments.listen(0)
  open.push(payments)
  const { port } = new URL(origin)
  const stripe = new Stripe('sk_test_local', {
    host: '127.0.0.1',
    port: Number(port),
    protocol: 'http',
    timeout: 30_000,
    maxNetworkRetries: 2,
  })
  return { payments, origin, stripe }
}

/** A webhook address that verifies every signature with the official package. */
const listen = async (answer: (event: Stripe.Event, n: number) => number = () => 200) => {
  const events: Stripe.Event[] = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const event = Stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), SECRET)
      events.push(event)
      response.statusCode = answer(event, events.length)
      response.end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  open.push({ close: () => new Promise((done) => server.close(done)) })
  const address = server.address()
  return { events, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook` }
}

afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

const wanted = (
  over: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: 'order-1',
  metadata: { orderId: 'order-1' },
  success_url: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/cancel',
  expires_at: Math.floor(Date.now() / 1000) + 1900,
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'inr', unit_amount: 18_640_900, product_data: { name: 'Aube ring' } },
    },
    {
      quantity: 2,
      price_data: { currency: 'inr', unit_amount: 9_630_000, product_data: { name: 'Studs & <b>more</b>' } },
    },
  ],
  ...over,
})

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
const card = (number: string) => ({ method: 'card', number, expiry: '12/40', cvc: '123', name: 'Meera' })
const until = async (is: () => boolean) => {
  for (let i = 0; i < 400 && !is(); i++) await new Promise((done) => setTimeout(done, 10))
  expect(is()).toBe(true)
}

describe('sessions by the official package', () => {
  it('opens a session with the sum of its lines and every member of the peer', async () => {
    const { stripe, origin } = await start()
    const session = await stripe.checkout.sessions.create(wanted())
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 37_900_900,
      currency: 'inr',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: 'order-1',
      mode: 'payment',
      livemode: false,
      metadata: { orderId: 'order-1' },
    })
    expect(session.url).toBe(`${origin}/pay/${session.id}`)
    const again = await stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] })
    expect(again.line_items?.data.map((i) => i.amount_total)).toEqual([18_640_900, 19_260_000])
  })

  it('refuses what the peer refuses, in its words', async () => {
    const { stripe } = await start()
    const refused = (params: Partial<Stripe.Checkout.SessionCreateParams>) =>
      expect(stripe.checkout.sessions.create(wanted(params))).rejects
    await refused({ line_items: [] }).toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'line_items',
    })
    await refused({
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'inr', unit_amount: 1_000_000_000, product_data: { name: 'x' } },
        },
      ],
    }).toMatchObject({ code: 'amount_too_large' })
    await refused({ expires_at: Math.floor(Date.now() / 1000) + 60 }).toMatchObject({ param: 'expires_at' })
    await refused({ success_url: 'javascript:alert(1)' }).toMatchObject({ code: 'url_invalid' })
    await refused({
      line_items: [
        { quantity: -1, price_data: { currency: 'inr', unit_amount: 100, product_data: { name: 'x' } } },
      ],
    }).toMatchObject({ param: 'line_items[0][quantity]' })
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({ statusCode: 404 })
    const stranger = new Stripe('sk_test_other', {
      host: '127.0.0.1',
      port: Number(new URL((await start()).origin).port),
      protocol: 'http',
      maxNetworkRetries: 0,
    })
    await expect(stranger.checkout.sessions.create(wanted())).rejects.toMatchObject({ statusCode: 401 })
  })

  it('answers an equal repeat of a key with the same session and refuses other parameters', async () => {
    const { stripe } = await start()
    const params = wanted()
    const [first, ...rest] = await Promise.all(
      Array.from({ length: 20 }, () =>
        stripe.checkout.sessions.create(params, { idempotencyKey: 'order:1:attempt:1' }),
      ),
    )
    expect(new Set(rest.map((s) => s.id))).toEqual(new Set([first?.id]))
    await expect(
      stripe.checkout.sessions.create(wanted({ client_reference_id: 'other' }), {
        idempotencyKey: 'order:1:attempt:1',
      }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  })

  it('answers 409 while a request with the key is at work, and the package repeats it', async () => {
    const { payments, stripe } = await start()
    payments.controls.slowMs = 120
    const params = wanted()
    const made = await Promise.all(
      [1, 2, 3].map(() => stripe.checkout.sessions.create(params, { idempotencyKey: 'slow' })),
    )
    expect(new Set(made.map((s) => s.id)).size).toBe(1)
  })

  it('expires a session once, and only an open one', async () => {
    const { stripe } = await start()
    const { id } = await stripe.checkout.sessions.create(wanted())
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired')
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('expires a session whose time is over', async () => {
    const { payments, stripe } = await start()
    const { id } = await stripe.checkout.sessions.create(wanted())
    payments.controls.clockOffsetMs = 2_000_000
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired')
  })
})

describe('the hosted page, without JavaScript', () => {
  it('says who is paid and for which order, with the icon of the house; without a house it does without', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'brand-'))
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { stripe, origin } = await start({ name: 'Rao & Daughters', brand: [folder] })
    const { url } = await stripe.checkout.sessions.create(
      wanted({ metadata: { orderId: 'order-1', orderNumber: 'RD-104' } }),
    )
    const page = await (await fetch(url ?? '')).text()
    expect(page).toMatch(/<title>Pay ₹[\d,]+ – Rao &amp; Daughters<\/title>/)
    expect(page).toContain('<p class="house">Rao &amp; Daughters</p>')
    expect(page).toContain('To pay for order <span class="num">RD-104</span>')
    const icon = /<link rel="icon" href="([^"]+)"/.exec(page)?.[1] ?? ''
    const answer = await fetch(origin + icon)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])

    const bare = await start()
    const { url: other } = await bare.stripe.checkout.sessions.create(wanted())
    const plain = await (await fetch(other ?? '')).text()
    expect(plain).not.toMatch(/rel="icon"|class="house"|for order/)
  })

  it('takes the good card and returns to the shop with the session id', async () => {
    const hook = await listen()
    const { stripe } = await start({ webhookUrl: hook.url })
    const session = await stripe.checkout.sessions.create(wanted())
    const page = await (await fetch(String(session.url))).text()
    expect(page).toContain('₹3,79,009')
    expect(page).toContain('Studs &amp; &lt;b&gt;more&lt;/b&gt;')
    expect(page).not.toContain('<script')
    const answer = await post(String(session.url), card('4242 4242 4242 4242'))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/success?session_id=${session.id}`)
    const paid = await stripe.checkout.sessions.retrieve(session.id)
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
    await until(() => hook.events.length === 1)
    expect(hook.events[0]).toMatchObject({
      type: 'checkout.session.completed',
      data: { object: { id: session.id } },
    })
    const second = await post(String(session.url), card('4242 4242 4242 4242'))
    expect(second.headers.get('location')).toContain('/success')
    expect(hook.events).toHaveLength(1)
  })

  it.each([
    ['4000 0000 0000 0002', 'card_declined', 'declined'],
    ['4000 0000 0000 9995', 'insufficient_funds', 'not enough money'],
    ['4111 1111 1111 1111', 'card_declined', 'declined'],
    ['4242 4242 4242 4241', 'incorrect_number', 'check'],
  ])('refuses %s with %s and keeps the session open', async (number, problem, words) => {
    const { stripe } = await start()
    const session = await stripe.checkout.sessions.create(wanted())
    const answer = await post(String(session.url), card(number))
    expect(answer.headers.get('location')).toBe(`/pay/${session.id}?problem=${problem}`)
    const page = await (await fetch(`${String(session.url)}?problem=${problem}`)).text()
    expect(page).toContain(words)
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  })

  it.each(['1230', '12/30', '12 / 2030', '12-30', '122030', '12 30', '1/40'])(
    'takes the expiry %s',
    async (expiry) => {
      const { stripe } = await start()
      const session = await stripe.checkout.sessions.create(wanted())
      const answer = await post(String(session.url), { ...card('4242 4242 4242 4242'), expiry })
      expect(answer.headers.get('location')).toContain('/success')
    },
  )

  it.each([
    ['13/30', 'incorrect_expiry'],
    ['1', 'incorrect_expiry'],
    ['130', 'incorrect_expiry'],
    ['', 'incorrect_expiry'],
    ['0120', 'expired_card'],
  ])('refuses the expiry %j with %s', async (expiry, problem) => {
    const { stripe } = await start()
    const session = await stripe.checkout.sessions.create(wanted())
    const answer = await post(String(session.url), { ...card('4242 4242 4242 4242'), expiry })
    expect(answer.headers.get('location')).toBe(`/pay/${session.id}?problem=${problem}`)
    const page = await (await fetch(`${String(session.url)}?problem=${problem}`)).text()
    expect(page).toContain('role="alert"')
    expect(page).toMatch(/id="expiry"[^>]*aria-invalid="true"[^>]*aria-describedby="problem" autofocus/)
  })

  it('asks for the extra step and pays only after it', async () => {
    const { stripe } = await start()
    const session = await stripe.checkout.sessions.create(wanted())
    const url = String(session.url)
    await post(url, card('4000 0000 0000 3220'))
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid')
    expect(await (await fetch(url)).text()).toContain('is it you?')
    expect((await post(`${url}/extra-step`, { answer: 'no' })).headers.get('location')).toContain(
      'authentication_failed',
    )
    await post(url, card('4000 0000 0000 3220'))
    await post(`${url}/extra-step`, { answer: 'yes' })
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
  })

  it('lets money come later, or fail', async () => {
    const hook = await listen()
    const { payments, stripe } = await start({ webhookUrl: hook.url, settleAfterMs: 1_000_000 })
    const [good, bad] = [
      await stripe.checkout.sessions.create(wanted()),
      await stripe.checkout.sessions.create(wanted()),
    ]
    await post(String(good.url), { method: 'bank_success' })
    await post(String(bad.url), { method: 'bank_failure' })
    expect(await stripe.checkout.sessions.retrieve(good.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    })
    payments.controls.clockOffsetMs = 1_100_000
    payments.provider.tick()
    expect((await stripe.checkout.sessions.retrieve(good.id)).payment_status).toBe('paid')
    expect((await stripe.checkout.sessions.retrieve(bad.id)).payment_status).toBe('unpaid')
    await until(() => hook.events.length === 4)
    expect(hook.events.map((e) => e.type).sort()).toEqual([
      'checkout.session.async_payment_failed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
      'checkout.session.completed',
    ])
  })

  it('cancels back to the shop', async () => {
    const { stripe } = await start()
    const session = await stripe.checkout.sessions.create(wanted())
    const answer = await fetch(`${String(session.url)}/cancel`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('http://localhost:3000/cancel')
  })
})

describe('refunds', () => {
  it('gives money back in parts, never more than came in, once per key', async () => {
    const { payments, stripe } = await start()
    const { id } = await stripe.checkout.sessions.create(wanted())
    payments.provider.pay(id, 'ok', { name: '', email: null })
    const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent)
    const refund = (amount: number, key: string) =>
      stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey: key })
    const first = await refund(18_640_900, 'refund:1')
    expect((await refund(18_640_900, 'refund:1')).id).toBe(first.id)
    await expect(refund(19_260_001, 'refund:2')).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
    await refund(19_260_000, 'refund:3')
    await expect(refund(1, 'refund:4')).rejects.toMatchObject({ code: 'charge_already_refunded' })
  })
})

describe('webhooks', () => {
  it('sends again until one is taken', async () => {
    const hook = await listen((_event, n) => (n < 4 ? 500 : 200))
    const { payments, stripe } = await start({ webhookUrl: hook.url, retryMs: 5 })
    const { id } = await stripe.checkout.sessions.create(wanted())
    payments.provider.pay(id, 'ok', { name: '', email: null })
    await until(() => [...payments.store.deliveries.values()].every((d) => d.done))
    expect(hook.events).toHaveLength(4)
    expect(new Set(hook.events.map((e) => e.id)).size).toBe(1)
  })

  it('can lose, double and hold events for tests, and lists them for catching up', async () => {
    const hook = await listen()
    const { payments, stripe } = await start({ webhookUrl: hook.url })
    payments.faults.drop = 1
    const lost = await stripe.checkout.sessions.create(wanted())
    payments.provider.pay(lost.id, 'ok', { name: '', email: null })
    payments.faults.drop = 0
    payments.faults.double = 1
    const doubled = await stripe.checkout.sessions.create(wanted())
    payments.provider.pay(doubled.id, 'ok', { name: '', email: null })
    await until(() => hook.events.length === 2)
    const events = await stripe.events.list({ type: 'checkout.session.completed', limit: 1 })
    expect(events.has_more).toBe(true)
    expect(events.data[0]?.data.object).toMatchObject({ id: doubled.id })
    const all: Stripe.Event[] = []
    for await (const event of stripe.events.list({ limit: 1 })) all.push(event)
    expect(all).toHaveLength(2)
  })
})

describe('the store', () => {
  it('comes back after a kill, torn last line and answered keys included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'payments-'))
    const one = await start({ folder })
    const params = wanted()
    const session = await one.stripe.checkout.sessions.create(params, { idempotencyKey: 'k' })
    one.payments.provider.pay(session.id, 'ok', { name: '', email: null })
    // No close: as after kill -9. The torn line is what a kill within a write leaves.
    appendFileSync(join(folder, 'payments.jsonl'), '[["sessions","torn",{"ses')
    const two = await start({ folder })
    expect((await two.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
    expect((await two.stripe.checkout.sessions.create(params, { idempotencyKey: 'k' })).id).toBe(session.id)
    expect(readFileSync(join(folder, 'payments.jsonl'), 'utf8')).not.toContain('torn')
  })
})

describe('control routes', () => {
  it('exist only where they are asked for', async () => {
    const closed = await start()
    expect((await fetch(`${closed.origin}/control/sessions`)).status).toBe(404)
    const opened: Payments = (await start({ control: true })).payments
    expect((await opened.app.inject('/control/sessions')).statusCode).toBe(200)
  })
})
