import { useId } from 'react'
import type { RingSize } from './ring-sizes-query.ts'
import { Select } from '#web/ui/select/select.tsx'
import styles from './size-guide.module.css'
import { t } from '#web/words/t.ts'

const SYSTEMS = [
  { key: 'indian', name: t('sizes.india') },
  { key: 'american', name: t('sizes.america') },
  { key: 'british', name: t('sizes.britain') },
  { key: 'european', name: t('sizes.europe') },
] as const

interface ConverterProps {
  sizes: readonly RingSize[]
  size: RingSize
  /** Called with the inside circumference in millimetres. */
  onPick: (mm: number) => void
}

/** A size in four systems: whichever is changed, the other three follow. */
export const Converter = ({ sizes, size, onPick }: ConverterProps) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('sizes.converter')}</h3>
      <div className={`num ${styles.systems}`}>
        {SYSTEMS.map(({ key, name }) => (
          <Select
            key={key}
            id={`${id}-${key}`}
            label={name}
            tall
            figures
            value={size.mm}
            onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
          >
            {sizes.map((each) => (
              <option key={each.mm} value={each.mm}>
                {each[key]}
              </option>
            ))}
          </Select>
        ))}
      </div>
      <p className="num small muted" aria-live="polite">
        {t('sizes.inside', { round: size.mm, across: size.acrossMm.toFixed(2) })}
      </p>
    </section>
  )
}
