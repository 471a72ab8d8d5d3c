import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import type { operatorOrderFile } from '#contract/desk.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Order, OrderItem } from '#contract/orders.ts'
import { operatorRecordPieces, type PiecesInput } from '#contract/passport.ts'
import { may } from '../api/call.ts'
import { useSend } from '../api/use-call.ts'
import { Field } from '../parts/field.tsx'
import { Thumb } from '../parts/piece.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { counted, grams, inRupees, milligrams } from '../parts/words.ts'

export type OrderFile = AnswerOf<typeof operatorOrderFile>

/** What is typed of one piece. */
interface Typed {
  readonly huid: string
  readonly gross: string
  readonly net: string
  readonly report: string
}
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

/** 0 and O, 1 and I look alike: a field that has one says which it is. */
const spelled = (huid: string): string | undefined => {
  const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
  const said = [...huid.toUpperCase()].flatMap((letter, at) => {
    const name = { '0': 'a zero', O: 'the letter O', '1': 'a one', I: 'the letter I' }[letter]
    return name ? [`the ${places[at] ?? 'last'} is ${name}`] : []
  })
  return said.length > 0 ? `${said.join(', ')}.`.replace(/^t/, 'T') : undefined
}

const wrongHuid = (huid: string) =>
  huid === '' || /^[A-Za-z0-9]{6}$/.test(huid) ? undefined : 'A HUID has six letters or digits'
const wrongWeight = (typed: string) =>
  typed === '' || milligrams(typed) !== undefined ? undefined : 'Grams, such as 3.912'

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

const reportOf = (typed: string) => {
  const [lab = '', ...rest] = typed.trim().split(/\s+/)
  return rest.length > 0 ? { lab, number: rest.join(' ') } : undefined
}

const wrongReport = (typed: string) =>
  typed.trim() === '' || reportOf(typed) ? undefined : 'The laboratory, then the number: GIA 2141438172'

/** What keeps a piece from being written down, in words. */
const wrongOf = ({ huid, gross, net, report }: Typed): string | undefined =>
  wrongHuid(huid) ??
  (gross.trim() === '' ? 'The gross weight is missing' : wrongWeight(gross)) ??
  wrongWeight(net) ??
  wrongReport(report)

const PieceFields = ({
  item,
  piece,
  typed,
  onType,
  huid,
  wrong,
  readOnly,
}: {
  readonly item: OrderItem
  readonly piece: number
  readonly typed: Typed
  readonly onType: (change: Partial<Typed>) => void
  readonly huid: boolean
  readonly wrong: Readonly<Record<string, string | undefined>>
  readonly readOnly: boolean
}) => (
  <fieldset className="bench">
    <legend className="sr">
      {item.name}, piece {piece}
    </legend>
    {huid ? (
      <Field
        label="HUID"
        value={typed.huid}
        readOnly={readOnly}
        maxLength={6}
        spellCheck={false}
        autoCapitalize="characters"
        wrong={wrongHuid(typed.huid) ?? wrong.huid}
        hint={spelled(typed.huid)}
        className="is-code"
        onChange={({ target }) => onType({ huid: target.value.toUpperCase().trim() })}
      />
    ) : null}
    <Field
      label="Gross, g"
      inputMode="decimal"
      readOnly={readOnly}
      value={typed.gross}
      wrong={wrongWeight(typed.gross) ?? wrong.grossMg ?? wrong.item}
      onChange={({ target }) => onType({ gross: target.value })}
    />
    <Field
      label="Metal alone, g"
      inputMode="decimal"
      readOnly={readOnly}
      value={typed.net}
      wrong={wrongWeight(typed.net) ?? wrong.netMg}
      onChange={({ target }) => onType({ net: target.value })}
    />
    <Field
      label="Stone report"
      className="wide"
      placeholder="Laboratory and number"
      readOnly={readOnly}
      value={typed.report}
      wrong={wrongReport(typed.report) ?? wrong.report}
      onChange={({ target }) => onType({ report: target.value })}
    />
  </fieldset>
)

const optionsOf = (item: OrderItem) =>
  [
    [item.purity, item.metalType].filter(Boolean).join(' '),
    item.stone,
    item.clarity,
    item.size === undefined ? undefined : `size ${item.size}`,
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
    onDone: () => setChanged({}),
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
      send.mutate({ params: { orderId: order._id }, body: { pieces } })
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
