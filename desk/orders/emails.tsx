import { operatorOrderEmails, operatorSendOrderEmail } from '#contract/desk-order.ts'
import type { Order } from '#contract/orders.ts'
import { may } from '../api/call.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { whenWithin } from '../parts/words.ts'

const STATE = { sent: 'Sent', waiting: 'On its way since', 'given-up': 'Given up' } as const

/** The e-mails to the shopper about an order; each can be sent again. */
export const Emails = ({ order }: { readonly order: Order }) => {
  const params = { orderId: order._id }
  const { data } = useAnswer(
    operatorOrderEmails,
    { params },
    { when: may(operatorOrderEmails), every: 60_000 },
  )
  const send = useSend(operatorSendOrderEmail, { done: 'It is being sent again.' })
  if (!data) return null
  return (
    <section className="panel">
      <h2>E-mails</h2>
      {data.emails.length === 0 ? (
        <p className="muted">None kept: they are deleted a month after they were sent.</p>
      ) : (
        <ul className="papers">
          {data.emails.map((one) => (
            <li key={one._id}>
              <span>
                {one.subject}
                <small className={one.state === 'given-up' ? 'err' : undefined}>
                  {STATE[one.state]} {whenWithin(one.at)}
                </small>
              </span>
              {one.state === 'waiting' ? null : (
                <button
                  type="button"
                  className="tl small nw"
                  disabled={send.isPending}
                  onClick={() => send.mutate({ params: { ...params, emailId: one._id } })}
                >
                  Send again<span className="sr">: {one.subject}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
