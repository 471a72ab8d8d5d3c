import type { PieceChoice } from '#contract/appointments.ts'
import type { Product } from '#contract/catalogue.ts'
import { wrongField, type Db } from '#backend/lib/http/implement.ts'
import { findProduct } from '../catalogue/api.ts'
import type { Row } from './store.ts'

const GONE = 'That piece is no longer in the shop.'

interface Asked {
  readonly productIds?: string[]
  readonly productId?: string
  readonly choices?: readonly ({ readonly productId: string } & PieceChoice)[]
}

/**
 * What the piece is made in; anything else is dropped. The choice is in an e-mail to whatever address was typed, so it
 * must not be a way to write to strangers.
 */
const madeIn = (
  { metalType, purity: purities = [], size: sizes }: Product,
  choice: PieceChoice,
): PieceChoice => {
  const { metal, purity, size } = choice
  return {
    ...(metal !== undefined && metalType.includes(metal) && { metal }),
    ...(purity !== undefined && purities.includes(purity) && { purity }),
    ...(size !== undefined && sizes.includes(size) && { size }),
  }
}

/** The pieces to be laid out, each once, in the requested order, with metal and size. */
export const knownPieces = async (
  db: Db,
  { productIds, productId, choices = [] }: Asked,
): Promise<Pick<Row, 'product_ids' | 'piece_choices'>> => {
  const asked = [...(productId === undefined ? [] : [productId]), ...(productIds ?? [])]
  const found = await Promise.all(asked.map((id) => findProduct(db, id)))
  const ids = found.map((piece) => {
    if (!piece) throw wrongField(productIds === undefined ? 'productId' : 'productIds', GONE)
    return piece._id
  })
  const chosen = choices.flatMap(({ productId: of, ...wanted }) => {
    const piece = found[asked.indexOf(of)]
    if (!piece) return []
    const choice = madeIn(piece, wanted)
    return Object.keys(choice).length === 0 ? [] : [[piece._id, choice] as const]
  })
  return { product_ids: [...new Set(ids)], piece_choices: Object.fromEntries(chosen) }
}
