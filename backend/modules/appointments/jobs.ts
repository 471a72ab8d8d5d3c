import type { Deps, Job } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { LINK_MS } from './links.ts'
import { dueReminders, forgetOld, markReminded } from './book-keeping.ts'
import { salonOf, workOf } from './work.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** An e-mail the day before, for appointments that were booked earlier than that. */
const REMIND_MS = DAY
/** What the privacy page promises: two years. */
const KEEP_MS = 2 * 365 * DAY

/** Sends reminders and deletes appointments long past. Safe in several copies. */
export const appointmentJobs = (deps: Deps): readonly Job[] => {
  const { db, clock } = deps
  const work = workOf(deps)
  return [
    {
      name: 'appointment-reminders',
      everyMs: 10 * MINUTE,
      run: () =>
        inTransaction(db, async (tx) => {
          for (const row of await dueReminders(tx, clock.now(), REMIND_MS)) {
            await work.tell(tx, 'reminder', row, await salonOf(tx, row.store_id))
            await markReminded(tx, row.id, clock.now())
          }
        }),
    },
    {
      name: 'appointment-prune',
      everyMs: 60 * MINUTE,
      run: () => forgetOld(db, clock.now(), { links: LINK_MS, rows: KEEP_MS }),
    },
  ]
}
