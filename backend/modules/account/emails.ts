import type { Language } from '#contract/languages.ts'
import type { PointsRule } from '#contract/points.ts'
import { dear } from '#backend/lib/mail/dear.ts'
import type { EmailSecret, SaidEmail } from '#backend/lib/rows/email-shape.ts'
import { momentWords } from '#backend/lib/words/moment-words.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'
import { say, type Said } from '#backend/lib/words/words.ts'

/** The account that the e-mail is for, and its address. */
export interface To {
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly emailKey: string
}

export type Person = Omit<To, 'accountId' | 'emailKey'>

/** The first line of an e-mail. */
export const greet = ({ name }: Pick<To, 'name'>) => dear(name)

/** A button that only the owner of this mailbox can follow; the secret is made when the e-mail is sent. */
export const secretLink = (
  { accountId, emailKey }: To,
  purpose: Extract<EmailSecret, { accountId: string }>['purpose'],
  link: { readonly label: string; readonly path: string },
) => ({ ...link, secret: { purpose, accountId, emailKey } })

/** A moment as India reads it, in the language of the e-mail. */
export const inIndia =
  (at: number) =>
  (language: Language): string =>
    momentWords(at, { language, timeZone: 'Asia/Kolkata' })
/** When it happened, as a line of the e-mail's facts. */
export const whenFact = (at: number): [Said, Said] => ['When', inIndia(at)]

const confirm = (rule: PointsRule | undefined): string =>
  rule
    ? 'Please confirm that this e-mail address is yours. You can then spend your points.'
    : 'Please confirm that this e-mail address is yours.'

/** `rule`: the rule of points, if the house gives any. */
export const welcomeEmail = (to: To, rule: PointsRule | undefined): SaidEmail => ({
  to: to.email,
  subject: 'Welcome to your account',
  greeting: greet(to),
  lines: [
    rule && rule.welcome > 0
      ? rule.worthPaise === 100
        ? say`Welcome. Your account comes with ${rule.welcome} points, each worth one rupee on your first purchase.`
        : say`Welcome. Your account comes with ${rule.welcome} points, each worth ${formatPaise(rule.worthPaise)} on your first purchase.`
      : 'Welcome. Your account is ready.',
    confirm(rule),
  ],
  action: secretLink(to, 'verify-email', { label: 'Confirm my e-mail', path: '/verify' }),
  small:
    'The link is valid for three days. If you did not create an account, please don’t confirm: you will not hear from us again.',
})

export const knownEmail = (to: To): SaidEmail => ({
  to: to.email,
  subject: 'You already have an account',
  greeting: greet(to),
  lines: [
    'Somebody, hopefully you, asked to open an account with this e-mail. You already have one, and nothing has changed.',
    'Sign in with your password, or reset it if you have forgotten it.',
  ],
  action: { label: 'Sign in', path: '/login' },
  small: 'If this wasn’t you, you can ignore this e-mail.',
})

export const verifyEmail = (to: To, rule: PointsRule | undefined): SaidEmail => ({
  to: to.email,
  subject: 'Please confirm your e-mail',
  greeting: greet(to),
  lines: [confirm(rule)],
  action: secretLink(to, 'verify-email', { label: 'Confirm my e-mail', path: '/verify' }),
  small: 'The link is valid for three days.',
})

export const resetEmail = (to: To): SaidEmail => ({
  to: to.email,
  subject: 'Reset your password',
  greeting: greet(to),
  lines: ['Somebody, hopefully you, asked to set a new password for your account.'],
  action: secretLink(to, 'reset-password', { label: 'Reset your password', path: '/reset-password' }),
  small:
    'The link is valid for one hour and works once. If this wasn’t you, nothing has changed and you can ignore this e-mail.',
})

export const signInEmail = (to: To): SaidEmail => ({
  to: to.email,
  subject: 'Your link to sign in',
  greeting: greet(to),
  lines: ['Somebody, hopefully you, asked for a link that signs in to your account without the password.'],
  action: secretLink(to, 'sign-in', { label: 'Sign in', path: '/sign-in-link' }),
  small:
    'The link is valid for ten minutes and works once. Don’t share it: anybody who has it can sign in as you. If this wasn’t you, nothing has changed and you can ignore this e-mail.',
})

export const newDeviceEmail = (to: Person, device: string | undefined, now: number): SaidEmail => ({
  to: to.email,
  subject: 'A new device signed in',
  greeting: greet(to),
  lines: ['Somebody, hopefully you, signed in to your account on a device that we had not seen before.'],
  facts: [['Device', device ?? 'An unknown browser'], whenFact(now)],
  action: { label: 'View your devices', path: '/profile#devices' },
  links: [{ label: 'Reset your password', path: '/forgot-password' }],
  small: 'If this wasn’t you, reset your password straight away: that signs out every device.',
})

export const guessingEmail = (to: Person): SaidEmail => ({
  to: to.email,
  subject: 'Wrong passwords were entered',
  greeting: greet(to),
  lines: [
    'Somebody has entered many wrong passwords for your account. Nobody got in, and nothing has changed.',
    'You can still sign in as usual on devices you have used before. On a new one you may have to wait, or ask for a link by e-mail on the sign-in page.',
  ],
  action: { label: 'Sign in', path: '/login' },
  small:
    'You don’t need to do anything. A password that you use nowhere else keeps your account safe. We send this e-mail at most once a day.',
})

/** `passkeys`: how many were removed with it. */
export const passwordChangedEmail = (to: Person, passkeys: number): SaidEmail => ({
  to: to.email,
  subject: 'Your password was changed',
  greeting: greet(to),
  lines: [
    'The password of your account was changed just now, and every other device was signed out.',
    ...(passkeys > 0
      ? [
          'Your passkeys were removed as well. You can add them again from your profile once you have signed in.',
        ]
      : []),
  ],
  action: { label: 'Sign in', path: '/login' },
  small: 'If this wasn’t you, reset your password straight away and contact us.',
})

export const newAddressEmail = (to: To): SaidEmail => ({
  to: to.email,
  subject: 'Please confirm your new e-mail',
  greeting: greet(to),
  lines: ['You asked to use this e-mail address for your account. Please confirm it to complete the change.'],
  action: secretLink(to, 'change-email', { label: 'Confirm my e-mail', path: '/verify' }),
  small: 'The link is valid for one day. If this wasn’t you, please don’t confirm.',
})

export const addressTakenEmail = (email: string): SaidEmail => ({
  to: email,
  subject: 'This e-mail already has an account',
  greeting: 'Hello,',
  lines: [
    'Somebody, hopefully you, asked to use this e-mail address for another account. It already has an account of its own, and nothing has changed.',
  ],
  small: 'If this wasn’t you, you can ignore this e-mail.',
})

export const reservedEmail = (email: string): SaidEmail => ({
  to: email,
  subject: 'This e-mail cannot open an account yet',
  greeting: 'Hello,',
  lines: [
    'Somebody, hopefully you, asked to open an account with this e-mail. An account stopped using it within the last seven days, and until that time is over no new account can use it.',
    'If you didn’t make that change, the e-mail about it has a link to undo it.',
  ],
  small: 'If this wasn’t you, you can ignore this e-mail.',
})

export const addressRestoredEmail = (to: Person): SaidEmail => ({
  to: to.email,
  subject: 'Your e-mail address has been restored',
  greeting: greet(to),
  lines: [
    'The change of your e-mail address has been undone, and your account uses this one again. Every device has been signed out; sign in with the password you have just chosen.',
    'Please check your addresses and orders for anything you don’t recognise, and contact us if you find something.',
  ],
  action: { label: 'Sign in', path: '/login' },
})

export const changeUndoneEmail = (email: string): SaidEmail => ({
  to: email,
  subject: 'A change of e-mail address was undone',
  greeting: 'Hello,',
  lines: [
    'An account used this e-mail address for a while. The owner of the previous address has undone the change, so no account uses this one any more.',
  ],
})

export const addressAskedEmail = (to: Person): SaidEmail => ({
  to: to.email,
  subject: 'A change of e-mail address was requested',
  greeting: greet(to),
  lines: [
    'We received a request to change the e-mail address of your account. Nothing changes until the new one is confirmed.',
  ],
  action: { label: 'Reset your password', path: '/forgot-password' },
  small: 'If this wasn’t you, resetting your password stops the change.',
})

/** To the former e-mail of an account. If that was never confirmed, it cannot be restored, because it has no owner. */
export const addressChangedEmail = (to: To, wayBack: boolean): SaidEmail => ({
  to: to.email,
  subject: 'Your e-mail was changed',
  greeting: wayBack ? greet(to) : 'Hello,',
  lines: [
    wayBack
      ? 'Your account now uses a different e-mail address, and every other device has been signed out. Please sign in with the new address.'
      : 'An account created with this e-mail address now uses a different one. We will not write to this address again.',
  ],
  ...(wayBack && {
    action: secretLink(to, 'undo-email', { label: 'Undo the change', path: '/undo-email' }),
    small:
      'If this wasn’t you, undo it: for seven days this link restores your account to this address, signs out every device and lets you choose a new password.',
  }),
})

export const farewellEmail = (to: Person): SaidEmail => ({
  to: to.email,
  subject: 'Your account is closed',
  greeting: greet(to),
  lines: [
    'Your account is closed and what we kept about you has been deleted. Invoices are kept for as long as the law requires.',
    'Thank you for shopping with us.',
  ],
})
