import Button from '@mui/material/Button'
import { operatorEmails, operatorSendEmailAgain } from '#contract/desk.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { age, counted } from '../parts/words.ts'

/** E-mails that could not be sent: what the mail server said, and another try. */
export const EmailsScreen = () => {
  const { data, error, refetch } = useAnswer(operatorEmails, {}, { every: 30_000 })
  const send = useSend(operatorSendEmailAgain, { done: 'It will be tried again from the start.' })
  return (
    <Page
      title="E-mails"
      says={data && data.total > 0 ? `${counted(data.total, 'e-mail')} could not be sent.` : undefined}
    >
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <Loading rows={4} /> : null}
      {data?.emails.length === 0 ? (
        <Empty title="All e-mails were sent">
          <p>
            One that the mail server refuses ten times is listed here, with what it said, and can be tried
            again.
          </p>
        </Empty>
      ) : null}
      <ul className="rows">
        {data?.emails.map((one) => (
          <li key={one._id}>
            <div>
              <p>
                <b>{one.subject}</b>
              </p>
              <p className="muted wrap">
                To {one.to}, given up {age(one.at)} ago after {counted(one.tries, 'try', 'tries')}
                {one.error ? `: ${one.error}` : ''}
              </p>
            </div>
            <div className="acts">
              <Button disabled={send.isPending} onClick={() => send.mutate({ params: { emailId: one._id } })}>
                Try again
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  )
}
