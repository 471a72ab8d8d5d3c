import { endStaffSession, operatorMe, startStaffSession } from '#contract/staff.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { implement, none, type Module } from '#backend/lib/http/implement.ts'
import { passwordsOf } from '#backend/lib/security/passwords.ts'
import { approvalRoutes } from './approvals.ts'
import { deskPages } from './desk.ts'
import { signIn, signOut } from './entry.ts'
import { pruneTries } from './guesses.ts'
import { peopleRoutes } from './people.ts'
import { tokenRoutes } from './tokens.ts'

/** What each member of the house may do: machines and people. */
export const staff: Module = {
  name: 'staff',
  accounts: KEEPS_NOTHING,
  metrics: none,
  routes: (deps) => {
    const passwords = passwordsOf(deps.config)
    return [
      ...tokenRoutes(deps),
      ...peopleRoutes(deps),
      ...approvalRoutes(deps),
      implement(startStaffSession, async ({ body, origin, requestId }) => {
        const { token, email, role, endsAt } = await signIn(deps, passwords, {
          ...body,
          door: 'bearer',
          origin,
          requestId,
        })
        return { token, email, role, endsAt: endsAt.toISOString() }
      }),
      implement(operatorMe, ({ caller }) => {
        const { name, role } = houseOf(caller)
        return Promise.resolve({ name, role })
      }),
      implement(endStaffSession, async ({ caller, token }) => {
        houseOf(caller)
        if (token !== undefined) await signOut(deps.db, token)
        return { status: 'done' as const }
      }),
    ]
  },
  plugin: (app, deps) => deskPages(app, deps, passwordsOf(deps.config)),
  jobs: ({ db, clock }) => [
    { name: 'staff-clearing', everyMs: 3_600_000, run: () => pruneTries(db, clock.now()) },
  ],
}
