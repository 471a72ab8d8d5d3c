import type Stripe from 'stripe'
import { TEST_CARDS } from './cards.ts'
import { escapeHtml } from '#program/escape-html.ts'
import type { Content } from './document.ts'
import { POLL } from './style.ts'
import type { Means, StoredSession } from './store.ts'
import { TEST_UPI_IDS } from './upi.ts'

const money = (amount: number | null, currency: string | null) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: currency ?? 'inr',
    minimumFractionDigits: (amount ?? 0) % 100 === 0 ? 0 : 2,
  }).format((amount ?? 0) / 100)

/** Sentences for what a card form can run into; the code travels in the address, never what was typed. */
const PROBLEMS: Record<string, string> = {
  incorrect_number: 'Please check the card number. It has 13 to 19 digits; one may be missing or wrong.',
  incorrect_expiry: 'Please write the date as month and year, for example 12/34.',
  expired_card: 'This card has expired. Please check the date, or use another card.',
  incorrect_cvc: 'The security code has three or four digits.',
  card_declined: 'The card was declined. Nothing was charged. Another card may work.',
  insufficient_funds: 'There is not enough money on this card. Nothing was charged. Another card may work.',
  authentication_failed: 'The bank’s extra step did not succeed. Nothing was charged.',
  upi_unknown: 'A UPI ID is a name, @ and the handle of your bank or app, for example meera@okbank.',
  upi_limit:
    'This is more than your bank allows in one payment by UPI. Nothing was charged. You can pay by card.',
  upi_declined:
    'The request was declined in the UPI app. Nothing was charged. You can send another, or pay by card.',
  upi_expired: 'The request was not answered within five minutes. Nothing was charged. You can send another.',
}

/** The field that a problem is about. */
const FIELD: Record<string, string> = {
  incorrect_number: 'number',
  incorrect_expiry: 'expiry',
  expired_card: 'expiry',
  incorrect_cvc: 'cvc',
  upi_unknown: 'vpa',
  upi_limit: 'vpa',
}

const page = (title: string, body: string): Content => ({ title, body })

/** What the house calls the order that is paid, if it says so. */
const purpose = ({ session }: StoredSession): string => {
  const number = session.metadata?.['orderNumber'] ?? ''
  return number === '' ? '' : ` for order <span class="num">${escapeHtml(number)}</span>`
}

const order = (stored: StoredSession) => `<section aria-labelledby="sum">
<h1 id="sum" class="label muted">To pay${purpose(stored)}</h1><p class="sum">${money(stored.session.amount_total, stored.session.currency)}</p>
<ul>${stored.items
  .map(
    (i) =>
      `<li><span>${escapeHtml(i.description ?? '')}</span><span>${money(i.amount_total, i.currency)}</span></li>`,
  )
  .join('')}</ul></section>`

interface Form {
  readonly id: string
  readonly amount: string
  /** What marks the field that the sentence is about. */
  readonly marked: (field: string) => string
}

const cardForm = ({ id, amount, marked }: Form) => `<form method="post" action="/pay/${id}">
<fieldset><legend>Card</legend>
<p><label for="name">Name on the card</label><input type="text" id="name" name="name" autocomplete="cc-name"></p>
<p><label for="number">Card number</label><input type="text" id="number"${marked('number')} name="number" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242"></p>
<div class="two"><p><label for="expiry">Month / year</label><input type="text" id="expiry"${marked('expiry')} name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12 / 34"></p>
<p><label for="cvc">Security code</label><input type="text" id="cvc"${marked('cvc')} name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123"></p></div>
</fieldset>
<button name="method" value="card">Pay ${amount}</button></form>`

const upiForm = ({ id, marked }: Form) => `<form method="post" action="/pay/${id}">
<fieldset><legend>UPI</legend>
<p><label for="vpa">UPI ID</label><input type="text" id="vpa"${marked('vpa')} name="vpa" inputmode="email" autocapitalize="none" autocomplete="off" spellcheck="false" placeholder="meera@okbank"></p>
<p class="small muted">We send a request to your UPI app. You have five minutes to approve it.</p>
</fieldset>
<button class="line" name="method" value="upi">Send the request</button></form>`

const testNumbers = (ways: readonly string[]) => `<details class="panel"><summary>Test numbers</summary>
<dl>${[
  ...(ways.includes('card') ? TEST_CARDS.map((card) => [card.number, card.says]) : []),
  ...(ways.includes('upi') ? TEST_UPI_IDS.map(({ id, says }) => [id, says]) : []),
]
  .map(([what, says]) => `<dt>${what}</dt><dd>${says}</dd>`)
  .join('')}</dl>
<p class="small muted">Any date to come, any security code; every other card is declined.${
  ways.includes('upi') ? ' Any other UPI ID waits until somebody answers its request on the next page.' : ''
}</p></details>`

/** The form where the shopper pays. Works without JavaScript. */
export const payPage = (stored: StoredSession, asked: string | undefined) => {
  const { session } = stored
  const ways = session.payment_method_types
  const problem = asked ?? stored.problem
  const sentence = problem === undefined ? undefined : PROBLEMS[problem]
  const amount = money(session.amount_total, session.currency)
  const marked = (field: string) =>
    sentence && problem && FIELD[problem] === field
      ? ' aria-invalid="true" aria-describedby="problem" autofocus'
      : ''
  const form: Form = { id: session.id, amount, marked }
  return page(
    `Pay ${amount}`,
    `${order(stored)}<section aria-label="Payment" class="ways">
${sentence ? `<p class="problem" role="alert" id="problem">${sentence}</p>` : ''}
${ways.includes('card') ? cardForm(form) : ''}
${ways.includes('upi') ? upiForm(form) : ''}
<details><summary>By bank debit, paid later</summary><form method="post" action="/pay/${session.id}" class="row">
<button class="line" name="method" value="bank_success">A debit that arrives</button>
<button class="line" name="method" value="bank_failure">A debit that fails</button></form></details>
${testNumbers(ways)}
${session.cancel_url ? `<p><a href="/pay/${session.id}/cancel">Cancel and go back</a></p>` : ''}
</section>`,
  )
}

/**
 * The request is in the shopper's UPI app. The page checks on its own whether it was answered; without scripts there is
 * a link.
 */
export const upiPage = (stored: StoredSession, saidAnswered: boolean) => {
  const { session, upi } = stored
  const until = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })
  const answer = (value: string, label: string, kind = 'line') =>
    `<button${kind === '' ? '' : ` class="${kind}"`} name="answer" value="${value}">${label}</button>`
  return page(
    'Approve in your UPI app',
    `${order(stored)}<section class="ways"><h2>Approve the request in your UPI app</h2>
<p role="status">We have asked <b>${escapeHtml(upi?.vpa ?? '')}</b> for ${money(session.amount_total, session.currency)}. The request stands until ${until.format(upi?.until ?? 0)}; until it is approved, nothing is charged.</p>
${saidAnswered ? '<p class="problem" role="alert">Your bank has not told us yet. Please wait a moment, then press again.</p>' : ''}
<p><a href="/pay/${session.id}?answered=1">I have answered it</a></p>
<div class="panel"><h2>Your phone, in this test</h2><p class="small muted">In the real world this happens in the app of whoever owns the UPI ID.</p>
<form method="post" action="/pay/${session.id}/upi" class="row">${answer('approve', 'Approve', '')}${answer('decline', 'Decline')}</form></div>
<form method="post" action="/pay/${session.id}/upi">${answer('cancel', 'Take the request back and pay another way', 'link')}</form></section>
<script>${POLL}</script>`,
  )
}

/** The bank's extra step (3-D Secure). */
export const extraStepPage = (stored: StoredSession) =>
  page(
    'Confirm with your bank',
    `${order(stored)}<section><form method="post" action="/pay/${stored.session.id}/extra-step"><h2>Your bank asks: is it you?</h2>
<p class="muted">In the real world a code on your telephone. Here two buttons.</p>
<div class="row"><button name="answer" value="yes">Yes, it is me</button><button class="line" name="answer" value="no">No</button></div></form></section>`,
  )

/** A session that can no longer be paid. */
export const closedPage = (stored: StoredSession, back: string | null) => {
  const complete = stored.session.status === 'complete'
  return page(
    complete ? 'Payment complete' : 'Payment closed',
    `<section><h1>${complete ? 'This payment is complete' : 'This payment has run out'}</h1>
<p class="muted after">${complete ? 'Nothing is left to pay.' : 'Nothing was charged.'}</p>
${back ? `<p><a href="${escapeHtml(back)}">Back to the shop</a></p>` : ''}</section>`,
  )
}

export const notFoundPage = () => page('Not found', '<section><h1>There is no such payment</h1></section>')

const button = (path: string, label: string, name = '', value = '') =>
  `<form method="post" action="/dashboard/${path}"><button class="line"${name ? ` name="${name}" value="${value}"` : ''}>${label}</button></form>`

/** A payment with what happened to it since. */
export interface DashboardRow {
  readonly intent: Stripe.PaymentIntent
  readonly means: Means
  readonly left: number
  readonly refunds: readonly Stripe.Refund[]
  readonly disputes: readonly Stripe.Dispute[]
}

const dashboardRow = ({ intent, means, left, refunds, disputes }: DashboardRow) => `<section class="panel">
<h2>${money(intent.amount_received, intent.currency)}</h2><p class="small muted">${means.type === 'upi' ? `UPI, ${escapeHtml(means.vpa)}` : 'Card'}, ${intent.id}; ${money(left, intent.currency)} can be refunded</p>
<ul>${refunds
  .map(
    (refund) =>
      `<li><span>Refund ${money(refund.amount, refund.currency)}: ${escapeHtml(String(refund.status))}</span><span class="row">${
        refund.status === 'failed' || refund.status === 'canceled'
          ? ''
          : `${refund.status === 'pending' ? button(`refunds/${refund.id}/end`, 'It arrives', 'to', 'succeeded') : ''}${button(`refunds/${refund.id}/end`, 'It fails', 'to', 'failed')}`
      }</span></li>`,
  )
  .join('')}${disputes
  .map(
    (dispute) =>
      `<li><span>Dispute ${money(dispute.amount, dispute.currency)}: ${escapeHtml(dispute.status)}</span><span class="row">${
        ['won', 'lost', 'warning_closed'].includes(dispute.status)
          ? ''
          : `${button(`disputes/${dispute.id}/answer`, 'Send evidence')}${button(`disputes/${dispute.id}/close`, 'Won', 'outcome', 'won')}${button(`disputes/${dispute.id}/close`, 'Lost', 'outcome', 'lost')}`
      }</span></li>`,
  )
  .join('')}</ul>
<div class="row"><form method="post" action="/dashboard/payments/${intent.id}/refund"><p><label for="a-${intent.id}">Rupees; empty: all that is left</label><input type="text" inputmode="decimal" id="a-${intent.id}" name="amount"></p><button class="line">Refund</button></form>
${button(`payments/${intent.id}/dispute`, 'The bank disputes it', 'kind', 'dispute')}${button(`payments/${intent.id}/dispute`, 'The bank asks about it', 'kind', 'inquiry')}</div></section>`

const waiting = ({
  session,
  upi,
}: StoredSession) => `<section class="panel"><h2>${money(session.amount_total, session.currency)} asked of ${escapeHtml(upi?.vpa ?? '')}</h2>
<p class="small muted">A request by UPI that nobody has answered yet.</p>
<div class="row">${button(`sessions/${session.id}/upi`, 'Approve', 'answer', 'approve')}${button(`sessions/${session.id}/upi`, 'Decline', 'answer', 'decline')}${button(`sessions/${session.id}/upi`, 'Let it run out', 'answer', 'expire')}</div></section>`

/** What came and what became of it, with what a house and the banks can do. */
export const dashboardPage = (rows: readonly DashboardRow[], requests: readonly StoredSession[]) =>
  page(
    'Payments',
    `<div class="ways all"><h1>Payments</h1>${requests.map(waiting).join('')}${rows.map(dashboardRow).join('') || '<p class="muted">Nothing was paid yet.</p>'}</div>`,
  )
