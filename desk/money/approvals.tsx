import Button from '@mui/material/Button'
import { useState } from 'react'
import { operatorApprovals, operatorConfirmApproval, operatorDeclineApproval } from '#contract/approvals.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { may } from '../api/call.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { askedTitle, OwnRequests, Told, ToldMore, type AboutOne } from '../parts/asked.tsx'
import { TextField } from '../parts/field.tsx'
import { Say } from '../parts/say.tsx'
import { nameOf, whenWithin } from '../parts/words.ts'
import { session } from '../session.ts'

type Approval = AnswerOf<typeof operatorApprovals>['approvals'][number]
type Answer = 'Confirmed' | 'Declined'

const Decline = ({
  item,
  onClose,
  onDone,
}: {
  readonly item: Approval
  readonly onClose: () => void
  readonly onDone: () => void
}) => {
  const [reason, setReason] = useState('')
  const send = useSend(operatorDeclineApproval, {
    quiet: true,
    rereads: [operatorApprovals],
    done: 'Declined. Whoever asked reads why.',
    onDone: () => {
      onDone()
      onClose()
    },
  })
  return (
    <Ask
      title={`Decline: ${askedTitle(item)}`}
      open
      onClose={onClose}
      act="Decline it"
      busy={send.isPending}
      refused={send.error}
      ready={reason.trim().length > 2}
      onAct={() => send.mutate({ params: { id: item.id }, body: { reason: reason.trim() } })}
    >
      <p>
        <Told item={item} />. Nothing is done. {nameOf(item.askedBy)} reads your reason at the desk; the audit
        trail keeps it.
      </p>
      <ToldMore item={item} />
      <TextField
        label="Why"
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Ask>
  )
}

/** What somebody else asked for above the house's sum, and what became of one's own requests: all, or those of a screen. */
export const Approvals = ({ of }: { readonly of?: AboutOne }) => {
  const { data } = useAnswer(operatorApprovals, {}, { every: 30_000, when: may(operatorApprovals) })
  const send = useSend(operatorConfirmApproval, {
    done: 'Confirmed. Whoever asked can do it now, within a day.',
    rereads: [operatorApprovals],
    // Before the list is read again, which no longer has it.
    onDone: (_, { params }) => {
      const item = data?.approvals.find(({ id }) => id === params?.id)
      if (item) keep(item, 'Confirmed')
    },
  })
  // An answered row keeps its place, so that the next one does not move under a second press.
  const [answered, setAnswered] = useState<readonly { item: Approval; as: Answer }[]>([])
  const [declining, setDeclining] = useState<Approval>()
  const answerOf = ({ id }: Approval) => answered.find(({ item }) => item.id === id)?.as
  // Nobody answers their own: those are listed below, with their outcome.
  const open = (data?.approvals ?? []).filter(
    (item) => item.askedBy !== session.name && (of === undefined || of(item)),
  )
  const items = [
    ...open.filter((item) => answerOf(item) === undefined),
    ...answered.map(({ item }) => item),
  ].toSorted((one, other) => one.askedAt.localeCompare(other.askedAt))
  const keep = (item: Approval, as: Answer) => setAnswered((all) => [...all, { item, as }])
  return (
    <>
      {items.length > 0 ? (
        <section className="sec">
          <h2>To be approved by a second person</h2>
          {items.map((item) => {
            const answer = answerOf(item)
            return (
              <Say key={item.id} kind="wait" title={askedTitle(item)}>
                <p>
                  <Told item={item} />. Asked by {nameOf(item.askedBy)} {whenWithin(item.askedAt)}; valid for
                  a day.
                </p>
                <ToldMore item={item} />
                <div className="acts">
                  <Button
                    disabled={send.isPending || answer !== undefined}
                    onClick={() => send.mutate({ params: { id: item.id } })}
                  >
                    {answer === 'Confirmed' ? 'Confirmed' : 'Confirm it'}
                  </Button>
                  <Button
                    variant="text"
                    disabled={send.isPending || answer !== undefined}
                    onClick={() => setDeclining(item)}
                  >
                    {answer === 'Declined' ? 'Declined' : 'Decline'}
                  </Button>
                </div>
              </Say>
            )
          })}
        </section>
      ) : null}
      {declining ? (
        <Decline
          item={declining}
          onClose={() => setDeclining(undefined)}
          onDone={() => keep(declining, 'Declined')}
        />
      ) : null}
      <OwnRequests of={of} />
    </>
  )
}
