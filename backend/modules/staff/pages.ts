import { createHash } from 'node:crypto'
import { escapeHtml } from '#program/escape-html.ts'
import { encode } from 'uqr'

/**
 * The pages before sign-in, without a script: in the house's type and colours if its stylesheet was built, otherwise in
 * the system's serif. Dark if the device asks for it, because only a script could read the person's choice.
 */

const STYLE = `@layer plain{:root{--page:#fff;--ink:#11110f;--ink-2:#57534c;--edge:#8a847a;--linen:#f4f1ec;--error:#9c1c12;--focus:#11110f;--house:#11110f;--on-house:#f4f1ec;--on-house-2:#cfc9be;--act:#11110f;--on-act:#fff;--text:ui-serif,Georgia,"Times New Roman",serif;--display:var(--text);--track-mark:.2em}}
:root{color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--page:#121311;--ink:#f1ede5;--ink-2:#bdb6a9;--edge:#79746a;--linen:#1d1e1b;--error:#ffab9e;--focus:#f1ede5;--act:#f1ede5;--on-act:#121311}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--page);color:var(--ink);font:400 1.125rem/1.5 var(--text)}
header{background:var(--house);color:var(--on-house);padding:1.25rem}header p{display:none}
.mark{display:flex;align-items:baseline;gap:.55rem;font:400 1.0625rem/1 var(--display);letter-spacing:var(--track-mark);text-transform:uppercase}
.mark em{font:italic 400 1.0625rem/1 var(--text);letter-spacing:0;text-transform:none;color:var(--on-house-2)}
main{width:100%;max-width:26.5rem;padding:2.5rem 1.25rem 4rem}
h1{font:400 1.75rem/1.12 var(--display);margin:0 0 .5rem}h2{font:400 1.375rem/1.2 var(--display);margin:2rem 0 .25rem}
p{margin:0 0 1rem;color:var(--ink-2)}form{margin:1.75rem 0 0}label{display:block;margin:1.25rem 0 0;font-size:.9375rem;color:var(--ink-2)}
input{width:100%;min-height:3.25rem;padding:.2rem 0;font:inherit;font-size:1.25rem;color:inherit;background:transparent;border:0;border-bottom:1px solid var(--edge);border-radius:0}
input:focus{outline:none;border-bottom-color:var(--ink);box-shadow:0 1px 0 var(--ink)}
button{width:100%;min-height:3rem;margin-top:2rem;padding:.6rem 1.5rem;font:500 1rem/1.1 var(--text);text-align:center;color:var(--on-act);background:var(--act);border:1px solid var(--act);cursor:pointer}
a{color:inherit;text-decoration:underline;text-underline-offset:.2em}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.qr{display:block;width:12rem;margin:0 0 1rem}.wrong{color:var(--error);border-left:2px solid;padding-left:.9rem;margin-top:1.5rem}.note{font-size:.9375rem;margin:.35rem 0 0}form+.note{margin-top:1.25rem}
code,li{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:1rem;overflow-wrap:anywhere}
ul{list-style:none;margin:1.5rem 0;padding:1.25rem;background:var(--linen)}li{line-height:2}
@media(min-width:992px){body{grid-template:none;grid-template-columns:5fr 7fr}header{display:flex;flex-direction:column;justify-content:space-between;padding:2rem 2.5rem}header p{display:block;max-width:22rem;color:var(--on-house-2);margin:0}main{align-self:center;max-width:32.5rem;padding:2rem 0 2rem 8.5rem}}`

/** No script runs, only the desk's own styles are loaded, no other site may embed it, and forms are sent only to us. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': `default-src 'none'; style-src 'self' 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  // The origin protects forms, and 'no-referrer' would remove it; a link's key never leaves in the referrer.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const

interface PlainPage {
  readonly title: string
  readonly body: string
}
export const page = (title: string, body: string): PlainPage => ({ title, body })

/** The look of a house's pages: its name, and the stylesheets of its built desk. */
export interface Look {
  readonly house: string
  readonly styles: readonly string[]
}

/** A page as it is sent. */
export const inHouse = ({ title, body }: PlainPage, { house, styles }: Look): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(`${title}: ${house}`)}</title>${styles.map((sheet) => `<link rel="stylesheet" href="${escapeHtml(sheet)}">`).join('')}<style>${STYLE}</style></head><body><header><span class="mark"><span>${escapeHtml(house)}</span><em>desk</em></span><p>For the people of the house only. What you do here is recorded under your name.</p></header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`

const wrongBox = (wrong: string | undefined) =>
  wrong === undefined ? '' : `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>`
const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
/** A code of the app, which has digits only. */
const APP_CODE = 'inputmode="numeric" autocomplete="one-time-code" maxlength="20" required'
/** A code of the app, or a recovery code with letters and dashes, so not the keyboard for digits. */
const ANY_CODE =
  'autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="40" required'

interface SignIn {
  readonly email?: string
  /** The screen that the sign-in leads to. */
  readonly to?: string | undefined
  readonly wrong?: string
  /** True if the session ended while somebody was at work. */
  readonly ended?: boolean
}

export const signInPage = (form: string, { email = '', to, wrong, ended = false }: SignIn = {}) =>
  page(
    'Sign in to the desk',
    `${wrongBox(wrong)}${ended ? '<p role="status">Your session has ended. Sign in to go on where you were.</p>' : ''}<form method="post" action="/desk/sign-in">${hidden('form', form)}${to === undefined ? '' : hidden('to', to)}
<label for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeHtml(email)}">
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128">
<label for="code">Code from your app</label><input id="code" name="code" ${ANY_CODE} aria-describedby="code-note">
<p class="note" id="code-note">Six digits, or one of your recovery codes. Each works only once.</p>
<button>Sign in</button></form><p class="note">Not invited yet, or the app and the recovery codes are lost? An owner of the house invites you.</p>`,
  )

/** Dark on light in either mode. Drawn here, so that nobody else reads its content. */
const qrCode = (text: string, label: string): string => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>`
}

interface Invitation {
  readonly form: string
  readonly key: string
  readonly email: string
  readonly role: string
  readonly secret: string
  readonly address: string
  readonly wrong?: string
}

const AS: Readonly<Record<string, string>> = {
  owner: 'as an owner',
  manager: 'as a manager',
  workshop: 'for the workshop',
  counter: 'for the counter',
}

export const invitePage = (to: Invitation) =>
  page(
    'Join the desk',
    `<p>You are invited ${AS[to.role] ?? `as ${escapeHtml(to.role)}`}, with the e-mail ${escapeHtml(to.email)}.</p>${wrongBox(to.wrong)}
<h2>Your authenticator app</h2><p>Add an account in the app: scan this code with it, <a href="${escapeHtml(to.address)}">open it on this device</a>, or type the key.</p>
${qrCode(to.address, 'The key, for the app to scan')}<p><code>${(to.secret.match(/.{4}/g) ?? []).join(' ')}</code></p>
<form method="post" action="/desk/invite">${hidden('form', to.form)}${hidden('key', to.key)}<input type="text" name="email" autocomplete="username" value="${escapeHtml(to.email)}" hidden>
<label for="code">Code shown by the app</label><input id="code" name="code" ${APP_CODE}>
<label for="password">Choose a password</label><input id="password" name="password" type="password" autocomplete="new-password" required minlength="12" maxlength="128" aria-describedby="password-note">
<p class="note" id="password-note">At least 12 characters: a few unrelated words work well.</p>
<button>Join</button></form>`,
  )

export const joinedPage = (codes: readonly string[]) =>
  page(
    'You have joined',
    `<p>Keep these recovery codes somewhere safe. Each signs you in once without the app. They are not shown again.</p>
<ul>${codes.map((code) => `<li>${code}</li>`).join('')}</ul><p>The code you joined with has been used: wait until the app shows the next, then <a href="/desk/sign-in">sign in</a>.</p>`,
  )

export const deskPage = (person: { email: string; role: string; form: string }) =>
  page(
    'The desk',
    `<p>Signed in as ${escapeHtml(person.email)}, ${escapeHtml(person.role)}. The session ends within twelve hours.</p>
<p>The screens of the desk are not built on this machine: <code>npm run build</code> makes them.</p>
<form method="post" action="/desk/sign-out">${hidden('form', person.form)}<button>Sign out</button></form>`,
  )
