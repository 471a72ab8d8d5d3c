import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder } from 'kysely'
import {
  operatorSetPrice,
  operatorSetStock,
  operatorSetVariantOnSale,
  operatorSetWeights,
} from '#contract/operator.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { notifyChange } from '#backend/lib/changes.ts'
import { askSecondPerson, type UseApproval } from '#backend/lib/audit/four-eyes.ts'
import {
  implement,
  Refusal,
  wrongField,
  type Db,
  type Deps,
  type Identity,
  type Implementation,
} from '#backend/lib/http/implement.ts'
import { formatPaise, paiseFromRupees, rupeesFromPaise } from '#backend/lib/trade/money.ts'
import { inGrams } from '#backend/lib/trade/weight.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { holdProducts, lockProducts, writeProducts } from '../catalogue/api.ts'
import { currentRates, putPrice, reprice } from '../pricing/api.ts'
import { isHeavier, METAL_TOO_HEAVY } from './metal-weight.ts'

interface VariantRow {
  id: string
  product_id: string
  stock: number
  price_paise: number
  metal: string | null
  purity: string | null
  metal_weight_mg: number | null
  is_default: boolean
}
const COLUMNS = sql`id, product_id, stock, price_paise, metal, purity, metal_weight_mg, is_default`

/** A caller who names the product or its SKU instead gets the ids of its variants. */
const refuseUnknown = async (db: Db, id: string): Promise<never> => {
  const { rows } = await sql<{
    id: string
  }>`select v.id from product_variants v join products p on p.id = v.product_id
    where ${id} in (p.id, p.slug, v.sku) order by v.is_default desc, v.id limit 20`.execute(db)
  const meant = rows.length > 0 ? ` ‘${id}’ has ${rows.map((row) => row.id).join(', ')}.` : ''
  throw new Refusal(404, 'NOT_FOUND', `There is no such variant.${meant}`)
}
const read = async (db: Db, id: string): Promise<VariantRow> => {
  const { rows } = await sql<VariantRow>`select ${COLUMNS} from product_variants where id = ${id}`.execute(db)
  return rows[0] ?? refuseUnknown(db, id)
}

/**
 * Locks a variant before it becomes `wanted`. Refuses (409) if its price follows other figures than those that were seen
 * when it was decided whether a second person confirms the change.
 */
const holdSeen = async (tx: Db, seen: VariantRow, wanted: Partial<VariantRow>): Promise<void> => {
  const { rows } =
    await sql<VariantRow>`select ${COLUMNS} from product_variants where id = ${seen.id} for no key update`.execute(
      tx,
    )
  const { stock: _sold, ...now } = rows[0] ?? (await refuseUnknown(tx, seen.id))
  const { stock: _stock, ...before } = seen
  if (isDeepStrictEqual(now, before) || isDeepStrictEqual(now, { ...before, ...wanted })) return
  throw new Refusal(409, 'CONFLICT', 'This combination changed meanwhile. Please do this again.')
}

/**
 * Refuses (409) a stock that was counted before somebody ordered a piece, or counted anew: that piece would be sold
 * twice. A repeat of what is set already passes.
 */
const refuseSold = async (
  tx: Db,
  id: string,
  { stock, was }: { readonly stock: number; readonly was?: number | undefined },
): Promise<void> => {
  if (was === undefined) return
  const { rows } = await sql<{
    stock: number
  }>`select stock from product_variants where id = ${id} for no key update`.execute(tx)
  const now = rows[0]?.stock
  if (now === undefined || now === was || now === stock) return
  const sentence = `${now} can be sold by now, not ${was}: a piece was ordered, or somebody counted. Nothing is set: look again.`
  throw new Refusal(409, 'CONFLICT', sentence)
}

/** The rate of today that the price of a variant follows, if its metal has one. */
const ratesOf = async (db: Db, { metal, purity }: VariantRow) =>
  (await currentRates(db))
    .filter((rate) => rate.metal === metal && rate.purity === purity)
    .map((rate) => ({
      metal: rate.metal,
      purity: rate.purity,
      paisePerGram: paiseFromRupees(rate.perGram),
    }))

/** The product's own row follows: its listed price, and when it was changed. */
const follow = (tx: Db, productId: string) =>
  sql`update products set price_paise = (select price_paise from product_variants where product_id = ${productId} and is_default),
    updated_at = now() where id = ${productId}`.execute(tx)

/** What the house sets of one combination. Every write is in the audit trail. */
export const variantRoutes = (deps: Deps): readonly Implementation[] => {
  const { db, clock } = deps

  interface Setting {
    readonly event: string
    readonly details: Readonly<Record<string, number | boolean>>
    readonly requestId: string
    readonly set: RawBuilder<unknown>
    readonly useApproval?: UseApproval | undefined
    readonly before?: (tx: Db) => Promise<void>
    readonly after?: (tx: Db, row: VariantRow) => Promise<void>
  }
  const write = (id: string, { event, details, requestId, set, useApproval, before, after }: Setting) =>
    inTransaction(db, async (tx) => {
      await useApproval?.(tx)
      await before?.(tx)
      const { rows } =
        await sql<VariantRow>`update product_variants set ${set} where id = ${id} returning ${COLUMNS}`.execute(
          tx,
        )
      const row = rows[0] ?? (await refuseUnknown(tx, id))
      await after?.(tx, row)
      await notifyChange(tx, 'product', row.product_id)
      await audit(tx, {
        event,
        actor: 'operator',
        subject: `variant:${id}`,
        details,
        requestId,
        now: clock.now(),
      })
      const now = after ? await read(tx, id) : row
      return {
        _id: id,
        productId: now.product_id,
        stock: now.stock,
        amount: rupeesFromPaise(now.price_paise),
      }
    })

  /** Making an expensive piece cheap needs two people, just as making one expensive does. */
  const asked = (subject: string, paise: number, of: { caller: Identity; requestId: string }) =>
    askSecondPerson(deps, { kind: 'price', subject, paise, caller: of.caller, requestId: of.requestId })

  return [
    implement(operatorSetStock, ({ params, body, requestId }) =>
      write(params.variantId, {
        event: 'stock.set',
        details: { value: body.stock },
        requestId,
        set: sql`stock = ${body.stock}`,
        before: (tx) => refuseSold(tx, params.variantId, body),
      }),
    ),
    implement(operatorSetVariantOnSale, async ({ params, body: { active }, requestId }) => {
      const { is_default: isListed, product_id: productId } = await read(db, params.variantId)
      if (!active && isListed)
        throw new Refusal(409, 'CONFLICT', 'The product is listed with it. Retire the product instead.')
      return write(params.variantId, {
        event: 'variant.sale-set',
        details: { active },
        requestId,
        set: sql`active = ${active}`,
        before: (tx) => holdProducts(tx, [productId]),
        // Lists filter by the values in which the product is offered.
        after: async (tx) => writeProducts(tx, await lockProducts(tx, [productId])),
      })
    }),
    implement(operatorSetPrice, async ({ params, body, requestId, caller }) => {
      const { variantId } = params
      const seen = await read(db, variantId)
      const paise = paiseFromRupees(body.amount)
      const useApproval =
        seen.price_paise === paise
          ? undefined
          : await asked(
              `variant:${variantId} from ${formatPaise(seen.price_paise)} to ${formatPaise(paise)}`,
              Math.max(seen.price_paise, paise),
              { caller, requestId },
            )
      return write(variantId, {
        event: 'price.set',
        details: { value: paise },
        requestId,
        set: sql`price_paise = ${paise}`,
        useApproval,
        before: (tx) => holdSeen(tx, seen, { price_paise: paise }),
        after: async (tx, row) => {
          await putPrice(tx, variantId, paise, clock.now())
          await follow(tx, row.product_id)
        },
      })
    }),
    implement(operatorSetWeights, async ({ params, body, requestId, caller }) => {
      const { variantId } = params
      const { weightMg, metalWeightMg } = body
      if (isHeavier(body)) throw wrongField('metalWeightMg', METAL_TOO_HEAVY)
      const seen = await read(db, variantId)
      const more = Math.abs(metalWeightMg - (seen.metal_weight_mg ?? 0))
      const [rate] = await ratesOf(db, seen)
      // Also without a rate: the first one would make it another price.
      const useApproval =
        seen.metal_weight_mg === metalWeightMg
          ? undefined
          : await asked(
              `variant:${variantId}${seen.metal_weight_mg === null ? '' : ` from ${inGrams(seen.metal_weight_mg)}`} to ${inGrams(metalWeightMg)} of metal`,
              seen.price_paise + Math.round((more * (rate?.paisePerGram ?? 0)) / 1_000),
              { caller, requestId },
            )
      return write(variantId, {
        event: 'weights.set',
        details: { weightMg, metalWeightMg },
        requestId,
        set: sql`weight_mg = ${weightMg}, metal_weight_mg = ${metalWeightMg}`,
        useApproval,
        before: (tx) => holdSeen(tx, seen, { metal_weight_mg: metalWeightMg }),
        after: async (tx, row) => {
          const { changed } = await reprice(tx, await ratesOf(tx, row), [row.product_id], clock.now())
          // If prices changed, `reprice` has updated the product already.
          if (changed === 0) await follow(tx, row.product_id)
        },
      })
    }),
  ]
}
