import Button from '@mui/material/Button'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { operatorReconcile } from '#contract/money.ts'
import { useSend } from '../api/use-call.ts'
import { downloadCsv } from '../parts/download.ts'
import { Field } from '../parts/field.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { counted, inRupees, onDay } from '../parts/words.ts'

type Day = AnswerOf<typeof operatorReconcile>

const Result = ({ day }: { readonly day: Day }) => (
  <>
    <p>
      {onDay(day.day)}: {counted(day.payments, 'payment')}, {counted(day.refunds, 'refund')},{' '}
      {counted(day.disputes, 'dispute')}.{' '}
      {day.differences.length === 0 ? (
        <b>Both say the same.</b>
      ) : (
        <b className="err">{counted(day.differences.length, 'difference')}.</b>
      )}
    </p>
    {day.differences.length > 0 ? (
      <Scroll label="Differences">
        <table className="stack">
          <thead>
            <tr>
              <th>What</th>
              <th>The provider says</th>
              <th>The books say</th>
            </tr>
          </thead>
          <tbody>
            {day.differences.map((one) => (
              <tr key={one._id}>
                <td>
                  {one.kind} {one.subject}
                </td>
                <td data-of="Provider">{one.providerSays}</td>
                <td data-of="Books">{one.settled ?? one.booksSay}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    ) : null}
    {day.transfers.length > 0 ? (
      <>
        <p>{counted(day.transfers.length, 'transfer')} recorded, to be held against the bank’s statement.</p>
        <Button
          onClick={() =>
            downloadCsv(`transfers-${day.day}.csv`, [
              ['way', 'bank reference', 'order', 'rupees'],
              ...day.transfers.map((one) => [one.way, one.bankReference, one.number, one.amount]),
            ])
          }
        >
          Export as CSV,{' '}
          {inRupees(
            day.transfers.reduce((sum, one) => sum + (one.way === 'in' ? one.amount : -one.amount), 0),
          )}
        </Button>
      </>
    ) : null}
  </>
)

/** Compares a day of the provider with the books, again and now. */
export const Reconcile = () => {
  const [day, setDay] = useState('')
  const [result, setResult] = useState<Day>()
  const send = useSend(operatorReconcile, { onDone: setResult })
  return (
    <section className="sec">
      <h2>The books and the provider compared</h2>
      <form
        className="fine"
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate({ body: day === '' ? {} : { day } })
        }}
      >
        <Field
          label="Day; yesterday if left empty"
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" disabled={send.isPending}>
          {send.isPending ? 'Comparing…' : 'Compare'}
        </Button>
      </form>
      {result ? <Result day={result} /> : null}
    </section>
  )
}
