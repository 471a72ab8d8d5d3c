import { randomUUID } from 'node:crypto'
import { ADDRESS } from '../../support/purchase.ts'
import type { KilledShop } from './killed-shop.ts'

interface Answer {
  readonly data?: {
    readonly checkout?: { bagVersion: number; total: number; pieces: number }
    readonly placeOrder?: {
      paymentUrl: string | null
      orderId: string | null
      userErrors: { code: string }[]
    }
  } | null
}

const CHECKOUT = '{ checkout { bagVersion total pieces } }'
const ADD = 'mutation { addToBag(input: { productId: "kill" }) { userErrors { code } } }'
const PLACE = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { orderId paymentUrl userErrors { code } } }`
const MARK = 'mutation Mark($id: String!) { markPaid(sessionId: $id) { status } }'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** A shopper tries a broken shop for this long before giving up. */
const PATIENCE_MS = 60_000

/** Somebody who wants one piece and goes on, whatever dies, as a person at a browser would. */
export const killBuyer = async ({ programs: { server, backend } }: KilledShop) => {
  const email = `kill-${randomUUID()}@example.com`
  const password = 'tender-otter-quarry'
  const post = (path: string, body: object) =>
    fetch(backend.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/api/accounts', { name: 'Asha Menon', email, password })
  const openSession = async () => {
    const answer = await post('/api/session', { email, password })
    if (!answer.ok) throw new Error(`A sign-in was refused: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { token: string }).token
  }
  const token = await openSession()

  const ask = async (query: string, variables: object = {}): Promise<Answer['data']> => {
    try {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(10_000),
      })
      return ((await answer.json()) as Answer).data
    } catch {
      return undefined
    }
  }
  const again = async <T>(step: () => Promise<T | undefined>): Promise<T | undefined> => {
    const until = Date.now() + PATIENCE_MS
    while (Date.now() < until) {
      const done = await step()
      if (done !== undefined) return done
      await pause(100)
    }
    return undefined
  }

  /** Posts the card form of the payment page; true once the page leads back to the shop. */
  const pay = async (url: string): Promise<true | undefined> => {
    const form = new URLSearchParams({
      method: 'card',
      name: 'Asha Menon',
      number: '4242424242424242',
      expiry: '12/40',
      cvc: '123',
    })
    try {
      const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
      return answer.headers.get('location')?.includes('/success?session_id=') ? true : undefined
    } catch {
      return undefined
    }
  }

  /** One purchase. `stays`: comes back to /success; else the browser is closed on the payment page. */
  const buy = async (stays: boolean): Promise<{ paid: boolean }> => {
    const paymentUrl = await again(async () => {
      const shown = (await ask(CHECKOUT))?.checkout
      if (!shown) return undefined
      if (shown.pieces === 0) {
        await ask(ADD)
        return undefined
      }
      const { bagVersion, total } = shown
      const input = { key: randomUUID(), bagVersion, total, delivery: 'SHIP', address: ADDRESS }
      // The page keeps its key: after a failure the same order is asked for again.
      const placed = await again(async () => {
        const answer = (await ask(PLACE, { input }))?.placeOrder
        if (!answer || answer.userErrors.some(({ code }) => code === 'CHECKOUT_IN_PROGRESS')) return undefined
        return answer
      })
      return placed?.paymentUrl ?? undefined
    })
    if (paymentUrl === undefined) return { paid: false }
    const paid = (await again(() => pay(paymentUrl))) ?? false
    if (stays) await ask(MARK, { id: paymentUrl.split('/pay/')[1] })
    return { paid }
  }
  return Object.assign(buy, { token, openSession })
}
export type KillBuyer = Awaited<ReturnType<typeof killBuyer>>
