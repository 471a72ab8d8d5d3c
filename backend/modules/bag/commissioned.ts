import type { Db } from '#backend/lib/http/implement.ts'
import { readParts } from '../pricing/api.ts'
import { readSellable } from '../stock/api.ts'
import { linesOf } from './lines.ts'
import { addPieces, lockAccountBag, touch } from './store.ts'

const PLAIN = { engraving: null, engravingFace: null, birthStone: null, box: null, boxStamp: null }

/**
 * Puts a piece that is made for this shopper into their bag, unless it is there. There is no other way to put it in.
 */
export const putCommissioned = async (
  tx: Db,
  { accountId, productId, now }: { accountId: string; productId: string; now: number },
): Promise<void> => {
  const product = (await readSellable(tx, [productId])).get(productId)
  const variant = product?.variants[0]
  if (product?.soldUntil === undefined || !variant) throw new Error(`${productId} was made for nobody`)
  const bag = await lockAccountBag(tx, accountId, now)
  if ((await linesOf(tx, bag.id)).some((line) => line.product_id === productId)) return
  const parts = (await readParts(tx, [variant.id])).get(variant.id)
  const line = { ...PLAIN, variant, size: null, productId, quantity: 1, paise: variant.paise, parts }
  await addPieces(tx, bag, line, now)
  await touch(tx, bag, now)
}
