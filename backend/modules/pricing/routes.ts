import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  getBreakUp,
  listBreakUps,
  listRates,
  operatorRates,
  operatorRatesEffect,
  operatorRepricing,
  operatorSetRates,
  type MetalRate,
} from '#contract/pricing.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { houseOf } from '#backend/lib/http/caller.ts'
import { houseDay } from '#backend/lib/words/days.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, Refusal, wrongField, type Module } from '#backend/lib/http/implement.ts'
import type { NewRate } from '#backend/lib/rows/json-columns.ts'
import { formatPaise, paiseFromRupees, rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { DEFAULT_HSN, findGstRate } from '#backend/lib/trade/tax-classes.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { breakUpOf } from './break-up.ts'
import { readPriced, type PricedVariant } from './parts.ts'
import { addRates, currentRates, currentSetRates, rateHistory, ratesForSetting } from './rates.ts'
import { effectOf } from './reprice.ts'
import { beginRepricing, goOnRepricing, readRepricing, repricingJob } from './repricing.ts'

/** Rupees per gram to paise; refuses, in a sentence, amounts finer than a paisa. */
const toRate = ({ metal, purity, perGram }: { metal: string; purity: string; perGram: number }): NewRate => {
  try {
    return { metal: metal.trim(), purity: purity.trim(), paisePerGram: paiseFromRupees(perGram) }
  } catch {
    throw new Refusal(422, 'VALIDATION', 'A rate has at most two decimals.', {
      fields: {
        perGram: 'At most two decimals.',
      },
    })
  }
}

/** In quotation marks, so that no two rates look the same: "Yellow gold" "18 kt". */
const nameOf = ({ metal, purity }: Pick<NewRate, 'metal' | 'purity'>) =>
  `${JSON.stringify(metal)} ${JSON.stringify(purity)}`

/**
 * What decides whether a second person confirms these rates: the dearest of them, before or after (making an expensive
 * metal cheap needs two people, just as making one expensive does), and whether a metal has none yet.
 */
const dearestOf = (rates: readonly NewRate[], current: readonly MetalRate[]) => {
  const before = current.filter((one) => rates.some((rate) => nameOf(rate) === nameOf(one)))
  return {
    paise: Math.max(
      0,
      ...rates.map(({ paisePerGram }) => paisePerGram),
      ...before.map(({ perGram }) => paiseFromRupees(perGram)),
    ),
    hasNew: before.length < rates.length,
  }
}

/** The break-up of a variant; undefined if no parts add up to its price. */
const breakUpNow = ({ parts, unit, hsn }: PricedVariant, now: number) => {
  const basisPoints = findGstRate(hsn ?? DEFAULT_HSN, houseDay(now))
  if (basisPoints === undefined) return undefined
  return breakUpOf({ parts, unit, quantity: 1, net: unit, basisPoints, hsn: hsn ?? DEFAULT_HSN })
}

/** One rate for each metal and purity: with two, nobody could say which applies. */
const refuseTwice = (rates: readonly NewRate[]): void => {
  const twice = rates.find((rate, at) => rates.findIndex((other) => nameOf(other) === nameOf(rate)) !== at)
  if (!twice) return
  const sentence = `${twice.purity} ${twice.metal} appears twice.`
  throw wrongField('metal', sentence)
}

/** What somebody else has set since these rates were looked at is not replaced unseen. */
const refuseChanged = (
  rates: BodyOf<typeof operatorSetRates>['rates'],
  current: readonly MetalRate[],
): void => {
  for (const { metal, purity, was } of rates) {
    const now = current.find((one) => one.metal === metal.trim() && one.purity === purity.trim())
    if (was === undefined || now === undefined || now.perGram === was) continue
    const price = formatPaise(paiseFromRupees(now.perGram))
    const sentence = `${now.metal} ${now.purity} is ${price} a gram since you looked. None of these rates was set: look again, then set them.`
    throw new Refusal(409, 'CONFLICT', sentence)
  }
}

/**
 * The longest wait to see what new rates would change; for a large catalogue the answer covers what was read by then.
 * Milliseconds.
 */
const LOOK_MS = 1_500
/**
 * The answer to new rates waits this long for the new prices: those of a small shop are written by then. Milliseconds.
 */
const WAIT_MS = 1_000

/** Metal rates, and the parts of prices. */
export const pricing: Module = {
  name: 'pricing',
  accounts: KEEPS_NOTHING,
  jobs: (deps) => [repricingJob(deps)],
  metrics: none,
  routes: (deps) => {
    const { db, clock } = deps
    return [
      implement(listRates, async () => ({ rates: await currentRates(db) })),

      implement(getBreakUp, async ({ params }) => {
        const [variant] = await readPriced(db, sql`v.id = ${params.id}`)
        if (!variant) throw new Refusal(404, 'NOT_FOUND', 'There is no such piece.')
        const breakUp = breakUpNow(variant, clock.now())
        return breakUp ? { breakUp } : {}
      }),

      implement(listBreakUps, async ({ query }) => {
        const ids = [...new Set(query.ids.split(','))]
        const listed = await readPriced(db, sql`v.is_default and p.id = any (${ids}::text[])`)
        return {
          breakUps: ids.flatMap((productId) => {
            const variant = listed.find(({ product }) => product === productId)
            const breakUp = variant && breakUpNow(variant, clock.now())
            return breakUp ? [{ productId, breakUp }] : []
          }),
        }
      }),

      implement(operatorRates, async ({ query }) => ({
        rates: await rateHistory(db, { ...query, limit: query.limit ?? 50 }),
        current: await currentSetRates(db),
      })),

      implement(operatorRatesEffect, async ({ body }) => {
        const rates = body.rates.map(toRate)
        refuseTwice(rates)
        const until = performance.now() + LOOK_MS
        const { examples, ...counted } = await effectOf(db, rates, clock.now(), until)
        return {
          ...counted,
          examples: examples.map(({ name, sku, before, price }) => ({
            name,
            sku,
            from: rupeesFromPaise(before),
            to: rupeesFromPaise(price),
          })),
        }
      }),

      implement(operatorSetRates, async ({ body, caller, requestId, log }) => {
        const rates = body.rates.map(toRate)
        refuseTwice(rates)
        const before = await currentRates(db)
        const seen = dearestOf(rates, before)
        const useApproval = await askSecondPerson(deps, {
          kind: 'rates',
          subject: 'rates',
          changes: rates.map((rate) => {
            const was = before.find((one) => nameOf(one) === nameOf(rate))
            return `${nameOf(rate)}: ${formatPaise(rate.paisePerGram)} a gram${was ? `, was ${formatPaise(paiseFromRupees(was.perGram))}` : ''}${body.add === true ? ', also as a new rate' : ''}`
          }),
          paise: seen.paise,
          // The first rate of a metal prices every piece of it anew, however low the rate is.
          whateverSum: body.add === true && seen.hasNew,
          caller,
          requestId,
        })
        const { _id: begun } = await inTransaction(db, async (tx) => {
          await useApproval(tx)
          const now = clock.now()
          const current = await ratesForSetting(tx)
          if (!isDeepStrictEqual(dearestOf(rates, current), seen))
            throw new Refusal(409, 'CONFLICT', 'Somebody else has just set these rates: look again.')
          const known = new Set(current.map(nameOf))
          const unknown = rates.find((rate) => !known.has(nameOf(rate)))
          if (unknown && body.add !== true) {
            const sentence = `There is no rate for ${unknown.purity} ${unknown.metal} yet. If it is meant, add it first: rates add '${unknown.metal}' '${unknown.purity}' ${rupeesFromPaise(unknown.paisePerGram)}`
            throw wrongField('metal', sentence)
          }
          const nameless = rates.find(({ metal, purity }) => metal === '' || purity === '')
          if (nameless) throw wrongField('metal', 'A rate needs a metal and a purity.')
          refuseChanged(body.rates, current)
          await addRates(tx, rates, { at: new Date(now), by: houseOf(caller).name })
          const repricing = await beginRepricing(tx, rates, now)
          await audit(tx, {
            event: 'rates.set',
            actor: 'operator',
            subject: 'rates',
            details: {
              paisePerGram: rates
                .map((rate) => `${rate.metal} ${rate.purity}: ${rate.paisePerGram}`)
                .join('; '),
              repricing: repricing._id,
            },
            requestId,
            now,
          })
          return repricing
        })
        // The rates are set, even if prices fail now: the job continues with them.
        await goOnRepricing(deps, { until: performance.now() + WAIT_MS }).catch((error: unknown) =>
          log.warn({ err: error }, 'prices are left to the job'),
        )
        const repricing = await readRepricing(db, begun)
        if (!repricing) throw new Error(`Repricing ${begun} has gone`)
        return { rates: await currentRates(db), repriced: repricing.repriced, repricing }
      }),

      implement(operatorRepricing, async ({ params }) => {
        const repricing = await readRepricing(db, params.id)
        if (!repricing) throw new Refusal(404, 'NOT_FOUND', 'There is no such repricing.')
        return repricing
      }),
    ]
  },
}
