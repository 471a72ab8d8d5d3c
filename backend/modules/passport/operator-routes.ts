import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { operatorResale, operatorSetResale, type ResaleRule } from '#contract/resale.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Deps,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { putResaleTerms, readResaleTerms, resaleHistory, type ResaleTerms } from './store.ts'

const PARTS = ['exchange', 'buyBack'] as const
const SHARES = ['metal', 'stones'] as const

/** Hundredths of a per cent as the contract has them. */
const toRule = ({ exchange, buyBack }: ResaleTerms): ResaleRule => ({
  exchange: { metal: exchange.metal / 100, stones: exchange.stones / 100 },
  buyBack: { metal: buyBack.metal / 100, stones: buyBack.stones / 100 },
})

/** A percentage in hundredths; throws a sentence if it is finer. */
const hundredths = (field: string, percent: number): number => {
  const whole = Math.round(percent * 100)
  if (whole / 100 !== percent) throw wrongField(field, 'A share has at most two decimals.')
  return whole
}

type Change = { [P in (typeof PARTS)[number]]?: { [S in (typeof SHARES)[number]]?: number } }

/** The rule after the change; refuses if a share has never been set. */
const changedBy = (before: ResaleTerms | undefined, change: Change): ResaleTerms => {
  const share = (part: (typeof PARTS)[number], of: (typeof SHARES)[number]): number => {
    const wanted = change[part]?.[of]
    if (wanted !== undefined) return hundredths(`${part}.${of}`, wanted)
    if (!before) throw wrongField(`${part}.${of}`, 'There is no rule yet: give all four shares.')
    return before[part][of]
  }
  const shares = (part: (typeof PARTS)[number]) => ({
    metal: share(part, 'metal'),
    stones: share(part, 'stones'),
  })
  return { exchange: shares('exchange'), buyBack: shares('buyBack') }
}

/** What changes, share by share, with what it was before. */
const linesOf = (terms: ResaleTerms, before: ResaleTerms | undefined): string[] =>
  PARTS.flatMap((part) =>
    SHARES.filter((of) => terms[part][of] !== before?.[part][of]).map(
      (of) =>
        `${part} ${of}: ${terms[part][of] / 100} per cent (before: ${before ? before[part][of] / 100 : 'none'})`,
    ),
  )

/** The rule of exchange and buy-back. The audit trail records every change. */
export const resaleRoutes = (deps: Deps): readonly Implementation[] => {
  const { db, clock } = deps
  return [
    implement(operatorResale, async () => ({
      rules: (await resaleHistory(db)).map((terms) => ({
        ...toRule(terms),
        setAt: terms.setAt.toISOString(),
        setBy: terms.setBy,
      })),
    })),

    implement(operatorSetResale, async ({ body: { dryRun = false, ...change }, caller, requestId }) => {
      const seen = await readResaleTerms(db)
      const changes = linesOf(changedBy(seen, change), seen)
      const useApproval =
        changes.length > 0 &&
        !dryRun &&
        (await askSecondPerson(deps, {
          kind: 'house',
          subject: 'terms of exchange and buy-back',
          changes,
          paise: 0,
          caller,
          requestId,
        }))
      return inTransaction(db, async (tx) => {
        // One change after the other: a share that is not named stays as the change before left it.
        await sql`lock table resale_terms in share row exclusive mode`.execute(tx)
        const now = clock.now()
        const before = await readResaleTerms(tx)
        const terms = changedBy(before, change)
        if (!isDeepStrictEqual(linesOf(terms, before), changes))
          throw new Refusal(409, 'CONFLICT', 'Somebody else has just changed these terms: look again.')
        const was = before && toRule(before)
        const rule = toRule(terms)
        const written = !dryRun && !isDeepStrictEqual(was, rule)
        if (written) {
          if (useApproval) await useApproval(tx)
          await putResaleTerms(tx, terms, now, 'operator')
          await audit(tx, {
            event: 'resale.set',
            actor: 'operator',
            subject: 'resale',
            details: {
              exchangeMetal: rule.exchange.metal,
              exchangeStones: rule.exchange.stones,
              buyBackMetal: rule.buyBack.metal,
              buyBackStones: rule.buyBack.stones,
            },
            requestId,
            now,
          })
        }
        return { ...(was && { before: was }), rule, written }
      })
    }),
  ]
}
