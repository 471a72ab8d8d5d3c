import type { EmailMessage } from '#backend/lib/rows/email-shape.ts'

/** Tells a member of the staff that somebody is guessing their password or code. */
export const staffGuessingEmail = (to: string): EmailMessage => ({
  to,
  subject: 'Wrong sign-ins to the desk',
  greeting: 'Hello,',
  lines: [
    'Somebody has entered several wrong passwords or codes for your account at the desk. Nobody got in, and nothing has changed.',
    'You can still sign in where you have signed in before. Elsewhere you may have to wait, or use one of your recovery codes in place of the code of your app.',
  ],
  small:
    'If you did not forget your password, tell an owner: whoever tries codes knows it. We send this e-mail at most once a day.',
})

/**
 * Tells the owner of the mailbox that the invitation was accepted, because the person who invited them had seen its
 * link.
 */
export const staffJoinedEmail = (to: string): EmailMessage => ({
  to,
  subject: 'Your account at the desk is open',
  greeting: 'Hello,',
  lines: [
    'The invitation to the desk in your name was just accepted, with a password and an authenticator app.',
  ],
  small:
    'If that was not you, tell an owner of the house at once: somebody else holds an account in your name.',
})
