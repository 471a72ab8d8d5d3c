import { sql } from 'kysely'
import {
  operatorDismissRefund,
  operatorReconcile,
  operatorRetryRefund,
  operatorSettleDifference,
  operatorSettleRefund,
  operatorStuckMoney,
  type StuckMoney,
} from '#contract/money.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import { isUuid } from '#backend/lib/rows/ids.ts'
import { implement, Refusal, type Db, type Deps, type Implementation } from '#backend/lib/http/implement.ts'
import { rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { gaugeOfStore } from '#backend/lib/running/metrics.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { dismissRefund, retryRefund, settleRefund, stuckMoney, type OrdersTables } from '../orders/api.ts'
import { partsOf } from './parts.ts'
import type { ReconciliationTables } from './reconciliation/reconciliation.ts'

const done = { status: 'done' as const }

/** All money that waits for a person: by the orders, and by differences with the provider. */
export const allStuck = async (deps: Deps): Promise<StuckMoney[]> => {
  const { db, clock } = deps
  const open = await db
    .withTables<ReconciliationTables>()
    .selectFrom('money_differences')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('found_at')
    .limit(500)
    .execute()
  return [
    ...(await stuckMoney(db, clock.now(), [partsOf(deps).provider.name])),
    ...open.map((row) => ({
      _id: row.id,
      kind: 'difference' as const,
      ...(row.order_id !== null && { orderId: row.order_id }),
      amount: rupeesFromPaise(row.amount_paise),
      since: row.found_at.toISOString(),
      why: `${row.kind} ${row.subject}: the provider says ${row.provider_says}, the books say ${row.books_say}`,
    })),
  ]
}

/** The sum to be settled; 0 if there is none, in which case the action itself refuses. */
const refundPaise = async (db: Db, id: string): Promise<number> => {
  if (!isUuid(id)) return 0
  const row = await db
    .withTables<OrdersTables>()
    .selectFrom('refunds')
    .select('amount_paise')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.amount_paise ?? 0
}
/** A difference as the second person reads it. */
const differenceInWords = async (db: Db, id: string) => {
  if (!isUuid(id)) return { paise: 0 }
  const row = await db
    .withTables<ReconciliationTables>()
    .selectFrom('money_differences')
    .select(['kind', 'subject', 'provider_says', 'books_say', 'amount_paise'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return { paise: 0 }
  return {
    paise: Math.abs(row.amount_paise),
    changes: [
      `${row.kind} ${row.subject} is closed as explained: the provider says ‘${row.provider_says}’, the books say ‘${row.books_say}’`,
    ],
  }
}

/** What the house can do with stuck money. The audit trail records every write. */
export const moneyRoutes = (deps: Deps): Implementation[] => {
  const { db, clock } = deps
  const { provider, reconciliation } = partsOf(deps)
  return [
    implement(operatorStuckMoney, async () => ({ items: await allStuck(deps) })),
    implement(operatorRetryRefund, async ({ params, requestId }) => {
      await inTransaction(db, (tx) => retryRefund(tx, { ...params, now: clock.now(), requestId }))
      return done
    }),
    implement(operatorSettleRefund, async ({ params, body, caller, requestId }) => {
      const useApproval = await askSecondPerson(deps, {
        kind: 'settle',
        subject: `refund:${params.refundId}`,
        changes: [
          body.bankReference === undefined
            ? 'paid back by hand, without a bank reference'
            : `paid back by transfer ${body.bankReference}`,
        ],
        why: body.reason,
        paise: await refundPaise(db, params.refundId),
        caller,
        requestId,
      })
      const sendsBack = [provider.name]
      await inTransaction(db, async (tx) => {
        await useApproval(tx)
        await settleRefund(tx, { ...params, ...body, sendsBack, now: clock.now(), requestId })
      })
      return done
    }),
    implement(operatorDismissRefund, async ({ params, body, caller, requestId }) => {
      const useApproval = await askSecondPerson(deps, {
        kind: 'settle',
        // A different action from settling it: a confirmation of one does not confirm the other.
        subject: `refund:${params.refundId} dismissed`,
        changes: ['dismissed: nothing is sent to the shopper'],
        why: body.reason,
        paise: await refundPaise(db, params.refundId),
        caller,
        requestId,
      })
      await inTransaction(db, async (tx) => {
        await useApproval(tx)
        await dismissRefund(tx, { ...params, ...body, now: clock.now(), requestId })
      })
      return done
    }),
    implement(operatorSettleDifference, async ({ params, body, caller, requestId }) => {
      const useApproval = await askSecondPerson(deps, {
        kind: 'settle',
        subject: `difference:${params.differenceId}`,
        ...(await differenceInWords(db, params.differenceId)),
        why: body.reason,
        caller,
        requestId,
      })
      await reconciliation.settle({ ...params, ...body, requestId }, useApproval)
      return done
    }),
    implement(operatorReconcile, async ({ body }) => {
      try {
        return await reconciliation.onDemand(body.day)
      } catch (error) {
        if (!provider.faultOf(error)) throw error
        deps.log.warn({ err: error }, 'the payment provider gave no answer to compare with')
        throw new Refusal(
          503,
          'UPSTREAM_UNAVAILABLE',
          'The payment provider gave no answer. Please try again in a moment.',
        )
      }
    }),
  ]
}

const KINDS: readonly StuckMoney['kind'][] = [
  'refund-failed',
  'refund-slow',
  'refund-by-hand',
  'dispute',
  'under-review',
  'money-left',
  'money-short',
  'difference',
]

/**
 * `money_stuck{kind="refund-failed"}` and so on: how much waits for a person, and `money_reconciled_timestamp_seconds`:
 * when a day was last compared with the provider. Counted at each scrape; every copy gives the same figures.
 */
export const watchMoney = (deps: Deps) => {
  gaugeOfStore(
    deps,
    {
      name: 'money_stuck',
      help: 'Refunds, disputes, orders and differences that wait for a person',
      labelNames: ['kind'],
    },
    async (gauge) => {
      const items = await allStuck(deps)
      for (const kind of KINDS) gauge.set({ kind }, items.filter((item) => item.kind === kind).length)
    },
    'stuck money could not be counted',
  )
  gaugeOfStore(
    deps,
    {
      name: 'money_reconciled_timestamp_seconds',
      help: 'When a day was last compared with the payment provider',
      labelNames: [],
    },
    async (gauge) => {
      const last = await deps.db
        .withTables<ReconciliationTables>()
        .selectFrom('reconciliations')
        .select(sql<Date | null>`max(finished_at)`.as('at'))
        .executeTakeFirst()
      if (last?.at) gauge.set(new Date(last.at).getTime() / 1000)
    },
    'the last comparison with the payment provider could not be read',
  )
}
