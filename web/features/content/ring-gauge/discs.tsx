import type { RingSize } from '#web/components/size-guide/ring-sizes-query.ts'
import { t } from '#web/words/t.ts'
import styles from './ring-gauge.module.css'

/** Every second size from Indian 6 to 28: these fit on the sheet, and half a size is within the tolerance of paper. */
const shown = ({ indian }: RingSize) =>
  Number(indian) >= 6 && Number(indian) <= 28 && Number(indian) % 2 === 0

/** Discs of the inside diameter: a ring that fits surrounds its disc without a gap. */
export const Discs = ({ sizes }: { sizes: readonly RingSize[] }) => (
  <section aria-labelledby="discs">
    <h2 id="discs">{t('gauge.ring')}</h2>
    <p>{t('gauge.discs')}</p>
    <ul className={styles.discs}>
      {sizes.filter(shown).map(({ mm, acrossMm, indian, european, american, british }) => (
        <li key={mm}>
          <svg width="24mm" height="24mm" viewBox="-12 -12 24 24" aria-hidden="true">
            <circle r={acrossMm / 2} fill="#e9e5de" stroke="#000" strokeWidth={0.1} />
            <path d="M-1.5 0H1.5M0-1.5V1.5" stroke="#000" strokeWidth={0.12} />
          </svg>
          <p>
            <strong>{t('gauge.indian', { size: indian })}</strong>
            <span>{t('gauge.others', { across: acrossMm.toFixed(2), european, american, british })}</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
)
