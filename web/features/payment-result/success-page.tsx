import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/payment-result/gql.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Result } from './result.tsx'

const MarkPaid = graphql(`
  mutation MarkPaid($sessionId: String!) {
    markPaid(sessionId: $sessionId) {
      status
    }
  }
`)

const context = { additionalTypenames: ['Bag', 'Order', 'OrderSummary', 'Points'] }

/** Specification section 2, 'Payment pages'. The words stand as they are; what is not yet known is said beneath. */
export const Component = () => {
  const { search } = useLocation()
  const [, markPaid] = useMutation(MarkPaid)
  const [pending, setPending] = useState(false)
  const sent = useRef<string>(undefined)

  // Sent once, after load, never by the server that renders the page.
  useEffect(() => {
    const sessionId = new URLSearchParams(search).get('session_id')
    if (!sessionId || sent.current === sessionId) return
    sent.current = sessionId
    forgetKeys()
    void markPaid({ sessionId }, context).then(({ data, error }) => {
      if (error) console.error('mark-paid failed', error.message)
      setPending(data?.markPaid.status !== 'PAID')
    })
  }, [search, markPaid])

  return (
    <>
      <PageSeo title="Payment successful" path={paths.success()} description="Your order has been placed." />
      <Result
        picture="band"
        title="Payment Successful"
        text="Your order has been placed successfully."
        status={
          pending
            ? 'We are waiting for the word of your bank. We write to you as soon as it is here.'
            : undefined
        }
      >
        <Link className={buttonClass()} to={paths.orders()}>
          View My Orders
        </Link>
        <Link className={buttonClass({ look: 'line' })} to={paths.discoverAll()}>
          Continue Shopping
        </Link>
      </Result>
    </>
  )
}

/** The checkout's key has served: the next order makes its own. */
const forgetKeys = () => {
  try {
    sessionStorage.removeItem('checkout-key')
    sessionStorage.removeItem('checkout-form')
  } catch {
    // Storage may be closed; then there is nothing to forget.
  }
}
