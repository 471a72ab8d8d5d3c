import { operatorSetStore, operatorStores, type Opening } from '#contract/stores.ts'
import { audit } from '#backend/lib/audit.ts'
import { implement, Refusal, type Deps, type Implementation } from '#backend/lib/implement.ts'
import { inTransaction } from '#backend/lib/transaction.ts'
import { changeStore, readStores } from './store.ts'

const refused = (field: string, message: string) =>
  new Refusal(400, 'VALIDATION', message, { [field]: message })

/** Each opening ends after it begins, and none of a weekday runs into another. */
const checkOpenings = (openings: readonly Opening[]): void => {
  for (const [n, one] of openings.entries()) {
    if (one.open >= one.close) throw refused('openings', 'An opening ends after it begins.')
    const other = openings.find(
      (each, m) => m > n && each.weekday === one.weekday && each.open < one.close && one.open < each.close,
    )
    if (other) throw refused('openings', 'Two openings of one day run into each other.')
  }
}

/** A day of the calendar, not only its shape. */
const isDay = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}

const checkHolidays = (holidays: readonly { date: string }[]): void => {
  if (!holidays.every(({ date }) => isDay(date))) throw refused('holidays', 'There is no such day.')
  if (new Set(holidays.map(({ date }) => date)).size < holidays.length)
    throw refused('holidays', 'A day stands there twice.')
}

/** Hours, holidays, places and pieces of the salons. Every write stands in the audit trail. */
export const operatorRoutes = ({ db, clock }: Deps): readonly Implementation[] => [
  implement(operatorStores, async () => ({ stores: await readStores(db) })),
  implement(operatorSetStore, async ({ params, body, requestId }) => {
    checkOpenings(body.openings ?? [])
    checkHolidays(body.holidays ?? [])
    const { openings, holidays, ...rest } = body
    const changes = {
      ...rest,
      ...(openings && {
        openings: openings.toSorted((a, b) => a.weekday - b.weekday || a.open.localeCompare(b.open)),
      }),
      ...(holidays && { holidays: holidays.toSorted((a, b) => a.date.localeCompare(b.date)) }),
    }
    return inTransaction(db, async (tx) => {
      const store = await changeStore(tx, params.id, changes)
      if (!store) throw new Refusal(404, 'NOT_FOUND', 'There is no such salon.')
      await audit(tx, {
        event: 'store.changed',
        actor: 'operator',
        subject: `store:${store._id}`,
        details: { what: Object.keys(changes).toSorted().join(', ') },
        requestId,
        now: clock.now(),
      })
      return store
    })
  }),
]
