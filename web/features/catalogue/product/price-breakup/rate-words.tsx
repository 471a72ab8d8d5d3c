import { RateLine, type PriceBreakUpProps } from '#web/components/price-breakup/rate-line.tsx'
import { t } from '#web/words/t.ts'

/** Next to the price: the metal rate in it, and the link to its parts. */
export const RateWords = ({ breakUp }: PriceBreakUpProps) => (
  <p className="small muted">
    <RateLine breakUp={breakUp} />{' '}
    <a className="tlink" href="#price">
      {t('product.howPrice')}
    </a>
  </p>
)
