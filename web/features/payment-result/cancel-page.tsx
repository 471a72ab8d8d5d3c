import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Result } from './result.tsx'

/** Specification section 2, 'Payment pages'. */
export const Component = () => (
  <>
    <PageSeo title="Payment cancelled" path={paths.cancel()} description="Your payment was cancelled." />
    <Result
      picture="eternity"
      title="Payment Cancelled"
      text="You cancelled the payment. You can try again anytime."
    >
      <Link className={buttonClass()} to={paths.shoppingBag()}>
        Try Again
      </Link>
      <Link className={buttonClass({ look: 'line' })} to={paths.discoverAll()}>
        Continue Shopping
      </Link>
    </Result>
  </>
)
