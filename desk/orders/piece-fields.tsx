import type { OrderItem } from '#contract/orders.ts'
import { Field } from '../parts/field.tsx'
import { milligrams } from '../parts/words.ts'
import { PassportEnd } from './passport-end.tsx'

/** What is typed about one piece. */
export interface Typed {
  readonly huid: string
  readonly gross: string
  readonly net: string
  readonly report: string
}

/** 'Payal anklet, piece 2', where there are several. */
export const pieceName = ({ name, quantity }: OrderItem, piece: number): string =>
  quantity > 1 ? `${name}, piece ${piece}` : name

/** Tidies a typed or pasted HUID: hallmarking centres also print it in groups. */
export const huidIn = (text: string): string => text.toUpperCase().replaceAll(/[\s.-]/g, '')

/** 0 and O, 1 and I look alike, so the field says which of them was typed. */
export const spelled = (huid: string): string | undefined => {
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

/** Laboratory and number, typed in one field. */
export const reportOf = (typed: string) => {
  const [lab = '', ...rest] = typed.trim().split(/\s+/)
  return rest.length > 0 ? { lab, number: rest.join(' ') } : undefined
}

const wrongReport = (typed: string) =>
  typed.trim() === '' || reportOf(typed) ? undefined : 'The laboratory, then the number: GIA 2141438172'

/** Why a piece cannot be recorded, in words. */
export const wrongOf = ({ huid, gross, net, report }: Typed): string | undefined =>
  wrongHuid(huid) ??
  (gross.trim() === '' ? 'The gross weight is missing' : wrongWeight(gross)) ??
  wrongWeight(net) ??
  wrongReport(report)

interface Props {
  readonly item: OrderItem
  readonly piece: number
  readonly typed: Typed
  readonly onType: (change: Partial<Typed>) => void
  readonly huid: boolean
  readonly wrong: Readonly<Record<string, string | undefined>>
  readonly readOnly: boolean
}

/** What the bench records of one piece; people who may only read see no empty form. */
export const PieceFields = ({ item, piece, typed, onType, huid, wrong, readOnly }: Props) =>
  readOnly && Object.values(typed).every((one) => one === '') ? (
    <div className="bench">
      <p className="whole muted">Nothing is recorded for it yet.</p>
      <PassportEnd passport={item.passports?.find((one) => one.piece === piece)} />
    </div>
  ) : (
    <fieldset className="bench">
      <legend className="sr">{pieceName(item, piece)}</legend>
      {huid ? (
        <Field
          label="HUID"
          value={typed.huid}
          readOnly={readOnly}
          spellCheck={false}
          autoCapitalize="characters"
          wrong={wrongHuid(typed.huid) ?? wrong.huid}
          hint={spelled(typed.huid)}
          className="is-code"
          onChange={({ target }) => onType({ huid: huidIn(target.value) })}
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
        label="Stone report: laboratory and number"
        className="wide"
        placeholder={readOnly ? undefined : 'GIA 2141438172'}
        readOnly={readOnly}
        value={typed.report}
        wrong={wrongReport(typed.report) ?? wrong.report}
        onChange={({ target }) => onType({ report: target.value })}
      />
      <PassportEnd passport={item.passports?.find((one) => one.piece === piece)} />
    </fieldset>
  )
