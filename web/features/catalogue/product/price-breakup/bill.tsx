import { PriceBreakUp } from '#web/components/price-breakup/price-breakup.tsx'
import { RateLine, type PriceBreakUpProps } from '#web/components/price-breakup/rate-line.tsx'
import { t } from '#web/words/t.ts'
import styles from './bill.module.css'

/** The price of the chosen piece as a bill. */
export const Bill = ({ breakUp, waiting }: PriceBreakUpProps & { waiting: boolean }) => (
  <section id="price" className={styles.bill} aria-labelledby="price-title" aria-busy={waiting}>
    <h2 id="price-title">{t('product.payFor')}</h2>
    <p className="small muted">
      <RateLine breakUp={breakUp} /> {t('product.held')}
    </p>
    <PriceBreakUp breakUp={breakUp} />
  </section>
)
