import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { operatorApprovals, operatorOwnApprovals } from '#contract/approvals.ts'
import {
  operatorReceiveTransfer,
  operatorReverseTransfer,
  operatorStuckMoney,
  operatorTransfers,
  type StuckMoney,
} from '#contract/money.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Field, TextField } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading, Say } from '../parts/say.tsx'
import { age, counted, inRupees, onDay, rupeesOf, when } from '../parts/words.ts'
import { session } from '../session.ts'
import { Approvals } from './approvals.tsx'
import { Reconcile } from './reconcile.tsx'
import { StuckActs, STUCK } from './stuck.tsx'

const Stuck = ({ items }: { readonly items: readonly StuckMoney[] }) =>
  items.length === 0 ? (
    <Empty title="No money is stuck">
      <p>
        Refunds that fail, disputes and differences with the provider are listed here until somebody settles
        them.
      </p>
    </Empty>
  ) : (
    <ul className="rows">
      {items.map((item) => (
        <li key={item._id}>
          <div>
            <p>
              <b className="err">{STUCK[item.kind]}</b>
              {item.number ? (
                <>
                  {', '}
                  <Link className="tl" to={`/orders/${item.number}`}>
                    {item.number}
                  </Link>
                </>
              ) : null}
            </p>
            <p className="muted">
              {item.why}. {item.respondBy ? `To be answered by ${when(item.respondBy)}. ` : ''}For{' '}
              {age(item.since)}.
            </p>
          </div>
          <span className="num">{item.amount === undefined ? '' : inRupees(item.amount)}</span>
          <StuckActs item={item} />
        </li>
      ))}
    </ul>
  )

const OUTCOMES = {
  part: 'Part of it has arrived; the rest is still to come.',
  placed: 'The order is paid.',
  late: 'It came too late: it is listed to be refunded.',
  surplus: 'More came than was due: the difference is listed to be refunded.',
} as const

/** Records for one order what is on the bank statement. */
const Receive = ({
  order,
  rest,
  onClose,
}: {
  readonly order: string
  readonly rest: number
  readonly onClose: () => void
}) => {
  const [typed, setTyped] = useState({ amount: rest > 0 ? String(rest) : '', bankReference: '' })
  const send = useSend(operatorReceiveTransfer, {
    quiet: true,
    done: ({ outcome }) => OUTCOMES[outcome],
    onDone: onClose,
  })
  const amount = rupeesOf(typed.amount)
  const reference = typed.bankReference.trim().toUpperCase()
  return (
    <Ask
      title={`Transfer for ${order}`}
      open
      onClose={onClose}
      act={amount === undefined ? 'Record it' : `Record ${inRupees(amount)}`}
      busy={send.isPending}
      refused={send.error?.message}
      ready={amount !== undefined && /^[A-Z0-9]{6,35}$/.test(reference)}
      onAct={() => {
        if (amount !== undefined) send.mutate({ body: { order, amount, bankReference: reference } })
      }}
    >
      <p>As it is on the bank statement. With the full amount the order is placed and the shopper is told.</p>
      <Field
        label="Rupees"
        inputMode="decimal"
        value={typed.amount}
        wrong={typed.amount !== '' && amount === undefined ? 'Rupees, such as 1,25,000 or 980.50' : undefined}
        onChange={({ target }) => setTyped((all) => ({ ...all, amount: target.value }))}
      />
      <Field
        label="The bank’s number of the transfer (UTR)"
        className="is-code"
        maxLength={35}
        spellCheck={false}
        value={typed.bankReference}
        hint="Six letters or digits at least"
        onChange={({ target }) => setTyped((all) => ({ ...all, bankReference: target.value }))}
      />
    </Ask>
  )
}

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
      refused={send.error?.message}
      ready={reference.trim().length >= 6 && reason.trim().length >= 8}
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

const Transfers = () => {
  const { data, error, refetch } = useAnswer(operatorTransfers, {}, { every: 30_000 })
  const [search, setSearch] = useSearchParams()
  const [taking, setTaking] = useState(false)
  const [late, setLate] = useState<string>()
  const chosen = search.get('order') ?? undefined
  const row = data?.items.find(({ number }) => number === chosen)
  const close = () => setSearch({})
  return (
    <section className="sec">
      <div className="sec__h">
        <h2>Bank transfers expected</h2>
        <button type="button" className="tl small" onClick={() => setTaking(true)}>
          Reverse one
        </button>
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
                , reference <b className="code">{item.reference}</b>
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
      {taking ? <Reverse onClose={() => setTaking(false)} /> : null}
    </section>
  )
}

/** The first line: what somebody must do. */
const standing = (stuck: number, transfers: number, asked: number, confirmed: number): string =>
  stuck + transfers + asked + confirmed === 0
    ? 'Nothing is waiting.'
    : [
        asked === 0 ? '' : `${counted(asked, 'act waits', 'acts wait')} for a second person.`,
        confirmed === 0
          ? ''
          : `${counted(confirmed, 'request of yours is', 'requests of yours are')} confirmed, and to be done.`,
        stuck === 0
          ? 'Nothing is stuck.'
          : `${counted(stuck, 'thing waits', 'things wait')} for somebody. What has a deadline comes first.`,
        transfers === 0 ? '' : `${counted(transfers, 'bank transfer is', 'bank transfers are')} expected.`,
      ]
        .filter((line) => line !== '')
        .join(' ')

/** Money that waits for somebody: what is stuck, what is still to arrive, and our books next to the provider's. */
export const MoneyScreen = () => {
  const { data, error, refetch } = useAnswer(operatorStuckMoney, {}, { every: 30_000 })
  const transfers = useAnswer(operatorTransfers, {}, { every: 30_000 }).data?.items.length
  const asked =
    useAnswer(operatorApprovals, {}, { every: 30_000 }).data?.approvals.filter(
      ({ askedBy }) => askedBy !== session.name,
    ).length ?? 0
  const confirmed =
    useAnswer(operatorOwnApprovals, {}, { every: 20_000 }).data?.approvals.filter(
      ({ state }) => state === 'confirmed',
    ).length ?? 0
  const items = data?.items ?? []
  return (
    <Page
      title="Money"
      says={data && transfers !== undefined ? standing(items.length, transfers, asked, confirmed) : undefined}
    >
      <Approvals />
      <section className="sec">
        <h2>What is stuck</h2>
        {error ? <Failed error={error} again={() => void refetch()} /> : null}
        {data ? <Stuck items={items} /> : error ? null : <Loading rows={3} />}
      </section>
      <Transfers />
      <Reconcile />
    </Page>
  )
}
