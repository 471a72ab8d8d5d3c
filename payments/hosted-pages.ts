import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import { readCard } from './cards.ts'
import { documentOf, type Content, type House } from './document.ts'
import { text } from './form.ts'
import { closedPage, extraStepPage, notFoundPage, payPage, upiPage } from './pages.ts'
import type { Provider } from './provider.ts'
import { formOf, idOf, queryOf } from './requests.ts'
import { POLL_HASH } from './style.ts'

const returnTo = (session: Stripe.Checkout.Session) =>
  (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)

const send = (
  house: House,
  reply: FastifyReply,
  status: number,
  content: Content,
  session?: Stripe.Checkout.Session,
) => {
  const origins = [session?.success_url, session?.cancel_url].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  return reply
    .status(status)
    .header(
      'content-security-policy',
      `default-src 'none'; script-src ${POLL_HASH}; connect-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${[...new Set(origins)].join(' ')}`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(documentOf(house, content))
}

/** The pages a shopper pays on; they work without JavaScript. */
export const addHostedPages = (
  app: FastifyInstance,
  { provider, now, house }: { provider: Provider; now: () => number; house: House },
) => {
  const html = (reply: FastifyReply, status: number, content: Content, session?: Stripe.Checkout.Session) =>
    send(house, reply, status, content, session)
  /** The session behind a page, or undefined after the not-found page went out. */
  const known = (request: FastifyRequest) => {
    try {
      return provider.find(idOf(request))
    } catch {
      return undefined
    }
  }

  app.get('/pay/:id', (request, reply) => {
    const stored = known(request)
    if (!stored) return html(reply, 404, notFoundPage())
    const { session } = stored
    if (session.status === 'complete') return html(reply, 200, closedPage(stored, returnTo(session)), session)
    if (session.status === 'expired') return html(reply, 200, closedPage(stored, session.cancel_url), session)
    if (stored.extraStep) return html(reply, 200, extraStepPage(stored), session)
    if (stored.upi)
      return html(reply, 200, upiPage(stored, queryOf(request)('answered') !== undefined), session)
    return html(reply, 200, payPage(stored, queryOf(request)('problem')), session)
  })
  app.get('/pay/:id/cancel', (request, reply) => {
    const stored = known(request)
    if (!stored?.session.cancel_url) return html(reply, 404, notFoundPage())
    return reply.redirect(stored.session.cancel_url, 303)
  })
  app.post('/pay/:id', (request, reply) => {
    const stored = known(request)
    if (!stored) return html(reply, 404, notFoundPage())
    const { session } = stored
    const body = formOf(request)
    if (session.status === 'complete') return reply.redirect(returnTo(session), 303)
    if (session.status !== 'open') return reply.redirect(`/pay/${session.id}`, 303)
    const who = { name: text(body['name'])?.slice(0, 120) ?? '', email: null }
    const method = text(body['method']) ?? 'card'
    if (method === 'bank_success' || method === 'bank_failure') {
      provider.payLater(session.id, method === 'bank_success' ? 'success' : 'failure', who)
      return reply.redirect(returnTo(session), 303)
    }
    if (method === 'upi') {
      const result = provider.requestUpi(session.id, text(body['vpa']) ?? '')
      if (result === 'paid') return reply.redirect(returnTo(session), 303)
      if (result === 'waiting') return reply.redirect(`/pay/${session.id}`, 303)
      return reply.redirect(`/pay/${session.id}?problem=${result}`, 303)
    }
    const card = readCard(
      {
        number: text(body['number']) ?? '',
        expiry: text(body['expiry']) ?? '',
        cvc: text(body['cvc']) ?? '',
      },
      now(),
    )
    if ('problem' in card) return reply.redirect(`/pay/${session.id}?problem=${card.problem}`, 303)
    const result = provider.pay(session.id, card.outcome, who, card.after)
    if (result === 'paid') return reply.redirect(returnTo(session), 303)
    if (result === 'extra_step') return reply.redirect(`/pay/${session.id}`, 303)
    return reply.redirect(`/pay/${session.id}?problem=${card.outcome}`, 303)
  })
  app.get('/pay/:id/waiting', (request) => known(request)?.upi !== undefined)
  app.post('/pay/:id/upi', (request, reply) => {
    const stored = known(request)
    if (!stored) return html(reply, 404, notFoundPage())
    const { session, upi } = stored
    if (session.status === 'complete') return reply.redirect(returnTo(session), 303)
    if (session.status !== 'open' || !upi) return reply.redirect(`/pay/${session.id}`, 303)
    const asked = text(formOf(request)['answer'])
    const answer = asked === 'approve' || asked === 'cancel' ? asked : 'decline'
    const result = provider.answerUpi(session.id, answer)
    return reply.redirect(result === 'paid' ? returnTo(session) : `/pay/${session.id}`, 303)
  })
  app.post('/pay/:id/extra-step', (request, reply) => {
    const stored = known(request)
    if (!stored) return html(reply, 404, notFoundPage())
    const { session } = stored
    if (session.status === 'complete') return reply.redirect(returnTo(session), 303)
    if (session.status !== 'open' || !stored.extraStep) return reply.redirect(`/pay/${session.id}`, 303)
    const yes = text(formOf(request)['answer']) === 'yes'
    const result = provider.pay(session.id, yes ? 'ok' : 'card_declined', { name: '', email: null })
    return reply.redirect(
      result === 'paid' ? returnTo(session) : `/pay/${session.id}?problem=authentication_failed`,
      303,
    )
  })
}
