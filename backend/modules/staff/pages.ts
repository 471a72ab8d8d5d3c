import { createHash } from 'node:crypto'

/** The plain pages of the desk: no script, the system's serif, light and dark. */

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `:root{color-scheme:light dark;--page:#fff;--ink:#11110f;--ink-2:#57534c;--rule:#8a847a;--linen:#f4f1ec;--wrong:#9c1c12}
@media(prefers-color-scheme:dark){:root{--page:#121311;--ink:#f1ede5;--ink-2:#bdb6a9;--rule:#79746a;--linen:#1d1e1b;--wrong:#ffab9e}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:400 18px/1.55 ui-serif,Georgia,"Times New Roman",serif}
main{max-width:30rem;margin:0 auto;padding:clamp(2.5rem,10vh,7rem) 1.25rem 4rem}
h1{font-weight:400;font-size:2rem;line-height:1.15;margin:0 0 .75rem}h2{font-weight:400;font-size:1.25rem;margin:2.5rem 0 .25rem}
p{margin:0 0 1rem;color:var(--ink-2)}form{margin:2rem 0 0}label{display:block;margin:1.25rem 0 .35rem}
input{width:100%;min-height:48px;padding:.6rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--rule);border-radius:0}
button{width:100%;min-height:48px;margin-top:1.75rem;padding:.6rem 1.5rem;font:inherit;color:var(--page);background:var(--ink);border:1px solid var(--ink);cursor:pointer}
a{color:inherit;text-underline-offset:.2em}:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
.wrong{color:var(--wrong);border-left:2px solid;padding-left:.9rem;margin-top:1.5rem}.note{font-size:1rem;margin:.35rem 0 0}
code,li{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:1rem;overflow-wrap:anywhere}
ul{list-style:none;margin:1.5rem 0;padding:1.25rem;background:var(--linen);columns:2;column-gap:2rem}li{line-height:2}`

/** Nothing runs, nothing is loaded, no site may embed it, and forms are sent only to us. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  // Forms are told apart by their origin, which 'no-referrer' would take out; a link's key never leaves in it.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const

export const page = (title: string, body: string) =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`

const wrongBox = (wrong: string | undefined) =>
  wrong === undefined ? '' : `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>`
const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
/** Of the app, which has digits alone. */
const APP_CODE = 'inputmode="numeric" autocomplete="one-time-code" maxlength="20" required'
/** Of the app, or a recovery code: letters and dashes, so no keyboard of digits. */
const ANY_CODE =
  'autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="40" required'

export const signInPage = (form: string, { email = '', wrong }: { email?: string; wrong?: string } = {}) =>
  page(
    'Sign in to the desk',
    `<p>For the people of the house.</p>${wrongBox(wrong)}<form method="post" action="/desk/sign-in">${hidden('form', form)}
<label for="email">E-mail</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeHtml(email)}">
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128">
<label for="code">Code from your app</label><input id="code" name="code" ${ANY_CODE} aria-describedby="code-note">
<p class="note" id="code-note">Six digits, or one of your recovery codes.</p>
<button>Sign in</button></form>`,
  )

interface Invitation {
  readonly form: string
  readonly key: string
  readonly email: string
  readonly role: string
  readonly secret: string
  readonly address: string
  readonly wrong?: string
}

export const invitePage = (to: Invitation) =>
  page(
    'Join the desk',
    `<p>You are invited as ${escapeHtml(to.role)}, with the e-mail ${escapeHtml(to.email)}.</p>${wrongBox(to.wrong)}
<h2>Your authenticator app</h2><p>Add an account in the app: <a href="${escapeHtml(to.address)}">open it on this device</a>, or type this key.</p>
<p><code>${(to.secret.match(/.{4}/g) ?? []).join(' ')}</code></p>
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
<ul>${codes.map((code) => `<li>${code}</li>`).join('')}</ul><p><a href="/desk/sign-in">Sign in</a></p>`,
  )

export const deskPage = (person: { email: string; role: string; form: string }) =>
  page(
    'The desk',
    `<p>Signed in as ${escapeHtml(person.email)}, ${escapeHtml(person.role)}. The session ends within twelve hours.</p>
<p>The screens of the desk are not built on this machine: <code>npm run build</code> makes them.</p>
<form method="post" action="/desk/sign-out">${hidden('form', person.form)}<button>Sign out</button></form>`,
  )
