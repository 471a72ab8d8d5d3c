import type { RingSize } from '#web/components/size-guide/ring-sizes-query.ts'
import { t } from '#web/words/t.ts'
import styles from './ring-gauge.module.css'

const HEIGHT = 11
/** From the slit to the far end of the strip, millimetres. */
const LENGTH = 90
const FROM = 44

/**
 * A strip to cut out: its end goes through the slit at zero, and the line at the slit is the size. The millimetres
 * are those of the inside circumference.
 */
export const Strip = ({ sizes }: { sizes: readonly RingSize[] }) => (
  <section aria-labelledby="strip">
    <h2 id="strip">{t('gauge.finger')}</h2>
    <p>{t('gauge.strip')}</p>
    <svg
      className={styles.strip}
      width={`${LENGTH + 16}mm`}
      height={`${HEIGHT + 1}mm`}
      viewBox={`-8 -0.5 ${LENGTH + 16} ${HEIGHT + 1}`}
      role="img"
      aria-label={t('gauge.stripLabel')}
    >
      <path
        d={`M-7 0H${LENGTH}L${LENGTH + 7} ${HEIGHT / 2}L${LENGTH} ${HEIGHT}H-7Z`}
        fill="none"
        stroke="#000"
        strokeWidth={0.2}
        strokeDasharray="1.2 0.8"
      />
      <path d={`M0 1.2V${HEIGHT - 1.2}`} stroke="#000" strokeWidth={0.4} />
      <text x={-1.2} y={HEIGHT / 2} fontSize={2.2} textAnchor="end" dominantBaseline="middle">
        {t('gauge.slit')}
      </text>
      {sizes
        .filter(({ mm }) => mm >= FROM)
        .map(({ mm, indian }) => (
          <g key={mm}>
            <line
              x1={mm}
              x2={mm}
              y1={1.6}
              y2={Number(indian) % 4 === 0 ? 7.6 : Number(indian) % 2 === 0 ? 5 : 3.6}
              stroke="#000"
              strokeWidth={0.15}
            />
            {Number(indian) % 2 === 0 ? (
              <text x={mm} y={Number(indian) % 4 === 0 ? 9.7 : 7} fontSize={2.2} textAnchor="middle">
                {indian}
              </text>
            ) : null}
          </g>
        ))}
    </svg>
  </section>
)
