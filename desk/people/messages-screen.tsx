import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { operatorShopper } from '#contract/desk-people.ts'
import { operatorPutMessageTemplate } from '#contract/message-templates.ts'
import {
  getConversation,
  listConversations,
  MESSAGE_MAX,
  replyToShopper,
  type Message,
} from '#contract/messages.ts'
import { sendEstimate } from '#contract/estimates.ts'
import { may } from '../api/call.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { TextField } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { age, counted, nameFirst, whenWithin } from '../parts/words.ts'
import { AboutShopper } from './about-shopper.tsx'
import { SendEstimate } from './estimate-form.tsx'
import { useReplyPictures } from './reply-pictures.tsx'
import { Said } from './said.tsx'
import { TemplateList, Templates } from './templates.tsx'

const THREADS = { query: { limit: 100 } }

/** Those who have waited longest come first. */
const Threads = ({ chosen }: { readonly chosen: string | undefined }) => {
  const { data, error, refetch } = useAnswer(listConversations, THREADS, { every: 20_000 })
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return <Loading />
  if (data.conversations.length === 0)
    return (
      <Empty title="Nobody has written yet">
        <p>Messages that shoppers write from their account appear here.</p>
      </Empty>
    )
  return (
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
  )
}

/** Who wrote a message: the shopper, or a colleague. */
const writerOf = ({ from, by }: Message, name: string): string =>
  from === 'shopper' ? name : by === undefined ? 'The house' : nameFirst(by)

const Thread = ({ accountId }: { readonly accountId: string }) => {
  const [text, setText] = useState('')
  const [begunAfter, setBegunAfter] = useState<string>()
  const params = { accountId }
  const { data, error } = useAnswer(getConversation, { params, query: { limit: 100 } }, { every: 20_000 })
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
    onDone: () => {
      setText('')
      pictures.clear()
    },
  })
  useUnsaved(text.trim() !== '' || pictures.ids.length > 0)
  const isReady = text.trim() !== '' && !pictures.busy && !send.isPending
  // A template greets by name, and a label that changes is read out twice: nothing is offered before it is known.
  if (who.isPending) return <Loading />
  const name = who.data?.name ?? 'the shopper'
  const failed = error ?? who.error
  return (
    <>
      <section className="mg__c" aria-label={`Messages with ${name}`}>
        <div className="sec__h">
          <h2>{name}</h2>
        </div>
        {failed ? <Failed error={failed} /> : null}
        <div className="bubs">
          {data?.messages.toReversed().map((message) => (
            <div key={message._id} className={message.from === 'house' ? 'bub us' : 'bub'}>
              <Said accountId={accountId} message={message} />
              <small>
                {writerOf(message, name)}, {whenWithin(message.createdAt)}
                {message.from === 'house' && message.read ? ', seen' : ''}
              </small>
            </div>
          ))}
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
  const waiting = useAnswer(listConversations, THREADS).data?.conversations.filter(
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
