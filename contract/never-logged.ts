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

/** An e-mail address inside a text; written as `[e-mail]`. */
export const E_MAIL_IN_TEXT = /[^\s@<>"'(=,;]+@[^\s@<>"'),;]+/g
