import { sql } from 'kysely'
import { getBreakUp, listRates, operatorRates, operatorSetRates } from '#contract/pricing.ts'
import { audit } from '#backend/lib/audit.ts'
import { houseDay } from '#backend/lib/days.ts'
import { DEFAULT_HSN, gstRate } from '#backend/lib/gst.ts'
import { implement, Refusal, type Module } from '#backend/lib/implement.ts'
import { paiseFromRupees } from '#backend/lib/money.ts'
import { inTransaction } from '#backend/lib/transaction.ts'
import { breakUpOf } from './break-up.ts'
import { readParts } from './parts.ts'
import { addRates, currentRates, rateHistory, reprice, type NewRate } from './rates.ts'

/** Rupees of a gram to paise; a sentence for what is finer than a paisa. */
const toRate = ({ metal, purity, perGram }: { metal: string; purity: string; perGram: number }): NewRate => {
  try {
    return { metal, purity, paisePerGram: paiseFromRupees(perGram) }
  } catch {
    throw new Refusal(422, 'VALIDATION', 'A rate has at most two decimals.', {
      perGram: 'At most two decimals.',
    })
  }
}

/** Metal rates, and what prices are made of (issue 8, 2). */
export const pricing: Module = {
  name: 'pricing',
  routes: ({ db, clock }) => [
    implement(listRates, async () => ({ rates: await currentRates(db) })),

    implement(getBreakUp, async ({ params }) => {
      const { rows } = await sql<{ paise: number; hsn: string | null }>`select v.price_paise as paise, p.hsn
        from product_variants v join products p on p.id = v.product_id where v.id = ${params.id} and p.active`.execute(
        db,
      )
      const [variant] = rows
      if (!variant) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece.')
      const hsn = variant.hsn ?? DEFAULT_HSN
      const breakUp = breakUpOf({
        parts: (await readParts(db, [params.id])).get(params.id),
        unit: variant.paise,
        quantity: 1,
        net: variant.paise,
        basisPoints: gstRate(hsn, houseDay(clock.now())),
        hsn,
      })
      return breakUp ? { breakUp } : {}
    }),

    implement(operatorRates, async ({ query }) => ({
      rates: await rateHistory(db, { ...query, limit: query.limit ?? 50 }),
    })),

    implement(operatorSetRates, async ({ body, requestId }) => {
      const rates = body.rates.map(toRate)
      return inTransaction(db, async (tx) => {
        const now = clock.now()
        const known = new Set((await currentRates(tx)).map(({ metal, purity }) => `${metal} ${purity}`))
        const unknown = rates.find(({ metal, purity }) => !known.has(`${metal} ${purity}`))
        if (unknown)
          throw new Refusal(422, 'VALIDATION', `There is no rate for ${unknown.purity} ${unknown.metal}.`, {
            metal: `There is no rate for ${unknown.purity} ${unknown.metal}.`,
          })
        await addRates(tx, rates, { at: new Date(now), by: 'operator' })
        const repriced = await reprice(tx, rates, now)
        await audit(tx, {
          event: 'rates.set',
          actor: 'operator',
          subject: 'rates',
          details: {
            paisePerGram: rates
              .map((rate) => `${rate.metal} ${rate.purity}: ${rate.paisePerGram}`)
              .join('; '),
            repriced,
          },
          requestId,
          now,
        })
        return { rates: await currentRates(tx), repriced }
      })
    }),
  ],
}
