import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { none, type Deps, type Job, type Module } from '#backend/lib/http/implement.ts'
import { pruneOutbox } from '#backend/lib/mail/outbox.ts'
import { passwordsOf } from '#backend/lib/security/passwords.ts'
import { addressRoutes } from './addresses.ts'
import { emailRoutes } from './credentials/email-routes.ts'
import { passwordRoutes } from './credentials/password-routes.ts'
import { emailChangeRoutes, pruneEmailChanges } from './credentials/email-changes.ts'
import { pruneDevices } from './entry/devices.ts'
import { pruneGuesses } from './entry/guesses.ts'
import { linkRoutes } from './entry/link.ts'
import { houseSessionRoutes } from './house-sessions.ts'
import { pruneChallenges } from './keys/challenges.ts'
import { endCodes } from './keys/code-store.ts'
import { codeRoutes, endOfCodesRoutes } from './keys/codes.ts'
import { confirmRoutes } from './keys/confirm.ts'
import { passkeyRoutes } from './keys/passkeys.ts'
import { passkeySignInRoutes } from './keys/sign-in.ts'
import { relyingParty } from './keys/webauthn.ts'
import { mailboxPage } from './mailbox.ts'
import { profileRoutes } from './profile.ts'
import { signInRoutes } from './sign-in.ts'
import { sessionListRoutes } from './session-list.ts'
import type { AccountTables } from './tables.ts'
import { accountTokens } from './tokens.ts'

const HOUR = 3_600_000

/** Deletes what has ended. */
const pruneJob = ({ db, clock }: Deps): Job => ({
  name: 'account-prune',
  everyMs: HOUR,
  run: async () => {
    const now = new Date(clock.now())
    const store = db.withTables<AccountTables>()
    await store
      .deleteFrom('sessions')
      .where((row) => row.or([row('idle_until', '<', now), row('ends_at', '<', now)]))
      .execute()
    await store.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute()
    await pruneGuesses(db, now.getTime())
    await pruneDevices(db, now.getTime())
    await endCodes(db, now.getTime())
    await pruneChallenges(db, now.getTime())
    await pruneEmailChanges(db, now.getTime())
    await store.deleteFrom('attempts').where('window_ends', '<', now).execute()
    await pruneOutbox(db, now.getTime())
  },
})

export const account = {
  name: 'account',
  // It owns the account: `profile.ts` exports and erases what it stores.
  accounts: KEEPS_NOTHING,
  tokens: accountTokens,
  metrics: none,
  routes: (deps) => {
    const passwords = passwordsOf(deps.config)
    const party = relyingParty(deps.config)
    return [
      ...signInRoutes(deps, passwords),
      ...linkRoutes(deps),
      ...sessionListRoutes(deps),
      ...houseSessionRoutes(deps),
      ...confirmRoutes(deps, passwords, party),
      ...codeRoutes(deps),
      ...endOfCodesRoutes(deps, passwords),
      ...(party ? [...passkeyRoutes(deps, party), ...passkeySignInRoutes(deps, party)] : []),
      ...emailRoutes(deps, passwords),
      ...passwordRoutes(deps, passwords),
      ...emailChangeRoutes(deps, passwords),
      ...profileRoutes(deps, passwords),
      ...addressRoutes(deps),
    ]
  },
  jobs: (deps) => [pruneJob(deps)],
  plugin: mailboxPage,
} satisfies Module
