import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

const SHAPE = /^[^\s@<>"(),:;\\[\]\p{Cc}]+@([^\s@<>"(),:;\\[\]\p{Cc}]+\.[^\s@.]{2,})$/u

/**
 * The form in which e-mails are compared: trimmed, NFKC, lower case, the domain in ASCII. Undefined if it is not an
 * e-mail.
 */
export const emailKey = (email: string): string | undefined => {
  const text = email.normalize('NFKC').trim().toLowerCase()
  const domain = SHAPE.exec(text)?.[1]
  if (domain === undefined || text.length > 254 || text.includes('..')) return undefined
  const ascii = domainToASCII(domain)
  return ascii === '' ? undefined : `${text.slice(0, text.lastIndexOf('@'))}@${ascii}`
}

/**
 * One hash per mailbox: `a.b+gift@gmail.com` and `ab@gmail.com` are delivered to the same one. For gifts of
 * points only.
 */
export const mailboxHash = (key: string): string => {
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const local = key.slice(0, at).replace(/\+.*$/, '')
  const mailbox = `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`
  return createHash('sha256').update(`welcome:${mailbox}`).digest('hex')
}
