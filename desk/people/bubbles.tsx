import { useEffect } from 'react'
import { getConversation, type Message } from '#contract/messages.ts'
import { useAnswer } from '../api/use-call.ts'
import { inSight } from '../parts/in-sight.ts'
import { Failed, Loading } from '../parts/say.tsx'
import { nameFirst, whenWithin } from '../parts/words.ts'
import { Said } from './said.tsx'

/** So many messages of a conversation are read at once. */
export const AT_ONCE = 30

interface Of {
  readonly accountId: string
  /** What the shopper is called. */
  readonly name: string
}

/** Who wrote a message: the shopper, or a colleague. */
const writerOf = ({ from, by }: Message, name: string): string =>
  from === 'shopper' ? name : by === undefined ? 'The house' : nameFirst(by)

/** Messages as they were said, the oldest at the top. */
export const Bubbles = ({
  accountId,
  name,
  messages,
  ends,
}: Of & {
  /** Newest first. */
  readonly messages: readonly Message[]
  /** The last one is brought into sight: it follows on from what was read already. */
  readonly ends?: boolean
}) =>
  messages.toReversed().map((message, at) => (
    <div
      key={message._id}
      className={message.from === 'house' ? 'bub us' : 'bub'}
      ref={ends && at === messages.length - 1 ? inSight : undefined}
    >
      <Said accountId={accountId} message={message} />
      <small>
        {writerOf(message, name)}, {whenWithin(message.createdAt)}
        {message.from === 'house' && message.read ? ', seen' : ''}
      </small>
    </div>
  ))

/** One page of earlier messages. A message that is written meanwhile moves each by a place, so it is read again then. */
export const EarlierBubbles = ({
  page,
  total,
  ...of
}: Of & { readonly page: number; readonly total: number }) => {
  const { data, error, refetch } = useAnswer(getConversation, {
    params: { accountId: of.accountId },
    query: { limit: AT_ONCE, page },
  })
  const moved = data !== undefined && data.total !== total
  useEffect(() => {
    if (moved) void refetch()
  }, [moved, refetch])
  if (data) return <Bubbles messages={data.messages} ends {...of} />
  return error ? <Failed error={error} again={() => void refetch()} /> : <Loading rows={3} />
}
