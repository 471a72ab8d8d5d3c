/**
 * Members that neither program writes into its log, wherever they stand: what signs in, what pays, what says who somebody
 * is. Headers are left out whole or by these names.
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
