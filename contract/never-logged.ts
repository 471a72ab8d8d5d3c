/**
 * Members that neither program writes into its log, wherever they occur: what signs in, what pays, what identifies
 * somebody. Headers are left out completely, or by these names.
 */
export const NEVER_LOGGED = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'token',
  'sessionId',
  'email',
  'phone',
] as const

/**
 * An e-mail address inside a text; written as `[e-mail]`. It begins only where a word does: tried from each character,
 * a path of 15,000 characters without an @ took seconds.
 */
const E_MAIL_IN_TEXT = /(?<![^\s@<>"'()=,;])[^\s@<>"'()=,;]+@[^\s@<>"'),;]+/g

/** A text without e-mail addresses, cut to a limit. */
export const masked = (text: string): string => text.replaceAll(E_MAIL_IN_TEXT, '[e-mail]').slice(0, 4_000)

/** A cause may have a cause: that of 'fetch failed' says why. */
const MOST_CAUSES = 4

/** What led to an error, the nearest cause first. One of several addresses that all failed has a code and no message. */
const causesOf = ({ cause }: Error, most = MOST_CAUSES): string[] => {
  if (!(cause instanceof Error) || most === 0) return []
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return [cause.message || code, ...causesOf(cause, most - 1)]
}

/**
 * An error as it may be logged: those of the store, of mail and of payments have rows, recipients and headers in members
 * of their own (`detail`, `rejected`, `raw`), so only these few are taken.
 */
export const errorFacts = (error: unknown) => {
  if (!(error instanceof Error)) return { type: 'none', message: masked(String(error)), stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const causes = causesOf(error)
  const cause = causes.length > 0 ? { cause: masked(causes.join(': ')) } : {}
  return {
    type: error.name,
    ...code,
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    ...cause,
  }
}
