import { escapeHtml } from '#program/escape-html.ts'
import { isLoopback } from '#program/plain-connections.ts'
import { LANGUAGES } from '#contract/languages.ts'
import type { EmailMessage } from '#backend/lib/rows/email-shape.ts'
import type { BackendConfig, Brand } from '#backend/lib/http/implement.ts'
import { isLatin } from '#backend/lib/words/is-latin.ts'
import { oneLine } from '#backend/lib/words/plain-words.ts'
import { asLanguage } from '#backend/lib/words/words.ts'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar?: string
}

const houseName = (mailFrom: string) =>
  oneLine(mailFrom.replace(/<.*$/, '').replaceAll('"', '')) || 'The house'

/** A token comes after '#': then it is in no server log and no referrer. */
const linkOf = (message: EmailMessage, publicUrl: string, token: string | undefined) =>
  message.action && `${publicUrl}${message.action.path}${token === undefined ? '' : `#token=${token}`}`

/** Text and HTML of an e-mail, in the house's design. Pure. */
export const renderEmail = (
  message: EmailMessage,
  {
    publicUrl,
    mailFrom,
    brand,
    token,
  }: { publicUrl: string; mailFrom: string; brand: Brand; token?: string | undefined },
): RenderedMail => {
  const { house: own, onHouse, background, ink, quiet, rule } = brand.colours
  const serif = escapeHtml(`font-family:${brand.text}`)
  const house = houseName(mailFrom)
  const link = linkOf(message, publicUrl, token)
  const subject = oneLine(message.subject)
  const text = [
    ...(message.greeting ? [message.greeting] : []),
    ...message.lines,
    ...(message.facts?.length
      ? [message.facts.map(([label, value]) => `${label}: ${value}`).join('\n')]
      : []),
    ...(message.action && link ? [`${message.action.label}:\n${link}`] : []),
    ...(message.links ?? []).map(({ label, path }) => `${label}:\n${publicUrl}${path}`),
    ...(message.small ? [message.small] : []),
    `${house}\n${publicUrl}`,
  ].join('\n\n')
  const paragraph = (words: string, style = '') =>
    `<p style="margin:0 0 18px;${style}">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`
  const { locale, script } = LANGUAGES[asLanguage(message.language) ?? 'en']
  // Only Latin letters have capitals and may be spaced: the line above Devanagari would break.
  const capitals =
    script === 'Latin' ? 'font-size:14px;letter-spacing:.12em;text-transform:uppercase' : 'font-size:17px'
  const body = [
    message.greeting ? paragraph(message.greeting) : '',
    ...message.lines.map((line) => paragraph(line)),
    message.facts?.length
      ? `<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="margin:6px 0 24px;border-top:1px solid ${rule}">${message.facts
          .map(
            ([label, value]) =>
              `<tr><td style="padding:9px 16px 9px 0;border-bottom:1px solid ${rule};color:${quiet}">${escapeHtml(label)}</td><td align="right" style="padding:9px 0;border-bottom:1px solid ${rule}">${escapeHtml(value)}</td></tr>`,
          )
          .join('')}</table>`
      : '',
    message.action && link
      ? `<p style="margin:12px 0 30px"><a href="${escapeHtml(link)}" style="display:inline-block;background:${own};color:#FFFFFF;padding:18px 34px;text-decoration:none;${capitals}">${escapeHtml(message.action.label)}</a></p>`
      : '',
    ...(message.links ?? []).map(
      ({ label, path }) =>
        `<p style="margin:0 0 12px"><a href="${escapeHtml(publicUrl + path)}" style="color:${ink}">${escapeHtml(label)}</a></p>`,
    ),
    message.small ? paragraph(message.small, `font-size:15px;color:${quiet}`) : '',
  ].join('')
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${background};color:${ink};${serif};font-size:18px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${background}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF">
<tr><td align="center" style="background:${own};color:${onHouse};padding:30px 20px;font-size:22px;${isLatin(house) ? 'letter-spacing:.32em;' : ''}text-transform:uppercase;${serif}">${escapeHtml(house)}</td></tr>
<tr><td style="padding:40px 36px 26px;${serif};font-size:18px;line-height:1.5;overflow-wrap:anywhere">${body}</td></tr>
<tr><td style="padding:0 36px 34px;${serif};font-size:15px;color:${quiet}">${escapeHtml(house)} &middot; <a href="${escapeHtml(publicUrl)}" style="color:${quiet}">${escapeHtml(publicUrl.replace(/^https?:\/\//, ''))}</a></td></tr>
</table></td></tr></table></body></html>`
  return { subject, text, html, ...(message.calendar !== undefined && { calendar: message.calendar }) }
}

export interface Mailer {
  readonly send: (id: string, to: string, mail: RenderedMail) => Promise<void>
  readonly close: () => void
}

/**
 * Sends by SMTP. The message id is derived from the outbox row, so that a second try is recognised as the same e-mail.
 */
export const smtpMailer = ({
  smtpUrl,
  mailFrom,
  mailEncrypted,
}: Pick<BackendConfig, 'mailFrom' | 'mailEncrypted'> & { smtpUrl: string }): Mailer => {
  const server = new URL(smtpUrl)
  if (mailEncrypted && !isLoopback(server.hostname)) server.searchParams.set('requireTLS', 'true')
  // Saves the 6 MB that it takes to load, in a shop without a mail server.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport(server.href, { from: mailFrom }),
  )
  const host = /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost'
  return {
    send: async (id, to, mail) => {
      await (
        await transport
      ).sendMail({
        to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(mail.calendar !== undefined && {
          attachments: [
            {
              filename: 'appointment.ics',
              content: mail.calendar,
              contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
            },
          ],
        }),
      })
    },
    close: () => void transport.then((open) => open.close()),
  }
}
