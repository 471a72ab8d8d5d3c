import Button from '@mui/material/Button'
import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { operatorApprovals, operatorConfirmApproval } from '#contract/staff.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Say } from '../parts/say.tsx'
import { APPROVALS, inRupees, nameOf, whenWithin } from '../parts/words.ts'
import { session } from '../session.ts'

type Approval = AnswerOf<typeof operatorApprovals>['approvals'][number]

/**
 * What would be done: its lines, if there are any, otherwise its subject without the hash that distinguishes similar
 * ones.
 */
const told = ({ subject, changes }: { readonly subject: string; readonly changes: readonly string[] }) =>
  changes.length > 0 ? changes : [subject.replace(/ \((?:sha256 )?[\da-f]{64}\)/, '')]

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
      <h2 className="sr">To be approved by a second person</h2>
      {items.map((item) => (
        <Say
          key={item.id}
          kind="wait"
          title={`${APPROVALS[item.kind] ?? item.kind}${item.amount > 0 ? `: ${inRupees(item.amount)}${item.kind === 'rates' ? ' a gram' : ''}` : ''}`}
        >
          <p>
            {told(item).join('; ')}. Asked by {nameOf(item.askedBy)} {whenWithin(item.askedAt)}; valid for a
            day.
          </p>
          {item.askedBy === session.name ? (
            <p className="muted">Another owner or manager confirms it; then do it again.</p>
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
