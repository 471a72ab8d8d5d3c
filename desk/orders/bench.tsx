import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import type { operatorOrderFile } from '#contract/desk.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Order, OrderItem } from '#contract/orders.ts'
import { operatorRecordPieces, type PiecesInput } from '#contract/passport.ts'
import { may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { Thumb } from '../parts/piece.tsx'
import { withoutSent } from '../parts/sent.ts'
import { useUnsaved } from '../parts/unsaved.ts'
import { counted, grams, inRupees, milligrams } from '../parts/words.ts'
import { PieceFields, reportOf, wrongOf, type Typed } from './piece-fields.tsx'

export type OrderFile = AnswerOf<typeof operatorOrderFile>

const BOUGHT = ['paid', 'Processing', 'Shipped', 'Delivered']

const keyOf = (itemId: string, piece: number) => `${itemId}:${piece}`
const piecesOf = (item: OrderItem) => Array.from({ length: item.quantity }, (_, at) => at + 1)

/** What is written down already, as the fields show it. */
const writtenOf = (order: Order, file: OrderFile): Readonly<Record<string, Typed>> =>
  Object.fromEntries(
    order.items.flatMap((item) =>
      piecesOf(item).map((piece) => {
        const made = file.made.find((one) => one.itemId === item._id && one.piece === piece)
        return [
          keyOf(item._id, piece),
          {
            huid: made?.huid ?? '',
            gross: made ? grams(made.grossMg) : '',
            net: made?.netMg === undefined ? '' : grams(made.netMg),
            report: made?.report ? `${made.lab ?? ''} ${made.report}`.trim() : '',
          },
        ]
      }),
    ),
  )

/** The endpoint's words for one piece: it names them by their place in what was sent. */
const fieldsOf = (error: unknown, place: number): Readonly<Record<string, string | undefined>> => {
  const body = (error as { body?: { errors?: Record<string, string> } } | null)?.body?.errors ?? {}
  return Object.fromEntries(
    ['huid', 'grossMg', 'netMg', 'report', 'item'].map((member) => [
      member,
      body[`pieces.${place}.${member}`],
    ]),
  )
}

const optionsOf = (item: OrderItem) =>
  [
    [item.purity, item.metalType].filter(Boolean).join(' '),
    item.stone,
    item.clarity,
    item.size === undefined ? undefined : `size ${item.size}`,
    ...(item.options ?? []).map(({ name = '', value }) => `${name.toLowerCase()} ${value}`),
    item.box === 'pouch' ? 'in a pouch' : undefined,
    item.boxStamp === undefined ? undefined : `box stamped ‘${item.boxStamp}’`,
  ]
    .filter(Boolean)
    .join(', ')

/** The pieces of an order as they were ordered, and what the bench writes down of each; one line counts what is not saved. */
export const Bench = ({ order, file }: { readonly order: Order; readonly file: OrderFile }) => {
  const written = useMemo(() => writtenOf(order, file), [order, file])
  const [changed, setChanged] = useState<Readonly<Record<string, Typed>>>({})
  const typedOf = (key: string): Typed =>
    changed[key] ?? written[key] ?? { huid: '', gross: '', net: '', report: '' }
  const touched = order.items.filter((item) =>
    piecesOf(item).some((piece) => keyOf(item._id, piece) in changed),
  )
  const pieces: PiecesInput = touched.flatMap((item) =>
    piecesOf(item).map((piece) => {
      const typed = typedOf(keyOf(item._id, piece))
      const report = reportOf(typed.report)
      return {
        item: item._id,
        grossMg: milligrams(typed.gross) ?? 0,
        ...(typed.huid !== '' && { huid: typed.huid }),
        ...(milligrams(typed.net) !== undefined && { netMg: milligrams(typed.net) }),
        ...(report && { report }),
      }
    }),
  )
  const send = useSend(operatorRecordPieces, {
    quiet: true,
    done: 'Written down.',
  })
  useUnsaved(touched.length > 0)
  const wrong = touched
    .flatMap((item) =>
      piecesOf(item).map((piece) => ({ item, piece, why: wrongOf(typedOf(keyOf(item._id, piece))) })),
    )
    .find(({ why }) => why !== undefined)
  const complete = wrong === undefined
  const write = () => {
    if (touched.length > 0 && complete && !send.isPending)
      send.mutate(
        { params: { orderId: order._id }, body: { pieces } },
        { onSuccess: () => setChanged((later) => withoutSent(later, changed)) },
      )
  }
  const records = BOUGHT.includes(order.status)
  const mayWrite = may(operatorRecordPieces)
  return (
    <form
      className="sec"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) write()
      }}
    >
      <h2 className="sr">Pieces</h2>
      {order.items.map((item) => {
        const asked = file.asked.find(({ itemId }) => itemId === item._id)
        const { engraving, birthStone } = item.personalization ?? {}
        return (
          <article className="pz" key={item._id}>
            <Thumb
              image={item.media?.url ?? item.image}
              ground={item.ground}
              size="l"
              alt={item.media?.alt ?? item.name}
            />
            <div className="pz__t">
              <h3>
                {item.name}
                {item.quantity > 1 ? ` × ${item.quantity}` : ''}
              </h3>
              <span className="nw num">{inRupees(item.price * item.quantity)}</span>
              <p>{optionsOf(item)}</p>
              {asked?.grossMg === undefined ? null : (
                <p className="small muted num">
                  Ordered at {grams(asked.grossMg)} g
                  {asked.netMg === undefined ? '' : `, metal ${grams(asked.netMg)} g`}
                </p>
              )}
              {engraving || birthStone ? (
                <p>
                  <span className="engr">
                    {engraving ?? birthStone}
                    <small>
                      {engraving
                        ? `Engrave${birthStone ? `, birth stone ${birthStone}` : ''}`
                        : 'Birth stone'}
                      . Cannot be returned
                    </small>
                  </span>
                </p>
              ) : null}
            </div>
            {records
              ? piecesOf(item).map((piece) => {
                  const key = keyOf(item._id, piece)
                  const place = pieces.findIndex(({ item: id }) => id === item._id) + piece - 1
                  return (
                    <PieceFields
                      key={key}
                      item={item}
                      piece={piece}
                      typed={typedOf(key)}
                      huid={asked?.huid ?? false}
                      readOnly={!mayWrite}
                      wrong={fieldsOf(send.error, place)}
                      onType={(change) =>
                        setChanged((all) => ({ ...all, [key]: { ...typedOf(key), ...change } }))
                      }
                    />
                  )
                })
              : null}
          </article>
        )
      })}
      {touched.length > 0 ? (
        <div className="save">
          <span>
            {counted(touched.length, 'item')} not written down yet
            {wrong
              ? `. ${wrong.item.name}${wrong.item.quantity > 1 ? `, piece ${wrong.piece}` : ''}: ${wrong.why ?? ''}`
              : send.error
                ? `. ${send.error.message}`
                : ''}
          </span>
          <div className="acts">
            <Button
              className="btn"
              onClick={() => {
                setChanged({})
                send.reset()
              }}
            >
              Discard
            </Button>
            <Button
              className="btn btn--act"
              variant="contained"
              disabled={!complete || send.isPending}
              onClick={write}
            >
              Write down
            </Button>
          </div>
        </div>
      ) : null}
    </form>
  )
}
