import { Type, type Static } from 'typebox'
import type { Language } from '#contract/languages.ts'
import type { Db } from '#backend/lib/store/db-handle.ts'
import { listOf } from './list-of.ts'
import { inLanguage, type HouseWords, type Said } from '#backend/lib/words/words.ts'

const text = Type.String()

/**
 * The purpose of a one-time token; the module that owns the purpose makes it (`tokenMakers` in
 * `backend/modules/index.ts`).
 */
const EmailSecret = Type.Union([
  Type.Object({
    purpose: Type.Union([
      Type.Literal('verify-email'),
      Type.Literal('change-email'),
      Type.Literal('reset-password'),
      Type.Literal('sign-in'),
      Type.Literal('undo-email'),
      Type.Literal('end-codes'),
    ]),
    accountId: text,
    emailKey: text,
  }),
  Type.Object({ purpose: Type.Literal('appointment'), appointmentId: text }),
])
export type EmailSecret = Static<typeof EmailSecret>
type Purpose = EmailSecret['purpose']

/** Makes the one-time token of an e-mail that is about to leave, by its purpose. Only the token's hash stays. */
export type TokenMakers = {
  readonly [P in Purpose]: (
    db: Db,
    secret: Extract<EmailSecret, { purpose: P }>,
    now: number,
  ) => Promise<string>
}

/** An e-mail of the house as data: its texts in order. Its look is decided when it is sent. */
export const EmailMessage = Type.Object({
  to: text,
  subject: text,
  greeting: Type.Optional(text),
  lines: listOf(text),
  /** A short table: label and value. */
  facts: Type.Optional(
    listOf(Type.Unsafe<readonly [label: string, value: string]>(Type.Tuple([text, text]))),
  ),
  /** One button. `path` is root-relative; `secret` asks for a one-time token, made at the moment of sending. */
  action: Type.Optional(Type.Object({ label: text, path: text, secret: Type.Optional(EmailSecret) })),
  /** Smaller links below the button, each with a label that makes sense without context. */
  links: Type.Optional(listOf(Type.Object({ label: text, path: text }))),
  /** What follows the button: how long the link is valid, what to do if the e-mail is a surprise. */
  small: Type.Optional(text),
  /** The language it is written in; absent: English. */
  language: Type.Optional(text),
  /** An attached iCalendar file, as text. */
  calendar: Type.Optional(text),
})
export type EmailMessage = Static<typeof EmailMessage>

interface SaidLink {
  readonly label: Said
  readonly path: string
}

/** An e-mail before it is known which language its reader reads. */
export interface SaidEmail {
  readonly to: string
  readonly subject: Said
  readonly greeting?: Said
  readonly lines: readonly Said[]
  readonly facts?: readonly (readonly [label: Said, value: Said])[]
  readonly action?: SaidLink & { readonly secret?: EmailSecret }
  readonly links?: readonly SaidLink[]
  readonly small?: Said
  readonly calendar?: string
}

/** The e-mail in a language. `house`: what the house wrote, in that language. */
export const emailIn = (language: Language, email: SaidEmail, house?: HouseWords): EmailMessage => {
  const { to, subject, greeting, lines, facts, action, links, small, calendar } = email
  const said = (text: Said) => inLanguage(language, text, house)
  return {
    to,
    language,
    subject: said(subject),
    ...(greeting !== undefined && { greeting: said(greeting) }),
    lines: lines.map(said),
    ...(facts && { facts: facts.map(([label, value]) => [said(label), said(value)] as const) }),
    ...(action && { action: { ...action, label: said(action.label) } }),
    ...(links && { links: links.map((link) => ({ ...link, label: said(link.label) })) }),
    ...(small !== undefined && { small: said(small) }),
    ...(calendar !== undefined && { calendar }),
  }
}
