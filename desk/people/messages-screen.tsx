import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { operatorShopper } from '#contract/desk-people.ts'
import { operatorPutMessageTemplate } from '#contract/message-templates.ts'
import { getConversation, listConversations, MESSAGE_MAX, replyToShopper } from '#contract/messages.ts'
import { sendEstimate } from '#contract/estimates.ts'
import { may } from '../api/call.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { TextField } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { age, counted } from '../parts/words.ts'
import { AboutShopper } from './about-shopper.tsx'
import { AT_ONCE, Bubbles, EarlierBubbles } from './bubbles.tsx'
import { SendEstimate } from './estimate-form.tsx'
import { useReplyPictures } from './reply-pictures.tsx'
import { TemplateList, Templates } from './templates.tsx'

const MOST_THREADS = 100
const threads = (page: number) => ({ query: { limit: MOST_THREADS, page } })

/** Those who have waited longest come first. */
const Threads = ({ chosen, page = 1 }: { readonly chosen: string | undefined; readonly page?: number }) => {
  const [more, setMore] = useState(false)
  const { data, error, refetch } = useAnswer(listConversations, threads(page), { every: 20_000 })
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return <Loading />
  if (data.total === 0)
    return (
      <Empty title="Nobody has written yet">
        <p>Messages that shoppers write from their account appear here.</p>
      </Empty>
    )
  const left = data.total - page * MOST_THREADS
  return (
    <>
      <ul className="cv">
        {data.conversations.map((one) => (
          <li key={one.accountId}>
            <Link
              to={`/messages/${one.accountId}`}
              aria-current={one.accountId === chosen ? 'page' : undefined}
            >
              <b className={one.waiting > 0 ? undefined : 'read'}>{one.name}</b>
              <span className="age">{age(one.waitingSince ?? one.lastAt)}</span>
              <small className="ell">{one.lastText}</small>
              {one.waiting > 0 ? (
                <small className="err">{counted(one.waiting, 'message')} unanswered</small>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      {left <= 0 ? null : more ? (
        <Threads chosen={chosen} page={page + 1} />
      ) : (
        <button type="button" className="tl" onClick={() => setMore(true)}>
          {counted(left, 'more conversation')}
        </button>
      )}
    </>
  )
}

const Thread = ({ accountId }: { readonly accountId: string }) => {
  const [text, setText] = useState('')
  const [begunAfter, setBegunAfter] = useState<string>()
  const params = { accountId }
  const { data, error } = useAnswer(
    getConversation,
    { params, query: { limit: AT_ONCE, page: 1 } },
    { every: 20_000 },
  )
  /** Pages of messages before the newest ones. */
  const [earlier, setEarlier] = useState(0)
  const who = useAnswer(operatorShopper, { params })
  const pictures = useReplyPictures(accountId)
  const newest = data?.messages[0]?._id
  const write = (next: string) => {
    // What is written meanwhile by a colleague or the shopper is read before this is sent.
    if (text === '') setBegunAfter(newest)
    setText(next)
  }
  const send = useSend(replyToShopper, {
    quiet: true,
    rereads: [getConversation, listConversations],
    done: 'Sent. They are told by e-mail.',
    // What was written or added meanwhile stays.
    onDone: (_, { body }) => {
      setText((later) => (later === body?.text ? '' : later))
      pictures.drop(body?.pictures ?? [])
    },
  })
  useUnsaved(text.trim() !== '' || pictures.ids.length > 0)
  const isReady = text.trim() !== '' && !pictures.busy && !send.isPending
  // A template greets by name, and a label that changes is read out twice: nothing is offered before it is known.
  if (who.isPending) return <Loading />
  const name = who.data?.name ?? 'the shopper'
  const failed = error ?? who.error
  const total = data?.total ?? 0
  const left = total - (1 + earlier) * AT_ONCE
  return (
    <>
      <section className="mg__c" aria-label={`Messages with ${name}`}>
        <div className="sec__h">
          <h2>{name}</h2>
        </div>
        {failed ? <Failed error={failed} /> : null}
        <div className="bubs">
          {left > 0 ? (
            <button type="button" className="tl bubs__b" onClick={() => setEarlier(earlier + 1)}>
              {counted(left, 'earlier message')}
            </button>
          ) : null}
          {Array.from({ length: earlier }, (_, at) => earlier + 1 - at).map((page) => (
            <EarlierBubbles key={page} page={page} total={total} accountId={accountId} name={name} />
          ))}
          {data ? <Bubbles messages={data.messages} accountId={accountId} name={name} /> : null}
          {data && data.messages.length === 0 ? <p className="muted">No messages yet.</p> : null}
        </div>
        <form
          className="wr"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isReady) return
            const seen = begunAfter ?? newest
            // Refused because something is unread, it is shown, and the next press sends.
            setBegunAfter(undefined)
            send.mutate({
              params,
              body: {
                text,
                ...(pictures.ids.length > 0 && { pictures: pictures.ids }),
                ...(seen && { seen }),
              },
            })
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
          }}
        >
          {who.data ? (
            <Templates
              name={name}
              onTake={(taken) => write(text.trim() === '' ? taken : `${text}\n\n${taken}`)}
            />
          ) : null}
          <TextField
            label={`Answer ${name}`}
            rows={4}
            maxLength={MESSAGE_MAX}
            value={text}
            wrong={send.error?.message}
            onChange={({ target }) => write(target.value)}
          />
          {pictures.field}
          <div className="acts">
            <Button type="submit" variant="contained" disabled={!isReady}>
              Send to {name}
            </Button>
            {may(sendEstimate) ? <SendEstimate accountId={accountId} name={name} /> : null}
          </div>
        </form>
      </section>
      <AboutShopper one={who.data} accountId={accountId} />
    </>
  )
}

/** Messages as threads: who waits, and what was said. */
export const MessagesScreen = () => {
  const { id } = useParams()
  const waiting = useAnswer(listConversations, threads(1)).data?.conversations.filter(
    ({ waiting: unanswered }) => unanswered > 0,
  ).length
  return (
    <Page
      title="Messages"
      says={
        waiting === undefined
          ? undefined
          : waiting === 0
            ? 'Nobody is waiting for an answer.'
            : `${counted(waiting, 'person is', 'people are')} waiting for an answer.`
      }
      back={id ? { to: '/messages', label: 'All messages' } : undefined}
    >
      <div className={id ? 'mg mg--one' : 'mg'}>
        <div className="mg__l">
          <Threads chosen={id} />
        </div>
        {id ? <Thread key={id} accountId={id} /> : null}
        {id === undefined && may(operatorPutMessageTemplate) ? <TemplateList /> : null}
      </div>
    </Page>
  )
}
