import { isDeepStrictEqual } from 'node:util'
import { operatorSetShop, type ShopFacts } from '#contract/shop.ts'
import { audit } from '#backend/lib/audit.ts'
import { implement, Refusal, type Deps } from '#backend/lib/implement.ts'
import { inTransaction } from '#backend/lib/transaction.ts'
import { isGstin } from './gstin.ts'
import { lockShopFacts, putShopFacts } from './store.ts'

/** Of what changed the trail keeps the names alone. */
export const setShop = ({ db, clock }: Deps) =>
  implement(operatorSetShop, async ({ body: { facts: wanted, dryRun = false }, requestId }) => {
    if (wanted.gstin !== undefined && !isGstin(wanted.gstin)) {
      const sentence = 'This is no GSTIN: its fifteen characters do not agree with the last one.'
      throw new Refusal(422, 'VALIDATION', sentence, { 'facts.gstin': sentence })
    }
    return inTransaction(db, async (tx) => {
      const before = await lockShopFacts(tx)
      const {
        bankAccount = before.bankAccount,
        advancePercent = before.advancePercent,
        freeDeliveryFrom = before.freeDeliveryFrom,
        ...rest
      } = wanted
      const { bankAccount: _, advancePercent: __, freeDeliveryFrom: ___, ...others } = before
      const facts: ShopFacts = {
        ...others,
        ...rest,
        ...(bankAccount && { bankAccount }),
        ...(advancePercent && { advancePercent }),
        ...(freeDeliveryFrom != null && { freeDeliveryFrom }),
      }
      const changed = Object.entries({
        ...before,
        ...facts,
        bankAccount: facts.bankAccount,
        advancePercent: facts.advancePercent,
        freeDeliveryFrom: facts.freeDeliveryFrom,
      })
        .filter(
          ([name, fact]) => !isDeepStrictEqual(fact, Object.entries(before).find(([n]) => n === name)?.[1]),
        )
        .map(([name]) => name)
      const written = changed.length > 0 && !dryRun
      if (written) {
        await putShopFacts(tx, facts)
        await audit(tx, {
          event: 'shop.facts-set',
          actor: 'operator',
          subject: 'shop',
          details: { facts: changed.join(', ') },
          requestId,
          now: clock.now(),
        })
      }
      return { before, facts, changed, written }
    })
  })
