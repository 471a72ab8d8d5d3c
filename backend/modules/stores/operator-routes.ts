import {
  operatorPutStore,
  operatorRemoveStore,
  operatorSetStore,
  operatorStores,
  type Opening,
} from '#contract/stores.ts'
import { keepVersion } from '#backend/lib/rows/document-versions.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { implement, Refusal, type Db, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { markOwn } from '#backend/lib/rows/own-rows.ts'
import { changeStore, putStore, readStore, readStores, removeStore, salonOfSource } from './store.ts'

const refused = (field: string, message: string) =>
  new Refusal(400, 'VALIDATION', message, { fields: { [field]: message } })

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
    throw refused('holidays', 'A day appears twice.')
}

/** Hours, holidays, places and pieces of the salons. The audit trail records every write. */
export const operatorRoutes = ({ db, clock }: Deps): readonly Implementation[] => {
  const noted = (tx: Db, event: string, id: string, requestId: string) =>
    audit(tx, { event, actor: 'operator', subject: `store:${id}`, requestId, now: clock.now() })
  return [
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
        const before = await readStore(tx, params.id)
        const store = await changeStore(tx, params.id, changes)
        if (!store) throw new Refusal(404, 'NOT_FOUND', 'There is no such salon.')
        await keepVersion(tx, {
          kind: 'salon',
          id: store._id,
          before,
          after: store,
          // It sets single members, not the document.
          base: undefined,
          now: clock.now(),
        })
        await markOwn(tx, 'store', store._id, { removed: false })
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
    implement(operatorPutStore, async ({ params, query: { base }, body, requestId }) => {
      checkOpenings(body.openings)
      checkHolidays(body.holidays)
      const store = salonOfSource(params.id, body)
      return inTransaction(db, async (tx) => {
        const all = await readStores(tx)
        if (all.some((each) => each._id !== params.id && each.slug === store.slug))
          throw new Refusal(409, 'CONFLICT', `Another salon has the address ${store.slug}.`, {
            fields: {
              slug: 'Another salon has it.',
            },
          })
        const place = all.findIndex((each) => each._id === params.id)
        await putStore(tx, store, body.position ?? (place < 0 ? all.length : place) + 1)
        await markOwn(tx, 'store', params.id, { removed: false })
        await noted(tx, 'store.written', params.id, requestId)
        await keepVersion(tx, {
          kind: 'salon',
          id: params.id,
          before: all[place],
          after: store,
          base,
          now: clock.now(),
        })
        return store
      })
    }),
    implement(operatorRemoveStore, ({ params, query: { base }, requestId }) =>
      inTransaction(db, async (tx) => {
        const before = await readStore(tx, params.id)
        const removed = await removeStore(tx, params.id)
        if (removed) {
          await keepVersion(tx, {
            kind: 'salon',
            id: params.id,
            before,
            after: undefined,
            base,
            now: clock.now(),
          })
          await markOwn(tx, 'store', params.id, { removed: true })
          await noted(tx, 'store.removed', params.id, requestId)
        }
        return { removed }
      }),
    ),
  ]
}
