/**
 * Headers of programs whose pages are never embedded and are for staff or the demo only; each page brings its own
 * policy.
 */
export const CLOSED_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** Sent over https only. */
export const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const
