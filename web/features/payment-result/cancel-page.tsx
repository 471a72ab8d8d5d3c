import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { Result } from './result.tsx'

/** Specification section 2, 'Payment pages'. */
export const Component = () => (
  <>
    <PageSeo
      title={t('payment.cancelled.seo')}
      path={paths.cancel()}
      description={t('payment.cancelled.description')}
    />
    <Result picture="eternity" title={t('payment.cancelled.title')} text={t('payment.cancelled.text')}>
      <Link className={buttonClass()} to={paths.shoppingBag()}>
        {t('payment.again')}
      </Link>
      <Link className={buttonClass({ look: 'line' })} to={paths.discoverAll()}>
        {t('payment.shop')}
      </Link>
    </Result>
  </>
)
