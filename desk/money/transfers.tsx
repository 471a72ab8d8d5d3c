import Button from '@mui/material/Button'
import { useState } from 'react'
import { LEAST_REASON } from '#contract/formats.ts'
import { Link, useSearchParams } from 'react-router'
import { operatorReverseTransfer, operatorTransfers } from '#contract/money.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Field, TextField } from '../parts/field.tsx'
import { Failed, Say } from '../parts/say.tsx'
import { inRupees, onDay } from '../parts/words.ts'
import { Receive } from './receive-transfer.tsx'

/** Removes a transfer that was recorded by mistake from the books, with a separate entry. */
const Reverse = ({ onClose }: { readonly onClose: () => void }) => {
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const send = useSend(operatorReverseTransfer, {
    quiet: true,
    done: ({ reversed, number }) => `${inRupees(reversed)} of ${number} is reversed.`,
    onDone: onClose,
  })
  return (
    <Ask
      title="Reverse a transfer"
      open
      onClose={onClose}
      act="Reverse it"
      busy={send.isPending}
      refused={send.error}
      ready={reference.trim().length >= 6 && reason.trim().length >= LEAST_REASON}
      onAct={() =>
        send.mutate({
          params: { bankReference: reference.trim().toUpperCase() },
          body: { reason: reason.trim() },
        })
      }
    >
      <p>For a transfer recorded by mistake. An order that it paid cannot leave until the money is here.</p>
      <Field
        label="The bank’s number (UTR)"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <TextField
        label="Why"
        hint="At least eight letters; it stays in the audit trail"
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Ask>
  )
}

/** Orders that wait for a bank transfer, and what is on the statement for any other. */
export const Transfers = () => {
  const { data, error, refetch } = useAnswer(operatorTransfers, {}, { every: 30_000 })
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<'reverse' | 'other'>()
  const [late, setLate] = useState<string>()
  const chosen = search.get('order') ?? undefined
  const row = data?.items.find(({ number }) => number === chosen)
  const close = () => setSearch({})
  return (
    <section className="sec">
      <div className="sec__h">
        <h2>Bank transfers expected</h2>
        <div className="acts">
          <button type="button" className="tl small" onClick={() => setOpen('other')}>
            Record one that is not listed
          </button>
          <button type="button" className="tl small" onClick={() => setOpen('reverse')}>
            Reverse one
          </button>
        </div>
      </div>
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data && data.items.length === 0 ? <p className="muted">No order is waiting for a transfer.</p> : null}
      <ul className="rows">
        {(data?.items ?? []).map((item) => (
          <li key={item.orderId}>
            <div>
              <p>
                <Link className="tl" to={`/orders/${item.number}`}>
                  {item.number}
                </Link>
                {item.name === undefined ? '' : `, ${item.name}`}, reference{' '}
                <b className="code">{item.reference}</b>
              </p>
              <p className="muted num">
                {inRupees(item.received)} of {inRupees(item.asked)} has arrived
                {item.dueOn ? `, due ${onDay(item.dueOn)}` : ''}
              </p>
            </div>
            <span className="num">{inRupees(item.asked - item.received)}</span>
            <div className="acts">
              <Button onClick={() => setSearch({ order: item.number })}>Record a transfer</Button>
            </div>
          </li>
        ))}
      </ul>
      {row ? (
        <Receive key={row.number} order={row.number} rest={row.asked - row.received} onClose={close} />
      ) : data && chosen ? (
        <Say title={`${chosen} is not waiting for a transfer`}>
          <p>It is paid, or it has ended. A transfer that came anyway can still be recorded.</p>
          <div className="acts">
            <Button onClick={() => setLate(chosen)}>Record a transfer</Button>
          </div>
        </Say>
      ) : null}
      {late === undefined ? null : <Receive order={late} rest={0} onClose={() => setLate(undefined)} />}
      {open === 'other' ? <Receive rest={0} onClose={() => setOpen(undefined)} /> : null}
      {open === 'reverse' ? <Reverse onClose={() => setOpen(undefined)} /> : null}
    </section>
  )
}
