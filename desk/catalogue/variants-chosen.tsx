import Button from '@mui/material/Button'
import { useState, type FormEvent } from 'react'
import { operatorSetPrice, operatorSetStock, operatorSetVariantOnSale } from '#contract/operator.ts'
import { may } from '../api/call.ts'
import { Field } from '../parts/field.tsx'
import { wholeOf } from '../parts/words.ts'
import { keyOf, movedBy, valueOf, type Member, type Typed, type Variant } from './variant-changes.ts'

const percentOf = (typed: string): number | undefined => {
  const plain = typed.trim().replace('−', '-').replace(/%$/, '')
  const value = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
  return value !== undefined && value > -100 && value !== 0 ? value : undefined
}

/** A value for all selected combinations at once. It is counted with the other changes, and undone as one. */
export const VariantsChosen = ({
  chosen,
  typed,
  onPut,
  onNone,
}: {
  readonly chosen: readonly Variant[]
  readonly typed: Readonly<Record<string, Typed>>
  readonly onPut: (step: string, changes: Readonly<Record<string, Typed>>) => void
  readonly onNone: () => void
}) => {
  const [asked, setAsked] = useState<'stock' | 'percent'>()
  const [value, setValue] = useState('')
  const put = (member: Member, to: (variant: Variant) => Typed) =>
    onPut(crypto.randomUUID(), Object.fromEntries(chosen.map((one) => [keyOf(one, member), to(one)])))
  const ask = (what: 'stock' | 'percent') => {
    setValue('')
    setAsked(asked === what ? undefined : what)
  }
  const number = asked === 'stock' ? wholeOf(value) : percentOf(value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number === undefined) return
    if (asked === 'stock') put('stock', () => String(number))
    else
      put('amount', (one) => {
        const now = valueOf(typed[keyOf(one, 'amount')] ?? '', 'amount')
        return String(movedBy(typeof now === 'number' ? now : one.amount, number))
      })
    setAsked(undefined)
  }
  return (
    <div className="many">
      <span role="status">{chosen.length} chosen</span>
      <div className="acts">
        {may(operatorSetStock) ? (
          <Button aria-expanded={asked === 'stock'} onClick={() => ask('stock')}>
            Stock …
          </Button>
        ) : null}
        {may(operatorSetPrice) ? (
          <Button aria-expanded={asked === 'percent'} onClick={() => ask('percent')}>
            Price by % …
          </Button>
        ) : null}
        {may(operatorSetVariantOnSale) ? (
          <>
            <Button onClick={() => put('active', ({ isDefault }) => isDefault)}>Off sale</Button>
            <Button onClick={() => put('active', () => true)}>On sale</Button>
          </>
        ) : null}
        <Button variant="text" onClick={onNone}>
          Clear the selection
        </Button>
      </div>
      {asked === undefined ? null : (
        <form className="many__f" onSubmit={submit}>
          <Field
            label={asked === 'stock' ? 'Stock of each' : 'Per cent more, or less with a minus'}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            inputMode={asked === 'stock' ? 'numeric' : 'text'}
            maxLength={7}
            value={value}
            wrong={
              value === '' || number !== undefined
                ? undefined
                : asked === 'stock'
                  ? 'A whole number'
                  : 'Such as 4 or -2.5'
            }
            onChange={({ target }) => setValue(target.value)}
          />
          <Button type="submit" disabled={number === undefined}>
            Apply
          </Button>
        </form>
      )}
    </div>
  )
}
