import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { forgetCheckout } from '#web/lib/checkout-memory.ts'
import { shopError } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { landingOf, MarkPaid, type Landing } from './landing-query.ts'
import { PaymentStatus } from './payment-status.tsx'
import { Result } from './result.tsx'

const context = { additionalTypenames: ['Bag', 'Order', 'OrderSummary', 'Points'] }
/** The interval at which the shop is asked while the bank has not answered, and the most times. */
const AGAIN_MS = 5000
const MOST_TIMES = 360

const ASKING: Landing = { is: 'asking' }

/** Tells the shop about the return from the payment page, once after load, and again while the result is unknown. */
const useLanding = (sessionId: string): Landing => {
  const [, markPaid] = useMutation(MarkPaid)
  const [known, setKnown] = useState<{ sessionId: string; landing: Landing }>()
  useEffect(() => {
    if (sessionId === '') return undefined
    forgetCheckout()
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const ask = async (times: number) => {
      const { data, error } = await markPaid({ sessionId }, context)
      if (error) console.error('mark-paid failed', error.message)
      if (gone) return
      const landing = landingOf(data?.markPaid, error && shopError(error).code)
      setKnown({ sessionId, landing })
      const open = landing.is === 'asking' || landing.is === 'waiting'
      if (open && times < MOST_TIMES) timer = setTimeout(() => void ask(times + 1), AGAIN_MS)
    }
    void ask(1)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [sessionId, markPaid])
  if (sessionId === '') return { is: 'unknown' }
  return known?.sessionId === sessionId ? known.landing : ASKING
}

/**
 * Specification section 2, 'Payment pages'. Its words are shown unchanged: large once they are true, until then as what
 * the page will say. What is really known about the payment is shown below.
 */
export const Component = () => {
  const { search } = useLocation()
  const landing = useLanding(new URLSearchParams(search).get('session_id') ?? '')
  const paid = landing.is === 'paid'
  const piece = paid ? landing.order?.items[0] : undefined
  return (
    <>
      <PageSeo
        title={paid ? t('payment.success.seo') : t('payment.title')}
        path={paths.success()}
        description={t('payment.description')}
      />
      <Result
        picture={landing.is === 'unknown' ? undefined : 'band'}
        piece={piece}
        title={t('payment.success.title')}
        text={t('payment.success.text')}
        holds={paid ? undefined : t('payment.success.says')}
        status={<PaymentStatus landing={landing} />}
      >
        <Link className={buttonClass()} to={paths.orders()}>
          {t('payment.orders')}
        </Link>
        <Link className={buttonClass({ look: 'line' })} to={paths.discoverAll()}>
          {t('payment.shop')}
        </Link>
      </Result>
    </>
  )
}
