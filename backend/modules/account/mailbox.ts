import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml } from '#program/escape-html.ts'
import type { Tables } from '#backend/lib/generated/tables.ts'
import { Refusal, type Deps } from '#backend/lib/http/implement.ts'

type MailboxTables = Pick<Tables, 'mailbox'>

const page = (title: string, body: string) => `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>
:root{color-scheme:light dark;--page:#fff;--ink:#111;--ink-2:#4d4d4d;--rule:#dcdcda;--linen:#f3f3f1}
@media(prefers-color-scheme:dark){:root{--page:#121212;--ink:#f0f0ee;--ink-2:#bbbbb8;--rule:#353535;--linen:#1d1d1d}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:400 18px/1.5 Georgia,"Times New Roman",serif}
header{background:#1f2937;color:#f5f5f3;padding:1.4rem 1.25rem;letter-spacing:.12em}header a{color:inherit;text-decoration:none}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 6rem}h1{font-weight:400;font-size:2.25rem;line-height:1.1;margin:0 0 .75rem}
p{margin:0 0 1rem;color:var(--ink-2)}ul{list-style:none;margin:2rem 0 0;padding:0;border-top:1px solid var(--rule)}
li a{display:grid;gap:.1rem 1.5rem;padding:1rem 0;border-bottom:1px solid var(--rule);color:inherit;text-decoration:none}
li a:hover b,li a:focus-visible b{text-decoration:underline}li span{color:var(--ink-2)}a:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
b{font-weight:500}iframe{width:100%;height:44rem;border:1px solid var(--rule);background:#f3f3f1;margin-top:1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--linen);padding:1.25rem;font:inherit;margin:1rem 0 0}
h2{font-weight:400;font-size:1.4rem;margin:2.5rem 0 0}@media(min-width:768px){li a{grid-template-columns:16rem 1fr 11rem}}
</style></head><body><header><a href="/mailbox">MAILBOX OF THE DEMO</a></header><main>${body}</main></body></html>`

const when = (date: Date) =>
  new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(date)

/**
 * Whether the host name of the address may belong to anybody: another site can point its own name at this machine, and
 * its page would then read everybody's e-mails. IP addresses and `localhost` cannot be pointed anywhere.
 */
const isForeignName = ({ hostname }: FastifyRequest, deskUrl: string): boolean =>
  hostname !== 'localhost' &&
  hostname !== new URL(deskUrl).hostname &&
  isIP(hostname.replace(/^\[(.*)\]$/, '$1')) === 0

/**
 * The mailbox of the demo. Only in demo mode and only without SMTP_URL, because it shows everybody's e-mails. E-mails
 * are shown in a frame without scripts; links open in a new window.
 */
export const mailboxPage = async (app: FastifyInstance, { db, config }: Deps): Promise<void> => {
  if (config.shopMode !== 'demo' || config.smtpUrl !== undefined) return
  const store = db.withTables<MailboxTables>()
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  }

  const HIDDEN = {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest) => {
      if (isForeignName(request, config.deskUrl))
        throw new Refusal(403, 'FORBIDDEN', 'The mailbox is at localhost, or at the host of DESK_URL.')
    },
  }

  app.get<{ Querystring: { to?: string } }>('/mailbox', HIDDEN, async (request, reply) => {
    const to = typeof request.query.to === 'string' ? request.query.to.toLowerCase() : undefined
    const emails = await store
      .selectFrom('mailbox')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .$if(to !== undefined, (query) =>
        query.where((row) => row(row.fn<string>('lower', ['recipient']), '=', to ?? '')),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute()
    const rows = emails
      .map(
        ({ id, recipient, subject, created_at }) =>
          `<li><a href="/mailbox/${id}"><b>${escapeHtml(recipient)}</b><span>${escapeHtml(subject)}</span><span>${when(created_at)}</span></a></li>`,
      )
      .join('')
    return reply
      .headers(headers)
      .send(
        page(
          'Mailbox of the demo',
          `<h1>E-mails</h1><p>No mail server is set (SMTP_URL), so every e-mail of the shop is kept here instead of being sent.</p>${rows === '' ? '<p>There is none yet. Open an account and look again.</p>' : `<ul>${rows}</ul>`}`,
        ),
      )
  })

  app.get<{ Params: { id: string } }>('/mailbox/:id', HIDDEN, async (request, reply) => {
    const known = /^[\da-f-]{36}$/i.test(request.params.id)
    const message = known
      ? await store.selectFrom('mailbox').selectAll().where('id', '=', request.params.id).executeTakeFirst()
      : undefined
    if (!message)
      return reply.code(404).headers(headers).send(page('No such e-mail', '<h1>No such e-mail</h1>'))
    const framed = message.html.replace('<head>', '<head><base target="_blank">')
    return reply.headers(headers).send(
      page(
        message.subject,
        `<h1>${escapeHtml(message.subject)}</h1><p>To ${escapeHtml(message.recipient)}, ${when(message.created_at)}</p>
<iframe title="The e-mail" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>
<h2>As text</h2><pre>${escapeHtml(message.plain).replace(/(https?:\/\/\S+)/g, '<a href="$1">$1</a>')}</pre>`,
      ),
    )
  })
}
