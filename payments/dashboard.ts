import type { FastifyInstance } from 'fastify'
import { documentOf, type House } from './document.ts'
import { ApiError } from './errors.ts'
import { text } from './form.ts'
import { dashboardPage } from './pages.ts'
import type { Provider } from './provider.ts'
import { formOf, idOf } from './requests.ts'
import type { Store } from './store.ts'

const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** Rupees as typed, in paise; undefined for an empty field. */
const paiseOf = (typed: string | undefined): string | undefined => {
  if (typed === undefined || typed.trim() === '') return undefined
  if (!/^\d{1,10}(?:\.\d{1,2})?$/.test(typed.trim()))
    throw new ApiError(400, 'Please type an amount, e.g. 1500.50.')
  return String(Math.round(Number(typed) * 100))
}

/**
 * What a house does at its provider's dashboard, and what banks do by themselves: refunds made there, refunds that come
 * back, disputes. A page of forms, for demonstrations and tests of the money after the sale.
 */
export const addDashboard = (
  app: FastifyInstance,
  { provider, store, house }: { provider: Provider; store: Store; house: House },
) => {
  const { money } = provider
  app.get('/dashboard', (_request, reply) => {
    const paid = [...store.intents.values()].filter(({ status }) => status === 'succeeded').reverse()
    const rows = paid.slice(0, 50).map((intent) => ({
      intent,
      means: store.means.get(intent.id) ?? { type: 'card' as const },
      left: money.left(intent),
      refunds: money.refundsOf(intent.id),
      disputes: money.disputesOf(intent.id),
    }))
    const requests = [...store.sessions.values()].filter(({ upi }) => upi !== undefined)
    return reply
      .headers(pageHeaders)
      .type('text/html; charset=utf-8')
      .send(documentOf(house, dashboardPage(rows, requests)))
  })
  const act = (path: string, work: (id: string, form: ReturnType<typeof formOf>) => unknown) =>
    app.post(`/dashboard/${path}`, (request, reply) => {
      // A form on another page must not move money, not even here: browsers say where a form was.
      const { origin, host } = request.headers
      if (origin !== undefined && new URL(origin).host !== host)
        throw new ApiError(403, 'Not from this page.')
      work(idOf(request), formOf(request))
      return reply.redirect('/dashboard', 303)
    })
  act('payments/:id/refund', (id, form) => {
    const amount = paiseOf(text(form['amount']))
    return money.refund({ payment_intent: id, ...(amount !== undefined && { amount }) })
  })
  act('sessions/:id/upi', (id, form) => {
    const answer = text(form['answer'])
    if (answer === 'expire') return provider.letUpiRunOut(id)
    return provider.answerUpi(id, answer === 'approve' ? 'approve' : 'decline')
  })
  act('payments/:id/dispute', (id, form) => money.dispute(id, { inquiry: text(form['kind']) === 'inquiry' }))
  act('refunds/:id/end', (id, form) =>
    money.endRefund(id, text(form['to']) === 'succeeded' ? 'succeeded' : 'failed'),
  )
  act('disputes/:id/answer', (id) => money.answerDispute(id))
  act('disputes/:id/close', (id, form) =>
    money.closeDispute(id, text(form['outcome']) === 'won' ? 'won' : 'lost'),
  )
}
