import { useQueryClient } from '@tanstack/react-query'
import type { HttpError } from 'ra-core'
import { useMemo, useState } from 'react'
import { STALE, type operatorOrderFile } from '#contract/desk-order.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Order, OrderItem } from '#contract/orders.ts'
import { operatorRecordPieces, type PiecesInput } from '#contract/passport.ts'
import { may } from '../api/call.ts'
import { codeOf, sentenceOf } from '../api/refusal.ts'
import { useSend } from '../api/use-call.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { Engraved } from '../parts/engraved.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import { withoutSent } from '../parts/sent.ts'
import { useUnsaved } from '../parts/unsaved.ts'
import { counted, grams, inRupees, milligrams } from '../parts/words.ts'
import { Conflict } from './conflict.tsx'
import { PieceRow } from './piece-row.tsx'
import { PieceFields, pieceName, reportOf, wrongOf, type Typed } from './piece-fields.tsx'

export type OrderFile = AnswerOf<typeof operatorOrderFile>

const BOUGHT = ['paid', 'Processing', 'Shipped', 'Delivered']

const keyOf = (itemId: string, piece: number) => `${itemId}:${piece}`
const piecesOf = (item: OrderItem) => Array.from({ length: item.quantity }, (_, at) => at + 1)

/** What has been recorded so far, as the fields show it. */
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

/** The endpoint's sentences about one piece, which it names by its position in what was sent. */
const fieldsOf = (error: HttpError | null, place: number): Readonly<Record<string, string | undefined>> => {
  const wrong = wrongFields(error)
  return Object.fromEntries(
    ['huid', 'grossMg', 'netMg', 'report', 'item'].map((member) => {
      const path = `pieces.${place}.${member}`
      // Laboratory and number of a report are typed in one field.
      return [member, wrong[path] ?? wrong[`${path}.number`] ?? wrong[`${path}.lab`]]
    }),
  )
}

/**
 * The pieces of an order as they were ordered, and what the bench records of each; one line counts what is not saved.
 */
export const Bench = ({ order, file }: { readonly order: Order; readonly file: OrderFile }) => {
  const written = useMemo(() => writtenOf(order, file), [order, file])
  const [changed, setChanged] = useState<Readonly<Record<string, Typed>>>({})
  /** The file as it was when typing began: a colleague's later change is reported, not overwritten. */
  const [base, setBase] = useState<OrderFile>()
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
  const client = useQueryClient()
  const send = useSend(operatorRecordPieces, {
    quiet: true,
    done: 'Recorded.',
  })
  useUnsaved(touched.length > 0)
  const wrong = touched
    .flatMap((item) =>
      piecesOf(item).map((piece) => ({ item, piece, why: wrongOf(typedOf(keyOf(item._id, piece))) })),
    )
    .find(({ why }) => why !== undefined)
  const complete = wrong === undefined
  const write = (seen = base?.version) => {
    if (touched.length > 0 && complete && !send.isPending)
      send.mutate(
        { params: { orderId: order._id }, body: { pieces, ...(seen !== undefined && { seen }) } },
        {
          onSuccess: () => {
            setChanged((later) => withoutSent(later, changed))
            setBase(undefined)
          },
          // Read at once, so that a colleague's change is shown next to the typed values.
          onError: () => void client.invalidateQueries(),
        },
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
            <PieceRow
              item={item}
              beside={<span className="nw num">{inRupees(item.price * item.quantity)}</span>}
            >
              {asked?.grossMg === undefined ? null : (
                <p className="small muted num">
                  Ordered at {grams(asked.grossMg)} g
                  {asked.netMg === undefined ? '' : `, metal ${grams(asked.netMg)} g`}
                </p>
              )}
              {engraving ? (
                <p>
                  <Engraved words={engraving} face={item.engravingFace}>
                    {birthStone ? `. Birth stone: ${birthStone.toLowerCase()}` : ''}. Cannot be returned
                  </Engraved>
                </p>
              ) : birthStone ? (
                <p>
                  <span className="engr">
                    {birthStone}
                    <small>Birth stone. Cannot be returned</small>
                  </span>
                </p>
              ) : null}
            </PieceRow>
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
                      onType={(change) => {
                        setBase((known) => known ?? file)
                        setChanged((all) => ({ ...all, [key]: { ...typedOf(key), ...change } }))
                      }}
                    />
                  )
                })
              : null}
          </article>
        )
      })}
      {base && base.version < file.version && codeOf(send.error) === STALE ? (
        <Conflict
          names={Object.fromEntries(
            order.items.flatMap((item) =>
              piecesOf(item).map((piece) => [keyOf(item._id, piece), pieceName(item, piece)]),
            ),
          )}
          before={writtenOf(order, base)}
          theirs={written}
          yours={changed}
          meanwhile={file.acts.slice(
            0,
            file.acts.findIndex(({ at, event }) => base.acts[0]?.at === at && base.acts[0]?.event === event),
          )}
          onTheirs={() => {
            setChanged({})
            setBase(undefined)
            send.reset()
          }}
          onYours={() => write(file.version)}
        />
      ) : null}
      {touched.length > 0 ? (
        <SaveBar
          says={`${counted(touched.length, 'piece')} not recorded yet${!wrong && send.error ? `. ${sentenceOf(send.error).replace(/\.$/, '')}` : ''}`}
          wrong={wrong && `${pieceName(wrong.item, wrong.piece)}: ${wrong.why ?? ''}`}
          back={[
            {
              label: 'Discard',
              onClick: () => {
                setChanged({})
                setBase(undefined)
                send.reset()
              },
            },
          ]}
          act={{ label: 'Record', disabled: !complete || send.isPending, onClick: () => write() }}
        />
      ) : null}
    </form>
  )
}
