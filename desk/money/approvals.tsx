import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { operatorReturns } from '#contract/operator-returns.ts'
import { operatorOrder } from '#contract/operator.ts'
import { operatorApprovals, operatorConfirmApproval } from '#contract/staff.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Say } from '../parts/say.tsx'
import { APPROVALS, inRupees, nameOf, whenWithin } from '../parts/words.ts'
import { session } from '../session.ts'

type Approval = AnswerOf<typeof operatorApprovals>['approvals'][number]

/** An order, by the id at the beginning of the subject. */
const Order = ({ id }: { readonly id: string }) => {
  const { data } = useAnswer(operatorOrder, { params: { orderId: id } })
  return (
    <>
      Order{' '}
      <Link className="tl nw" to={`/orders/${data?.number ?? id}`}>
        {data?.number ?? 'of this refund'}
      </Link>
      {data ? `, ${data.shippingAddress.name}` : ''}
    </>
  )
}

/**
 * '"Yellow gold" "22 kt": ₹11900' becomes 'Yellow gold 22 kt: ₹11,900': the quotation marks only help with unusual
 * names.
 */
const plain = (line: string) =>
  line
    .replaceAll(/"([\p{L}\d .-]+)"/gu, '$1')
    .replaceAll(/₹(\d+(?:\.\d+)?)/g, (_, sum: string) => inRupees(Number(sum)))

/**
 * What is to be done: its lines if it has any, otherwise its subject without the hash that tells similar ones apart.
 */
const Told = ({ item: { subject, changes } }: { readonly item: Approval }) => {
  const returned = useAnswer(operatorReturns, {}, { when: subject.startsWith('return:') }).data?.returns
  if (changes.length > 0) return changes.map(plain).join('; ')
  const [, id, rest = ''] = /^order:([\da-f-]{36})(?:: | )?(.*)$/.exec(subject) ?? []
  if (id !== undefined)
    return (
      <>
        <Order id={id} />
        {rest === '' ? '' : `: ${plain(rest)}`}
      </>
    )
  const back = returned?.find(({ _id }) => subject === `return:${_id}`)
  if (back) return <Order id={back.orderId} />
  return subject.replace(/ \((?:sha256 )?[\da-f]{64}\)/, '')
}

/** What somebody else asked for above the house's sum. Nobody confirms their own. */
export const Approvals = () => {
  const { data } = useAnswer(operatorApprovals, {}, { every: 30_000 })
  const send = useSend(operatorConfirmApproval, {
    done: 'Confirmed. Whoever asked can do it now, within a day.',
  })
  // A confirmed row keeps its place, so that the next one does not move under a second press.
  const [confirmed, setConfirmed] = useState<readonly Approval[]>([])
  const isConfirmed = (item: Approval) => confirmed.some(({ id }) => id === item.id)
  const open = data?.approvals ?? []
  const items = [...open.filter((item) => !isConfirmed(item)), ...confirmed].toSorted((one, other) =>
    one.askedAt.localeCompare(other.askedAt),
  )
  if (items.length === 0) return null
  return (
    <section className="sec">
      <h2>To be approved by a second person</h2>
      {items.map((item) => (
        <Say
          key={item.id}
          kind="wait"
          title={`${APPROVALS[item.kind] ?? item.kind}${item.amount > 0 ? `: ${inRupees(item.amount)}${item.kind === 'rates' ? ' a gram' : ''}` : ''}`}
        >
          <p>
            <Told item={item} />. Asked by {nameOf(item.askedBy)} {whenWithin(item.askedAt)}; valid for a day.
          </p>
          {item.askedBy === session.name ? (
            <p className="muted">
              You asked for it, so another owner or manager confirms it. Then do it again within a day.
            </p>
          ) : (
            <div className="acts">
              <Button
                disabled={send.isPending || isConfirmed(item)}
                onClick={() =>
                  send.mutate(
                    { params: { id: item.id } },
                    { onSuccess: () => setConfirmed((all) => [...all, item]) },
                  )
                }
              >
                {isConfirmed(item) ? 'Confirmed' : 'Confirm it'}
              </Button>
            </div>
          )}
        </Say>
      ))}
    </section>
  )
}
