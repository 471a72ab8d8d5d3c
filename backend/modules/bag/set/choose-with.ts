import { isDeepStrictEqual } from 'node:util'
import { Refusal, wrongField, type Db } from '#backend/lib/http/implement.ts'
import type { Part } from '#backend/lib/rows/json-columns.ts'
import { readParts } from '../../pricing/api.ts'
import { productIdOf, readSellable, type Sellable, type Variant } from '../../stock/api.ts'
import { choose, type Choices, type Chosen } from '../choose.ts'
import { setPiece } from './set-piece.ts'

interface Chose {
  /** The price of the whole piece, stone included. */
  readonly chosen: Chosen
  readonly parts: readonly Part[] | undefined
  /** The share of the price for the stone set in it. */
  readonly stonePaise?: number
  /** The name of the piece, followed by that of its stone. */
  readonly name: string
}

const noStone = () => wrongField('stoneId', 'There is no such stone.')

/** The first in stock of the variants that differ only in their own stone, which is removed anyway. */
const mounting = ({ variants }: Sellable, chosen: Variant): Variant =>
  variants.find(
    (each) =>
      each.stock > 0 &&
      each.metal === chosen.metal &&
      each.purity === chosen.purity &&
      each.size === chosen.size &&
      isDeepStrictEqual(each.options, chosen.options),
  ) ?? chosen

/** Finds the requested variant or, if a loose stone is named, the set piece of both. */
export const chooseWith = async (
  db: Db,
  product: Sellable,
  { stoneId, ...choices }: Choices & { stoneId?: string | undefined },
  basisPoints: number,
): Promise<Chose> => {
  const wanted = choose(product, choices)
  const chosen = stoneId === undefined ? wanted : { ...wanted, variant: mounting(product, wanted.variant) }
  const ringParts = async (more: readonly string[] = []) => readParts(db, [chosen.variant.id, ...more])
  if (stoneId === undefined)
    return { chosen, parts: (await ringParts()).get(chosen.variant.id), name: product.name }
  const asked = choices.stone?.trim() ? 'stone' : choices.clarity?.trim() ? 'clarity' : undefined
  if (asked) throw wrongField(asked, 'The stone that is set in it is chosen already.')
  const id = await productIdOf(db, stoneId)
  const stone = id === undefined ? undefined : (await readSellable(db, [id])).get(id)
  const own = stone?.variants[0]
  if (!stone || !own) throw noStone()
  const parts = await ringParts([own.id])
  const whole = setPiece(
    { product, variant: chosen.variant, parts: parts.get(chosen.variant.id) },
    { product: stone, variant: own, parts: parts.get(own.id) },
    basisPoints,
  )
  if (!whole) throw new Refusal(409, 'CONFLICT', 'This setting does not hold this stone.')
  return {
    // Stone and setting each have their own stock; a bag line takes from both.
    chosen: {
      variant: { ...whole.variant, stock: chosen.variant.stock },
      size: chosen.size,
      stone: { productId: stone.id, variant: own },
    },
    parts: whole.parts,
    stonePaise: whole.stonePaise,
    name: whole.product.name,
  }
}
