import { operatorMessagePicture, type Message } from '#contract/messages.ts'
import { useAnswer } from '../api/use-call.ts'
import { Estimate } from './estimate.tsx'
import { inFull, inRupees } from '../parts/words.ts'

const STONES = {
  own: 'the shopper has the stone',
  find: 'we find the stone',
  none: 'without a stone',
} as const

const Picture = ({ id, place, by }: { readonly id: string; readonly place: number; readonly by: string }) => {
  const { data, error } = useAnswer(operatorMessagePicture, { params: { id } })
  if (error) return <p className="err">Picture {place} did not load.</p>
  if (!data) return <p className="muted">Picture {place} …</p>
  const url = `data:${data.contentType};base64,${data.content}`
  return (
    <a href={url} download={`${id}.webp`}>
      <img src={url} alt={`Sent by the ${by}, ${place}`} />
    </a>
  )
}

/** What a message says: words, what is wished, pictures. */
export const Said = ({
  accountId,
  message: { _id: messageId, from, text, wish, estimate, pictures },
}: {
  readonly accountId: string
  readonly message: Message
}) => (
  <>
    {wish ? (
      <p className="muted">
        To be made
        {wish.budget === undefined ? '' : `, at most ${inRupees(wish.budget)}`}
        {wish.stone === undefined ? '' : `, ${STONES[wish.stone]}`}
        {wish.wantedBy === undefined ? '' : `, by ${inFull(wish.wantedBy)}`}
      </p>
    ) : null}
    <p>{text}</p>
    {estimate ? <Estimate accountId={accountId} messageId={messageId} estimate={estimate} /> : null}
    {pictures ? (
      <div className="bub__p">
        {pictures.map(({ _id }, place) => (
          <Picture key={_id} id={_id} place={place + 1} by={from} />
        ))}
      </div>
    ) : null}
  </>
)
