import Button from '@mui/material/Button'
import { useEffect, useId, type ReactNode } from 'react'
import {
  operatorOwnApprovals,
  operatorWithdrawApproval,
  type ApprovalState,
  type NamedThing,
} from '#contract/approvals.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { may } from '../api/call.ts'
import { approvalOf, type Refused } from '../api/refusal.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Say } from './say.tsx'
import { Thing } from './things.tsx'
import { APPROVALS, counted, inRupees, nameFirst, whenWithin } from './words.ts'

/** What somebody asked a second person for: their own requests with their outcome. */

type Own = AnswerOf<typeof operatorOwnApprovals>['approvals'][number]
type Asked = Pick<Own, 'kind' | 'amount' | 'subject' | 'changes' | 'about' | 'why'>

/** 'A refund: ₹90,000'. */
export const askedTitle = ({ kind, amount }: Asked): string =>
  `${APPROVALS[kind] ?? kind}${amount > 0 ? `: ${inRupees(amount)}${kind === 'rates' ? ' a gram' : ''}` : ''}`

/** '"Yellow gold" "22 kt"' becomes 'Yellow gold 22 kt': the quotation marks only help with unusual names. */
const plain = (line: string) => line.replaceAll(/"([\p{L}\d .-]+)"/gu, '$1')

/** More lines than these are a list: nobody compares ten rates within a paragraph. */
const IN_A_SENTENCE = 2

/** What is to be done, line by line, if it is more than a sentence holds; and why. */
export const ToldMore = ({ item: { changes, why } }: { readonly item: Asked }): ReactNode => (
  <>
    {changes.length > IN_A_SENTENCE ? (
      <ul className="num">
        {changes.map((line) => (
          <li key={line}>{plain(line)}</li>
        ))}
      </ul>
    ) : null}
    {why === undefined ? null : <p>Reason: ‘{why}’</p>}
  </>
)

/** What a refund is for, which its subject says alone. */
const REFUNDED: Readonly<Record<string, string>> = {
  order: 'the order is cancelled',
  return: 'pieces that the house took back',
}

/** What is to be done: the thing with its link, then its lines, or the rest of the subject. */
export const Told = ({ item: { kind, subject, changes, about } }: { readonly item: Asked }): ReactNode => {
  const lines =
    changes.length > IN_A_SENTENCE ? counted(changes.length, 'change') : changes.map(plain).join('; ')
  // Without the id that the link replaces, and without the hash that tells similar ones apart. The link of a combination
  // names its product only.
  const refunded = kind === 'refund' && about ? REFUNDED[about.kind] : undefined
  const rest =
    lines === ''
      ? (refunded ??
        plain(
          subject
            .replace(/ \((?:sha256 )?[\da-f]{64}\)/, '')
            .replace(about ? /^(?:variant:|[a-z]+:[^\s:]+:? ?)/ : '', ''),
        ))
      : lines
  return (
    <>
      {about ? <Thing thing={about} /> : null}
      {about?.recipient ? `, ${about.recipient}` : ''}
      {about && rest !== '' ? ': ' : ''}
      {rest}
    </>
  )
}

const useOwn = (fresh: number, asked = true) =>
  useAnswer(operatorOwnApprovals, {}, { every: fresh, when: asked && may(operatorOwnApprovals) })

const TONE: Readonly<Record<ApprovalState, 'ok' | 'wait' | 'bad' | 'plain'>> = {
  waiting: 'wait',
  confirmed: 'ok',
  done: 'plain',
  declined: 'plain',
  withdrawn: 'plain',
  expired: 'plain',
  lapsed: 'plain',
}

/** How far a request is, in a sentence. */
const outcome = ({ state, answeredBy, answeredAt, reason, until }: Own): string => {
  const who = nameFirst(answeredBy ?? 'A colleague')
  const at = answeredAt ? ` ${whenWithin(answeredAt)}` : ''
  switch (state) {
    case 'waiting':
      return `Waiting for another owner or manager${until ? `, until ${whenWithin(until)}` : ''}.`
    case 'confirmed':
      return `${who} confirmed it${at}. Do it now: the confirmation counts${until ? ` until ${whenWithin(until)}` : ' for a day'}.`
    case 'declined':
      return `${who} declined it${at}: ‘${reason ?? ''}’`
    case 'expired':
      return answeredBy
        ? `It has expired: ${answeredBy} confirmed it${at}, and it was not done within a day. Ask again.`
        : 'It has expired: nobody answered within a day. Ask again.'
    case 'lapsed':
      return `It can no longer be done. ${reason ?? ''}`
    case 'withdrawn':
      return 'You withdrew it.'
    case 'done':
      return `${who} confirmed it${at}, and it is done.`
  }
}

const Withdraw = ({ id }: { readonly id: number }) => {
  const send = useSend(operatorWithdrawApproval, { done: 'Your request is withdrawn.' })
  return (
    <Button
      variant="text"
      disabled={send.isPending || send.isSuccess}
      onClick={() => send.mutate({ params: { id } })}
    >
      Withdraw
    </Button>
  )
}

/** Which requests belong to a screen. */
export type AboutOne = (asked: {
  readonly kind: string
  readonly subject: string
  readonly about?: NamedThing | undefined
}) => boolean

const isOpen = ({ state }: Own) => state === 'waiting' || state === 'confirmed'
/** It came to nothing, and whoever asked should know. */
const isOver = ({ state }: Own) => state === 'declined' || state === 'expired' || state === 'lapsed'
const TWO_DAYS_MS = 2 * 86_400_000

const One = ({ own }: { readonly own: Own }) => (
  <Say kind={TONE[own.state]} title={askedTitle(own)}>
    <p>
      <Told item={own} />. Asked {whenWithin(own.askedAt)}.
    </p>
    <ToldMore item={own} />
    <p>{outcome(own)}</p>
    {isOpen(own) ? (
      <div className="acts">
        <Withdraw id={own.id} />
      </div>
    ) : null}
  </Say>
)

/**
 * The caller's own requests and what became of them: all of the last week, or those about one thing, on the screen where
 * they were made. There only the latest of each kind is shown, for two days if it came to nothing, and not what is done
 * or withdrawn.
 */
export const OwnRequests = ({ of }: { readonly of?: AboutOne | undefined }) => {
  const id = useId()
  const all = useOwn(20_000).data?.approvals ?? []
  const shown =
    of === undefined
      ? all
      : all
          .filter(of)
          .filter((own, at, found) => found.findIndex(({ kind }) => kind === own.kind) === at)
          .filter((own) => isOpen(own) || (isOver(own) && Date.now() - Date.parse(own.askedAt) < TWO_DAYS_MS))
  if (shown.length === 0) return null
  return (
    <section className="sec" aria-labelledby={id}>
      <h2 id={id}>{of === undefined ? 'Your requests' : 'Your request to a second person'}</h2>
      {shown.map((own) => (
        <One key={own.id} own={own} />
      ))}
    </section>
  )
}

const TITLE: Readonly<Record<Exclude<ApprovalState, 'waiting'>, string>> = {
  confirmed: 'It is confirmed',
  done: 'It is done',
  declined: 'It was declined',
  withdrawn: 'It is withdrawn',
  expired: 'It has expired',
  lapsed: 'It has ended',
}

/** What was asked for by the refusal of an act, with what a second person has answered meanwhile. */
export const useAsked = (refused: Refused | null | undefined): Own | undefined => {
  const number = approvalOf(refused)
  const asked = number !== undefined
  const { data, refetch } = useOwn(5_000, asked)
  // It has been asked for just now, so the list that is known does not have it.
  useEffect(() => {
    if (asked) void refetch()
  }, [refetch, asked, refused])
  return asked ? data?.approvals.find(({ id }) => id === number) : undefined
}

/** In the dialog where it was asked for: how far it is. */
export const AskedNow = ({
  says,
  number,
  own,
}: {
  readonly says: string
  readonly number: number
  readonly own: Own | undefined
}) => {
  if (!own || own.state === 'waiting')
    return (
      <Say kind="wait" title="Another owner or manager has been asked">
        <p>
          {says} It is listed under Money; nothing changes before they confirm, within a day. Their answer is
          shown here and under ‘Your requests’ there.
        </p>
        {/* Not only once the list is read: what is added to an alert has all of it read out again. */}
        <div className="acts">
          <Withdraw id={number} />
        </div>
      </Say>
    )
  return (
    <Say
      kind={own.state === 'confirmed' ? 'ok' : own.state === 'declined' ? 'bad' : 'plain'}
      title={TITLE[own.state]}
    >
      <p>
        {outcome(own)}
        {['confirmed', 'done', 'lapsed'].includes(own.state) ? '' : ' The button below asks again.'}
      </p>
    </Say>
  )
}
