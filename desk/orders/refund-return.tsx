import { useState } from 'react'
import { operatorRefundReturn } from '#contract/operator-returns.ts'
import type { Return } from '#contract/order-returns.ts'
import type { Order, PassportRef } from '#contract/orders.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { inRupees } from '../parts/words.ts'
import type { OrderFile } from './bench.tsx'

interface Coming {
  readonly itemId: string
  readonly name: string
  readonly quantity: number
  /** The pieces of the item that are with the shopper. */
  readonly out: readonly PassportRef[]
}

const comingOf = (order: Order, { items }: Return): readonly Coming[] =>
  items.map((item) => ({
    ...item,
    out: (order.items.find(({ _id }) => _id === item.itemId)?.passports ?? []).filter(({ ended }) => !ended),
  }))

const keyOf = (itemId: string, piece: number) => `${itemId}:${piece}`

/** Which pieces came back, where the shopper keeps others of the same item. */
const Which = ({
  item: { itemId, name, quantity, out },
  file,
  back,
  onBack,
}: {
  readonly item: Coming
  readonly file: OrderFile
  readonly back: ReadonlySet<string>
  readonly onBack: (key: string, came: boolean) => void
}) => (
  <fieldset>
    <legend>
      {name}: which {quantity === 1 ? 'one' : quantity} of the {out.length} came back
    </legend>
    {out.map(({ piece, number }) => {
      const huid = file.made.find((made) => made.itemId === itemId && made.piece === piece)?.huid
      return (
        <label className="ch" key={piece}>
          <input
            type={quantity === 1 ? 'radio' : 'checkbox'}
            name={quantity === 1 ? itemId : undefined}
            className={quantity === 1 ? 'rb' : 'cb'}
            checked={back.has(keyOf(itemId, piece))}
            onChange={({ target }) => onBack(keyOf(itemId, piece), target.checked)}
          />
          Passport {number}
          {huid === undefined ? '' : `, HUID ${huid}`}
        </label>
      )
    })}
    {quantity === 1 ? null : (
      <p className="small muted" role="status">
        {out.filter(({ piece }) => back.has(keyOf(itemId, piece))).length} of {quantity} chosen
      </p>
    )}
  </fieldset>
)

/** The pieces of an approved return are back: their money is refunded, and their passports end. */
export const RefundReturn = ({
  order,
  file,
  one,
  onClose,
}: {
  readonly order: Order
  readonly file: OrderFile
  readonly one: Return
  readonly onClose: () => void
}) => {
  const [restock, setRestock] = useState(true)
  const coming = comingOf(order, one)
  const unsure = coming.filter(({ out, quantity }) => out.length > quantity)
  const [back, setBack] = useState<ReadonlySet<string>>(
    // Where the shopper keeps others, nobody can know without reading the HUID of the piece.
    () => new Set(coming.flatMap(({ itemId, out, quantity }) => (out.length > quantity ? [] : out.map(({ piece }) => keyOf(itemId, piece))))),
  ) // prettier-ignore
  const send = useSend(operatorRefundReturn, {
    quiet: true,
    done: 'The money is on its way back.',
    onDone: onClose,
  })
  const pieces = coming.flatMap(({ itemId, out }) =>
    out.flatMap(({ piece }) => (back.has(keyOf(itemId, piece)) ? [{ item: itemId, piece }] : [])),
  )
  const named = unsure.every(
    ({ itemId, quantity }) => pieces.filter(({ item }) => item === itemId).length === quantity,
  )
  return (
    <Ask
      title="The pieces are back"
      open
      onClose={onClose}
      act={`Refund ${inRupees(one.amount)}`}
      busy={send.isPending}
      refused={send.error}
      ready={named}
      onAct={() =>
        send.mutate({
          params: { returnId: one._id },
          body: { restock, ...(unsure.length > 0 && { pieces }) },
        })
      }
    >
      <p>
        {one.items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ')}.
        The money is refunded the way it was paid.
      </p>
      {unsure.map((item) => (
        <Which
          key={item.itemId}
          item={item}
          file={file}
          back={back}
          onBack={(key, came) =>
            setBack((before) => {
              // Of one piece alone another choice replaces the first.
              const others =
                item.quantity === 1 ? item.out.map(({ piece }) => keyOf(item.itemId, piece)) : [key]
              const rest = [...before].filter((each) => !others.includes(each))
              return new Set(came ? [...rest, key] : rest)
            })
          }
        />
      ))}
      <label className="ch">
        <input
          type="checkbox"
          className="cb"
          checked={restock}
          onChange={({ target }) => setRestock(target.checked)}
        />
        Put them back on sale. Engraved pieces go to the workshop first.
      </label>
    </Ask>
  )
}
