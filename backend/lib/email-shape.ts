import { Type, type Static } from 'typebox'
import { listOf } from './list-of.ts'

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
  /** Smaller links below the button, each with a label that is clear by itself. */
  links: Type.Optional(listOf(Type.Object({ label: text, path: text }))),
  /** What follows the button: how long the link is valid, what to do if the e-mail is a surprise. */
  small: Type.Optional(text),
  /** An attached iCalendar file, as text. */
  calendar: Type.Optional(text),
})
export type EmailMessage = Static<typeof EmailMessage>
