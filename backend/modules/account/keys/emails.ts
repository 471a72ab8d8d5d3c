import { CODES_END_AFTER_DAYS } from '#contract/one-time-codes.ts'
import type { SaidEmail } from '#backend/lib/rows/email-shape.ts'
import { say } from '#backend/lib/words/words.ts'
import { greet, inIndia, secretLink, whenFact, type Person, type To } from '../emails.ts'

const resetLink = { label: 'Reset your password', path: '/forgot-password' }

export const passkeyAddedEmail = (to: Person, passkey: string, now: number): SaidEmail => ({
  to: to.email,
  subject: 'A passkey was added to your account',
  greeting: greet(to),
  lines: ['From now on this passkey signs in to your account. Your password still works as before.'],
  facts: [['Passkey', passkey], whenFact(now)],
  action: { label: 'View your passkeys', path: '/profile#security' },
  links: [resetLink],
  small:
    'If this wasn’t you, reset your password straight away: that removes every passkey and signs out every device.',
})

export const passkeyRemovedEmail = (to: Person, passkey: string, now: number): SaidEmail => ({
  to: to.email,
  subject: 'A passkey was removed from your account',
  greeting: greet(to),
  lines: ['This passkey no longer signs in to your account. You can sign in with your password.'],
  facts: [['Passkey', passkey], whenFact(now)],
  action: { label: 'View your passkeys', path: '/profile#security' },
  links: [resetLink],
  small: 'If this wasn’t you, reset your password straight away.',
})

export const codesOnEmail = (to: Person, now: number): SaidEmail => ({
  to: to.email,
  subject: 'Two-step sign-in is on',
  greeting: greet(to),
  lines: [
    'From now on we ask for a code from your authenticator app after your password.',
    'Keep your recovery codes somewhere safe: each one signs you in once if you lose the app.',
  ],
  facts: [whenFact(now)],
  action: { label: 'View your security settings', path: '/profile#security' },
  links: [resetLink],
  small: 'If this wasn’t you, reset your password straight away and contact us.',
})

export const codesOffEmail = (to: Person): SaidEmail => ({
  to: to.email,
  subject: 'Two-step sign-in is off',
  greeting: greet(to),
  lines: ['We no longer ask for a code when you sign in: your password alone is enough.'],
  action: { label: 'View your security settings', path: '/profile#security' },
  links: [resetLink],
  small: 'If this wasn’t you, reset your password straight away and contact us.',
})

export const recoveryCodeUsedEmail = (to: Person, left: number, now: number): SaidEmail => ({
  to: to.email,
  subject: 'A recovery code was used',
  greeting: greet(to),
  lines: [
    'Somebody, hopefully you, used one of your recovery codes instead of a code from your authenticator app. It cannot be used again.',
    left === 0
      ? 'None are left. Please create new ones in your profile.'
      : left === 1
        ? 'One is left. You can create new ones in your profile.'
        : say`${left} are left. You can create new ones in your profile.`,
  ],
  facts: [whenFact(now)],
  action: { label: 'View your security settings', path: '/profile#security' },
  links: [resetLink],
  small: 'If this wasn’t you, reset your password straight away and contact us.',
})

export const wrongCodesEmail = (to: Person): SaidEmail => ({
  to: to.email,
  subject: 'Wrong codes were entered for your account',
  greeting: greet(to),
  lines: [
    'Somebody got as far as the code of your authenticator app and entered several wrong ones. Nobody was let in.',
    'If this wasn’t you, your password or your mailbox may be known to somebody else. Please choose a new password.',
  ],
  action: resetLink,
})

export const codesEndAskedEmail = (to: To): SaidEmail => ({
  to: to.email,
  subject: 'Turn off two-step sign-in',
  greeting: greet(to),
  lines: [
    say`Somebody who knows your password, probably you, cannot enter a code and asked to turn two-step sign-in off. Follow the link to confirm: it will then be turned off after ${CODES_END_AFTER_DAYS} days.`,
  ],
  action: secretLink(to, 'end-codes', { label: 'Turn off two-step sign-in', path: '/turn-off-codes' }),
  links: [resetLink],
  small:
    'The link is valid for one hour and works once. If this wasn’t you, somebody knows your password: reset it straight away.',
})

export const codesEndingEmail = (to: Person, endsAt: number): SaidEmail => ({
  to: to.email,
  subject: 'Two-step sign-in is about to be turned off',
  greeting: greet(to),
  lines: [
    'As you asked, we will stop asking for a code when you sign in. From then on your password alone is enough.',
  ],
  facts: [['Turns off', inIndia(endsAt)]],
  action: resetLink,
  small:
    'Found your app or a recovery code? Sign in with it and two-step sign-in stays on. If this wasn’t you, reset your password: that keeps it on as well.',
})
