import type { ReactNode } from 'react'
import type { OrderItem } from '#contract/orders.ts'
import { sizeWords } from '#contract/size-words.ts'
import { Thumb } from '../parts/piece.tsx'

/** What was chosen of a piece, in words. */
const optionsOf = (item: OrderItem) =>
  [
    [item.purity, item.metalType?.toLowerCase()].filter(Boolean).join(' '),
    item.stone,
    item.clarity,
    item.size === undefined ? undefined : sizeWords(item.size),
    ...(item.options ?? []).map(({ name = '', value }) => `${name.toLowerCase()} ${value}`),
    item.box === 'pouch' ? 'in a pouch' : undefined,
    item.boxStamp === undefined ? undefined : `box stamped ‘${item.boxStamp}’`,
  ]
    .filter(Boolean)
    .join(', ')

/** A piece of an order: its picture, its name, how many, and what was chosen. */
export const PieceRow = ({
  item,
  beside,
  children,
}: {
  readonly item: OrderItem
  /** Shown at the end of its first line. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}) => (
  <>
    <Thumb image={item.media?.url ?? item.image} background={item.background} size="l" />
    <div className="pz__t">
      <h3>
        {item.name}
        {item.quantity > 1 ? ` × ${item.quantity}` : ''}
      </h3>
      {beside}
      <p>{optionsOf(item)}</p>
      {children}
    </div>
  </>
)
