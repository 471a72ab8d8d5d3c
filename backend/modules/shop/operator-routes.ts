import { isDeepStrictEqual } from 'node:util'
import type { BankAccount } from '#contract/bank-transfer.ts'
import type { PointsRule } from '#contract/points.ts'
import {
  CONFIRM_ADDRESS_ABOVE,
  operatorSetShop,
  PAN_KEPT_YEARS,
  type ShopFacts,
  type ShopFactsChange,
} from '#contract/shop.ts'
import { keepVersion, ONLY } from '#backend/lib/rows/document-versions.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { askSecondPerson } from '#backend/lib/audit/four-eyes.ts'
import { implement, Refusal, type Deps } from '#backend/lib/http/implement.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { formatPaise } from '#backend/lib/trade/money.ts'
import { isGstin } from './gstin.ts'
import { lockShopFacts, putShopFacts, readShopFacts } from './store.ts'

/** The facts with the requested changes; null removes one that may be missing. */
const changedBy = (
  before: ShopFacts,
  { bankAccount, advancePercent, freeDeliveryFrom, countries, points, ...rest }: ShopFactsChange,
): ShopFacts => {
  const facts = { ...before, ...rest }
  const put = <Name extends keyof ShopFacts>(name: Name, fact: ShopFacts[Name] | null) => {
    if (fact === null) delete facts[name]
    else if (fact !== undefined) facts[name] = fact
  }
  put('bankAccount', bankAccount)
  put('advancePercent', advancePercent)
  put('freeDeliveryFrom', freeDeliveryFrom)
  put('countries', countries)
  put('points', points)
  return facts
}

const inWords = (account: BankAccount | undefined): string =>
  account ? `${account.holder}, ${account.number}, ${account.ifsc}, ${account.bank}` : 'none'

const pointsInWords = (rule: PointsRule | undefined): string =>
  rule
    ? `${rule.welcome} for a new account, one for every ${formatPaise(rule.rupeesPerPoint * 100)}, each worth ${rule.worthPaise} paise, for at most ${rule.mostPercent} % of a bag`
    : 'none'

/** Where shoppers' money goes, in whose name, what is checked or kept before and after it moves, and what gives it away. */
const CONFIRMED: readonly (readonly [string, (facts: ShopFacts) => string])[] = [
  ['bankAccount', ({ bankAccount }) => inWords(bankAccount)],
  ['legalName', ({ legalName }) => legalName],
  ['gstin', ({ gstin }) => gstin],
  ['confirmAddressAbove', (facts) => formatPaise((facts.confirmAddressAbove ?? CONFIRM_ADDRESS_ABOVE) * 100)],
  ['panKeptYears', (facts) => String(facts.panKeptYears ?? PAN_KEPT_YEARS)],
  ['points', ({ points }) => pointsInWords(points)],
]

/** Changes that one person does not make alone, each with what it was before. */
const changesToConfirm = (before: ShopFacts, facts: ShopFacts): string[] =>
  CONFIRMED.map(([name, of]) => [name, of(before), of(facts)] as const)
    .filter(([, was, becomes]) => was !== becomes)
    .map(([name, was, becomes]) => `${name}: ${becomes} (before: ${was})`)

/** Of what changed the trail keeps the names alone. */
export const setShop = (deps: Deps) =>
  implement(operatorSetShop, async ({ query: { base }, body, caller, requestId }) => {
    const { db, clock } = deps
    const { facts: wanted, dryRun = false } = body
    if (wanted.gstin !== undefined && !isGstin(wanted.gstin)) {
      const sentence =
        'This is not a GSTIN: it has fifteen characters, of which the last is worked out from the others.'
      throw new Refusal(422, 'VALIDATION', sentence, { fields: { 'facts.gstin': sentence } })
    }
    const seen = await readShopFacts(db)
    const changes = changesToConfirm(seen, changedBy(seen, wanted))
    const useApproval =
      changes.length > 0 &&
      !dryRun &&
      (await askSecondPerson(deps, {
        kind: 'house',
        subject: 'facts of the house',
        changes,
        paise: 0,
        caller,
        requestId,
      }))
    return inTransaction(db, async (tx) => {
      const before = await lockShopFacts(tx)
      const facts = changedBy(before, wanted)
      if (!isDeepStrictEqual(changesToConfirm(before, facts), changes))
        throw new Refusal(409, 'CONFLICT', 'Somebody else has just changed these facts: look again.')
      const was = new Map<string, unknown>(Object.entries(before))
      const becomes = new Map<string, unknown>(Object.entries(facts))
      const changed = [...new Set([...was.keys(), ...becomes.keys()])].filter(
        (name) => !isDeepStrictEqual(was.get(name), becomes.get(name)),
      )
      const written = changed.length > 0 && !dryRun
      if (written) {
        if (useApproval) await useApproval(tx)
        await putShopFacts(tx, facts)
        await audit(tx, {
          event: 'shop.facts-set',
          actor: 'operator',
          subject: 'shop',
          details: { facts: changed.join(', ') },
          requestId,
          now: clock.now(),
        })
        await keepVersion(tx, { kind: 'facts', id: ONLY, before, after: facts, base, now: clock.now() })
      }
      return { before, facts, changed, written }
    })
  })
