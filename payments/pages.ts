import { TEST_CARDS } from './cards.ts'
import type { DashboardRow } from './dashboard.ts'
import type { StoredSession } from './store.ts'

const escape = (value: string) =>
  value.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c,
  )

const money = (amount: number | null, currency: string | null) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: currency ?? 'inr',
    minimumFractionDigits: (amount ?? 0) % 100 === 0 ? 0 : 2,
  }).format((amount ?? 0) / 100)

/** Sentences for what a card form can run into; the code travels in the address, never what was typed. */
const PROBLEMS: Record<string, string> = {
  incorrect_number: 'A card number has 13 to 19 digits, and its last one checks the others.',
  incorrect_expiry: 'Please write the date as month and year, for example 12/34.',
  expired_card: 'The card’s date is over. Please look at it again, or take another card.',
  incorrect_cvc: 'The security code has three or four digits.',
  card_declined: 'The card was declined. Nothing was charged. Another card may work.',
  insufficient_funds: 'The card has too little money for this. Nothing was charged.',
  authentication_failed: 'The bank’s extra step did not succeed. Nothing was charged.',
}

/** The field that a problem is about. */
const FIELD: Record<string, string> = {
  incorrect_number: 'number',
  incorrect_expiry: 'expiry',
  expired_card: 'expiry',
  incorrect_cvc: 'cvc',
}

const CSS = `
:root{color-scheme:light dark;--page:#fff;--panel:#F2EEE8;--ink:#0B0B0A;--ink-2:#57534C;--edge:#857E72;--rule:#DED8CE;--act:#14332A;--on-act:#fff;--error:#9B2C22;--error-bg:#F8E7E3;--test:#6B4E0C;--test-bg:#F5EBCB}
@media (prefers-color-scheme:dark){:root{--page:#10120F;--panel:#1C1D19;--ink:#F3EEE4;--ink-2:#BDB6A9;--edge:#7E796D;--rule:#33352F;--act:#F3EEE4;--on-act:#10120F;--error:#F0A79C;--error-bg:#3A1F1B;--test:#EBD493;--test-bg:#3A3015}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:400 1.0625rem/1.5 Georgia,"Times New Roman",serif;font-variant-numeric:lining-nums tabular-nums}
.test{margin:0;padding:.6rem 1rem;background:var(--test-bg);color:var(--test);text-align:center;font-size:.9375rem}
main{max-width:68rem;margin:0 auto;padding:2rem 1.25rem 4rem;display:grid;gap:3rem}
h1,h2{font-weight:400;line-height:1.15;margin:0;letter-spacing:-.005em}h1{font-size:2.25rem}h2{font-size:1.375rem}
p{margin:0}.muted{color:var(--ink-2)}.small{font-size:.9375rem}
ul{list-style:none;margin:1.5rem 0 0;padding:0;border-top:1px solid var(--ink)}li{display:flex;justify-content:space-between;gap:1.5rem;padding:.8rem 0;border-bottom:1px solid var(--rule)}li span:last-child{white-space:nowrap}
.sum{font-size:2.25rem;margin-top:.5rem}
form{display:grid;gap:1.5rem}fieldset{border:0;margin:0;padding:0;display:grid;gap:1.25rem}legend{padding:0;font-size:1.375rem;margin-bottom:.75rem}
label{display:block;font-size:.9375rem;color:var(--ink-2)}
input[type=text]{display:block;width:100%;min-height:3.25rem;padding:.4rem 0;font:inherit;font-size:1.125rem;color:var(--ink);background:transparent;border:0;border-bottom:1px solid var(--edge);border-radius:0}
input[aria-invalid]{border-bottom:2px solid var(--error)}
.two{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem}
button,.back{font:inherit;min-height:3.5rem;cursor:pointer}
button{background:var(--act);color:var(--on-act);border:1px solid var(--act);letter-spacing:.06em;padding:0 2rem}
button.line{background:transparent;color:var(--ink);border-color:var(--ink)}
a{color:inherit;text-underline-offset:.22em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
.problem{background:var(--error-bg);color:var(--error);padding:1rem 1.25rem}
.panel{background:var(--panel);padding:1.5rem;align-self:start}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1.25rem;margin:.75rem 0 0}dt{white-space:nowrap}dd{margin:0;color:var(--ink-2)}
details{border-top:1px solid var(--rule);padding-top:1rem}summary{cursor:pointer;min-height:2.75rem}
.row{display:flex;flex-wrap:wrap;gap:.75rem}
@media(min-width:60rem){main{grid-template-columns:5fr 6fr;gap:6rem;padding-top:4rem}}
`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)}</title><meta name="robots" content="noindex"><style>${CSS}</style></head>
<body><header class="test">TEST: no money moves here. This page stands in for the payment provider.</header>
<main>${body}</main></body></html>`

const order = ({ session, items }: StoredSession) => `<section aria-labelledby="sum">
<h1 id="sum" class="small muted">To pay</h1><p class="sum">${money(session.amount_total, session.currency)}</p>
<ul>${items
  .map(
    (i) =>
      `<li><span>${escape(i.description ?? '')}</span><span>${money(i.amount_total, i.currency)}</span></li>`,
  )
  .join('')}</ul></section>`

/** The form where the shopper pays. Works without JavaScript. */
export const payPage = (stored: StoredSession, problem: string | undefined) => {
  const { session } = stored
  const sentence = problem === undefined ? undefined : PROBLEMS[problem]
  const amount = money(session.amount_total, session.currency)
  /** What marks the field that the sentence is about. */
  const marked = (field: string) =>
    sentence && problem && FIELD[problem] === field ? ' aria-invalid="true" aria-describedby="problem"' : ''
  return page(
    `Pay ${amount}`,
    `${order(stored)}<section aria-label="Payment"><form method="post" action="/pay/${session.id}">
${sentence ? `<p class="problem" role="alert" id="problem">${sentence}</p>` : ''}
<fieldset><legend>Card</legend>
<p><label for="name">Name on the card</label><input type="text" id="name" name="name" autocomplete="cc-name"></p>
<p><label for="number">Card number</label><input type="text" id="number"${marked('number')} name="number" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242"></p>
<div class="two"><p><label for="expiry">Month / year</label><input type="text" id="expiry"${marked('expiry')} name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12 / 34"></p>
<p><label for="cvc">Security code</label><input type="text" id="cvc"${marked('cvc')} name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123"></p></div>
</fieldset>
<button name="method" value="card">Pay ${amount}</button>
<details><summary>By bank transfer, paid later</summary><div class="row">
<button class="line" name="method" value="bank_success">A transfer that arrives</button>
<button class="line" name="method" value="bank_failure">A transfer that fails</button></div></details>
<div class="panel"><h2>Test cards</h2><dl>${TEST_CARDS.map((c) => `<dt>${c.number}</dt><dd>${c.says}</dd>`).join('')}</dl>
<p class="small muted">Any date to come, any security code. Every other card is declined.</p></div>
${session.cancel_url ? `<p><a href="/pay/${session.id}/cancel">Cancel and go back</a></p>` : ''}
</form></section>`,
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
<p class="muted">${complete ? 'Nothing is left to pay.' : 'Nothing was charged.'}</p>
${back ? `<p><a href="${escape(back)}">Back to the shop</a></p>` : ''}</section>`,
  )
}

export const notFoundPage = () => page('Not found', '<section><h1>There is no such payment</h1></section>')

const button = (path: string, label: string, name = '', value = '') =>
  `<form method="post" action="/dashboard/${path}"><button class="line"${name ? ` name="${name}" value="${value}"` : ''}>${label}</button></form>`

const dashboardRow = ({ intent, left, refunds, disputes }: DashboardRow) => `<section class="panel">
<h2>${money(intent.amount_received, intent.currency)}</h2><p class="small muted">${intent.id}, ${money(left, intent.currency)} can be refunded</p>
<ul>${refunds
  .map(
    (refund) =>
      `<li><span>Refund ${money(refund.amount, refund.currency)}: ${escape(String(refund.status))}</span><span class="row">${
        refund.status === 'failed' || refund.status === 'canceled'
          ? ''
          : `${refund.status === 'pending' ? button(`refunds/${refund.id}/end`, 'It arrives', 'to', 'succeeded') : ''}${button(`refunds/${refund.id}/end`, 'It fails', 'to', 'failed')}`
      }</span></li>`,
  )
  .join('')}${disputes
  .map(
    (dispute) =>
      `<li><span>Dispute ${money(dispute.amount, dispute.currency)}: ${escape(dispute.status)}</span><span class="row">${
        ['won', 'lost', 'warning_closed'].includes(dispute.status)
          ? ''
          : `${button(`disputes/${dispute.id}/answer`, 'Send evidence')}${button(`disputes/${dispute.id}/close`, 'Won', 'outcome', 'won')}${button(`disputes/${dispute.id}/close`, 'Lost', 'outcome', 'lost')}`
      }</span></li>`,
  )
  .join('')}</ul>
<div class="row"><form method="post" action="/dashboard/payments/${intent.id}/refund"><p><label for="a-${intent.id}">Rupees; empty: all that is left</label><input type="text" inputmode="decimal" id="a-${intent.id}" name="amount"></p><button class="line">Refund</button></form>
${button(`payments/${intent.id}/dispute`, 'The bank disputes it', 'kind', 'dispute')}${button(`payments/${intent.id}/dispute`, 'The bank asks about it', 'kind', 'inquiry')}</div></section>`

/** What came and what became of it, with what a house and the banks can do. */
export const dashboardPage = (rows: readonly DashboardRow[]) =>
  page(
    'Payments',
    `<h1>Payments</h1>${rows.map(dashboardRow).join('') || '<p class="muted">Nothing was paid yet.</p>'}`,
  )
