import { requestSignInLink, signInByLink } from '#contract/session.ts'
import { implement, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { createForm, readEmail } from '../fields.ts'
import { resetEmail, signInEmail } from '../emails.ts'
import { holdPerson } from '../person.ts'
import { forgetTokens, ownerOfToken, spendToken, spentLink } from '../tokens.ts'
import { asksForCode } from '../keys/code-store.ts'
import { askForCode } from '../keys/second-factor.ts'
import { sendAskedLink } from './asked-link.ts'
import { enter } from './enter.ts'
import { countGuess, forgetGuesses, guesserOf } from './guesses.ts'

/** Sign-in by e-mail for the holder of the mailbox, while strangers guess the password. */
export const linkRoutes = ({ db, clock, sealer, accounts }: Deps): readonly Implementation[] => [
  implement(requestSignInLink, ({ body, requestId }) => {
    const form = createForm()
    const { key: emailKey } = readEmail(form, body.email)
    form.check()
    return sendAskedLink(db, {
      limit: 'link',
      event: 'session.link-asked',
      kind: 'sign-in-link',
      // The mailbox is not confirmed yet: its owner begins with a new password.
      message: (to, isConfirmed) => (isConfirmed ? signInEmail(to) : resetEmail(to)),
      emailKey,
      requestId,
      now: clock.now(),
    })
  }),

  implement(signInByLink, async ({ body, caller, requestId }) => {
    const now = clock.now()
    const { code, device } = body
    const owner = await ownerOfToken(db, body.token, ['sign-in'], now)
    // A mailbox alone is one factor: an account with codes asks for one here too.
    if (await asksForCode(db, owner, now)) {
      const guesser = guesserOf(`link:${owner}`, undefined)
      const failures = code === undefined ? 0 : await countGuess(db, guesser, now)
      await askForCode({ db, sealer }, { accountId: owner, code, failures, requestId, now })
      await forgetGuesses(db, guesser)
    }
    return db.transaction().execute(async (tx) => {
      const person = await holdPerson(tx, owner)
      const { account_id: accountId, email_key } = await spendToken(tx, body.token, ['sign-in'], now)
      if (person.email_key !== email_key) throw spentLink()
      await forgetTokens(tx, accountId, ['sign-in'])
      return enter(tx, accounts, {
        accountId,
        proof: { way: 'link' },
        caller,
        device,
        visitorBag: body.visitorBag,
        requestId,
        now,
      })
    })
  }),
]
