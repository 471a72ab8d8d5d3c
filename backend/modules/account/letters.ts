import { WELCOME_POINTS } from '#contract/points.ts'
import type { Letter } from '#backend/lib/mail.ts'

interface To {
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly emailKey: string
}

const firstName = (name: string) => name.split(' ')[0] ?? name
const greet = ({ name }: Pick<To, 'name'>) => (name === '' ? 'Good day,' : `Dear ${firstName(name)},`)

export const welcomeLetter = (to: To, points: boolean): Letter => ({
  to: to.email,
  subject: 'Your account is open',
  greeting: greet(to),
  lines: [
    points
      ? `Your account is open, and ${WELCOME_POINTS} points are waiting in it. A point is worth one rupee on your first piece.`
      : 'Your account is open.',
    'Please confirm that this e-mail is yours. Points can be spent from then on.',
  ],
  action: {
    label: 'Confirm my e-mail',
    path: '/verify',
    secret: { purpose: 'verify-email', accountId: to.accountId, emailKey: to.emailKey },
  },
  small:
    'The link holds for three days. If you did not open an account, do not confirm: nothing more will come.',
})

export const knownLetter = (to: To): Letter => ({
  to: to.email,
  subject: 'You already have an account',
  greeting: greet(to),
  lines: [
    'Someone, probably you, asked to open an account with this e-mail. There is one already, and nothing was changed.',
    'Sign in with your password, or set a new one if it has slipped your mind.',
  ],
  action: { label: 'Sign in', path: '/login' },
  small: 'If it was not you, there is nothing to do.',
})

export const verifyLetter = (to: To): Letter => ({
  to: to.email,
  subject: 'Please confirm your e-mail',
  greeting: greet(to),
  lines: ['One step, and this e-mail counts as yours. Points can be spent from then on.'],
  action: {
    label: 'Confirm my e-mail',
    path: '/verify',
    secret: { purpose: 'verify-email', accountId: to.accountId, emailKey: to.emailKey },
  },
  small: 'The link holds for three days.',
})

export const resetLetter = (to: To): Letter => ({
  to: to.email,
  subject: 'Set a new password',
  greeting: greet(to),
  lines: ['Someone, probably you, asked to set a new password for your account.'],
  action: {
    label: 'Set a new password',
    path: '/reset-password',
    secret: { purpose: 'reset-password', accountId: to.accountId, emailKey: to.emailKey },
  },
  small:
    'The link holds for one hour and works once. If it was not you, nothing has changed and nothing needs to be done.',
})

export const signInLetter = (to: To): Letter => ({
  to: to.email,
  subject: 'Your link to sign in',
  greeting: greet(to),
  lines: ['Someone, probably you, asked for a link that signs in to your account without the password.'],
  action: {
    label: 'Sign in',
    path: '/sign-in-link',
    secret: { purpose: 'sign-in', accountId: to.accountId, emailKey: to.emailKey },
  },
  small:
    'The link holds for one hour and works once. Give it to nobody: whoever has it is signed in. If it was not you, nothing has changed and nothing needs to be done.',
})

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

export const newDeviceLetter = (
  to: Omit<To, 'accountId' | 'emailKey'>,
  device: string | undefined,
  now: number,
): Letter => ({
  to: to.email,
  subject: 'A new device signed in',
  greeting: greet(to),
  lines: ['Somebody, probably you, signed in to your account on a device that we had not seen before.'],
  facts: [
    ['Device', device ?? 'A browser that did not say its name'],
    ['When', `${moment.format(new Date(now))} (IST)`],
  ],
  action: { label: 'See your devices', path: '/profile#devices' },
  links: [{ label: 'Set a new password', path: '/forgot-password' }],
  small: 'If it was not you, set a new password at once: it signs out every device.',
})

export const guessingLetter = (to: Omit<To, 'accountId' | 'emailKey'>): Letter => ({
  to: to.email,
  subject: 'Wrong passwords were tried',
  greeting: greet(to),
  lines: [
    'Somebody has tried many wrong passwords for your account. Nobody was let in, and nothing was changed.',
    'Devices on which you signed in before let you in as always. On another one you may have to wait, or you ask for a link by e-mail on the sign-in page.',
  ],
  action: { label: 'Sign in', path: '/login' },
  small:
    'There is nothing you must do. A password that you use nowhere else keeps such attempts what they are. We write at most one such letter a day.',
})

export const passwordChangedLetter = (to: Omit<To, 'accountId' | 'emailKey'>): Letter => ({
  to: to.email,
  subject: 'Your password was changed',
  greeting: greet(to),
  lines: ['The password of your account was changed just now, and every other device was signed out.'],
  action: { label: 'Sign in', path: '/login' },
  small: 'If it was not you, set a new password at once and write to us.',
})

export const newEmailLetter = (to: To): Letter => ({
  to: to.email,
  subject: 'Please confirm your new e-mail',
  greeting: greet(to),
  lines: ['You asked to use this e-mail for your account from now on. It counts once you confirm it.'],
  action: {
    label: 'Confirm my e-mail',
    path: '/verify',
    secret: { purpose: 'change-email', accountId: to.accountId, emailKey: to.emailKey },
  },
  small: 'The link holds for one day. If it was not you, do not confirm.',
})

export const emailTakenLetter = (email: string): Letter => ({
  to: email,
  subject: 'This e-mail already has an account',
  greeting: 'Good day,',
  lines: [
    'Someone, probably you, asked to move an account to this e-mail. It has an account of its own already, and nothing was changed.',
  ],
  small: 'If it was not you, there is nothing to do.',
})

export const reservedLetter = (email: string): Letter => ({
  to: email,
  subject: 'This e-mail cannot open an account yet',
  greeting: 'Good day,',
  lines: [
    'Someone, probably you, asked to open an account with this e-mail. An account gave it up within the last seven days, and for that time nobody else can have it.',
    'If that change was not yours, the letter that told you of it holds the link that undoes it.',
  ],
  small: 'If you did not ask, there is nothing to do.',
})

export const emailRestoredLetter = (to: Omit<To, 'accountId' | 'emailKey'>): Letter => ({
  to: to.email,
  subject: 'Your e-mail is as before',
  greeting: greet(to),
  lines: [
    'The change of your e-mail is undone: this one counts again. Every device is signed out, and the new password is the one just chosen.',
    'Please look through your addresses and your orders for anything that is not yours, and write to us if you find it.',
  ],
  action: { label: 'Sign in', path: '/login' },
})

export const changeUndoneLetter = (email: string): Letter => ({
  to: email,
  subject: 'A change of e-mail was undone',
  greeting: 'Good day,',
  lines: [
    'An account used this e-mail for a while. The holder of the e-mail before has undone the change: it belongs to no account now.',
  ],
})

export const emailAskedLetter = (to: Omit<To, 'accountId' | 'emailKey'>): Letter => ({
  to: to.email,
  subject: 'A new e-mail was asked for',
  greeting: greet(to),
  lines: ['Your account asked to use another e-mail. Nothing changes until that one is confirmed.'],
  action: { label: 'Set a new password', path: '/forgot-password' },
  small: 'Only if it was not you: a new password, set from this e-mail, stops the change.',
})

/** To the e-mail that an account gave up. Without a way back where it was never confirmed: it is nobody's then. */
export const emailChangedLetter = (to: To, wayBack: boolean): Letter => ({
  to: to.email,
  subject: 'Your e-mail was changed',
  greeting: wayBack ? greet(to) : 'Good day,',
  lines: [
    wayBack
      ? 'Your account uses another e-mail from now on, and every other device was signed out. You sign in with the new one.'
      : 'An account that was opened with this e-mail uses another one from now on. We write no more to this one.',
  ],
  ...(wayBack && {
    action: {
      label: 'Undo the change',
      path: '/undo-email',
      secret: { purpose: 'undo-email', accountId: to.accountId, emailKey: to.emailKey },
    },
    small:
      'If it was not you, undo it: for seven days this link brings your account back to this e-mail, signs out every device and lets you choose a new password.',
  }),
})

export const farewellLetter = (to: Omit<To, 'accountId' | 'emailKey'>): Letter => ({
  to: to.email,
  subject: 'Your account is closed',
  greeting: greet(to),
  lines: [
    'Your account is closed, and what we kept about you is deleted. Invoices stay as long as the law asks.',
    'Thank you for your time with us.',
  ],
})
