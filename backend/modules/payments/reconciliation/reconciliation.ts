import type { Tables } from '#backend/lib/generated/tables.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { audit } from '#backend/lib/audit/audit.ts'
import { endOfDay, houseDay } from '#backend/lib/words/days.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { Refusal, wrongField, type Db } from '#backend/lib/http/implement.ts'
import type { UseApproval } from '#backend/lib/audit/four-eyes.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import type { WithProvider } from '../deps.ts'
import { differences, type Difference } from './differences.ts'
import { createSides } from './two-sides.ts'
import { transfersOf } from './recorded-transfers.ts'

const DAY_MS = 86_400_000
/** A copy that began a day and died gives it back after this long. */
const LEASE_MS = 15 * 60_000
/** How many days are compared afterwards if the shop did not run. */
const LOOK_BACK_DAYS = 7

const FOLLOWED = 'The books followed the provider.'
const AGREE = 'Provider and books agree again.'

export type ReconciliationTables = Pick<Tables, 'reconciliations' | 'money_differences'>
const tables = (db: Db) => db.withTables<ReconciliationTables>()
const noDifference = () => new Refusal(404, 'NOT_FOUND', 'There is no such open difference.')

/** The span of a day in India. Milliseconds. */
const spanOf = (day: string) => {
  const to = endOfDay(day)
  return { from: endOfDay(houseDay(to - 1.5 * DAY_MS)), to }
}

interface Found {
  readonly day: string
  readonly payments: number
  readonly refunds: number
  readonly disputes: number
  readonly since: Date
}

/** Compares what the provider has with the books, day by day. */
export const createReconciliation = ({ db, clock, log, provider, news }: WithProvider) => {
  const { theirsOf, entriesOf, oursOf } = createSides({ db, provider })

  /** Compares a day and stores every difference; events that never arrived are taken over, and marked so. */
  const compare = async (day: string): Promise<Found> => {
    const { from, to } = spanOf(day)
    const theirs = await theirsOf(from, to)
    const found = differences(entriesOf(theirs), await oursOf(theirs, from, to))
    for (const { id } of [...theirs.refunds, ...theirs.disputes])
      if (found.some(({ subject }) => subject === id)) await news.follow(id)
    const left = found.length === 0 ? [] : differences(entriesOf(theirs), await oursOf(theirs, from, to))
    const open = new Set(left.map(({ kind, subject }) => `${kind} ${subject}`))
    const since = new Date(clock.now())
    await inTransaction(db, async (tx) => {
      for (const each of found) await keep(tx, each, open.has(`${each.kind} ${each.subject}`), since)
      await tables(tx)
        .updateTable('money_differences')
        .set({ settled_at: since, settled_because: AGREE })
        .where('settled_at', 'is', null)
        .where('subject', 'in', ['', ...entriesOf(theirs).map(({ subject }) => subject)])
        .where('subject', 'not in', ['', ...left.map(({ subject }) => subject)])
        .execute()
      await tables(tx)
        .updateTable('reconciliations')
        .set({
          finished_at: since,
          payments: theirs.payments.length,
          refunds: theirs.refunds.length,
          disputes: theirs.disputes.length,
          differences: found.length,
        })
        .where('day', '=', day)
        .execute()
    })
    if (left.length > 0) log.warn({ day, differences: left.length }, 'provider and books differ')
    return {
      day,
      payments: theirs.payments.length,
      refunds: theirs.refunds.length,
      disputes: theirs.disputes.length,
      since,
    }
  }

  const keep = (tx: Db, each: Difference, open: boolean, at: Date) =>
    tables(tx)
      .insertInto('money_differences')
      .values({
        id: randomUUID(),
        kind: each.kind,
        subject: each.subject,
        order_id: each.orderId,
        amount_paise: each.paise,
        provider_says: each.providerSays,
        books_say: each.booksSay,
        found_at: at,
        settled_at: open ? null : at,
        settled_because: open ? null : FOLLOWED,
      })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'subject', 'provider_says', 'books_say']).doUpdateSet((eb) => ({
          found_at: eb.ref('excluded.found_at'),
          // What a person has explained remains explained; a difference that had disappeared without one is open again.
          settled_at: sql<Date | null>`case when money_differences.settled_because in (${FOLLOWED}, ${AGREE})
            then excluded.settled_at else money_differences.settled_at end`,
        })),
      )
      .execute()

  /** Takes a day for this copy; false while another has it, or did it. */
  const claim = async (day: string, again: boolean): Promise<boolean> => {
    const now = clock.now()
    const { rows } = await sql<{ day: string }>`insert into reconciliations as r (day, started_at)
      values (${day}, ${new Date(now)}) on conflict (day) do update set started_at = excluded.started_at
      where ${again} or (r.finished_at is null and r.started_at < ${new Date(now - LEASE_MS)})
      returning day::text`.execute(db)
    return rows.length > 0
  }

  /** The daily job: every day that is over and not compared yet, yesterday first. */
  const daily = async () => {
    for (let back = 1; back <= LOOK_BACK_DAYS; back++) {
      const day = houseDay(clock.now() - back * DAY_MS)
      if (await claim(day, false)) await compare(day)
    }
  }

  /** Compares a day now, whether or not it was compared before. Refuses (422) one that is not over, or has not begun. */
  const onDemand = async (day = houseDay(clock.now() - DAY_MS)) => {
    if (Number.isNaN(Date.parse(day)) || day > houseDay(clock.now()))
      throw wrongField('day', 'This day has not begun yet.')
    await claim(day, true)
    const found = await compare(day)
    const rows = await tables(db)
      .selectFrom('money_differences')
      .selectAll()
      .where((eb) => eb.or([eb('found_at', '>=', found.since), eb('settled_at', 'is', null)]))
      .orderBy('found_at')
      .execute()
    return {
      day,
      payments: found.payments,
      refunds: found.refunds,
      disputes: found.disputes,
      differences: rows.map((row) => ({
        _id: row.id,
        kind: row.kind,
        subject: row.subject,
        providerSays: row.provider_says,
        booksSay: row.books_say,
        foundAt: row.found_at.toISOString(),
        ...(row.settled_because !== null && { settled: row.settled_because }),
      })),
      transfers: await transfersOf(db, day),
    }
  }

  /** A person explains a difference. Refuses (404) one that is not open. */
  const settle = (
    of: { differenceId: string; reason: string; requestId: string },
    useApproval: UseApproval,
  ) =>
    inTransaction(db, async (tx) => {
      await useApproval(tx)
      const now = clock.now()
      if (!isUuid(of.differenceId)) throw noDifference()
      const row = await tables(tx)
        .updateTable('money_differences')
        .set({ settled_at: new Date(now), settled_because: of.reason })
        .where('id', '=', of.differenceId)
        .where('settled_at', 'is', null)
        .returning(['kind', 'subject', 'amount_paise'])
        .executeTakeFirst()
      if (!row) throw noDifference()
      await audit(tx, {
        event: 'money.difference-settled',
        actor: 'operator',
        subject: `${row.kind}:${row.subject}`,
        details: { paise: row.amount_paise, reason: of.reason },
        requestId: of.requestId,
        now,
      })
    })

  return { daily, onDemand, settle }
}
