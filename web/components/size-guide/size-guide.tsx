import { useState } from 'react'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { errorMessage } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { t } from '#web/words/t.ts'
import { Converter } from './converter.tsx'
import { rememberedSize, type FingerSize } from './remembered-size.ts'
import { RingSizesDocument, type RingSize } from './ring-sizes-query.ts'
import { ScreenGauge } from './screen-gauge.tsx'
import styles from './size-guide.module.css'

/** The size with which the tools begin if none is saved. */
const FIRST_INDIAN = '12'

const Tools = ({
  sizes,
  onRemembered,
}: {
  sizes: readonly RingSize[]
  onRemembered: ((size: FingerSize) => void) | undefined
}) => {
  const remembered = rememberedSize.use()
  const [picked, setPicked] = useState<number>()
  const start = sizes.find(({ indian }) => indian === FIRST_INDIAN) ?? sizes[0]
  const size = sizes.find(({ mm }) => mm === (picked ?? remembered?.mm)) ?? start
  if (!size) return null
  const kept = remembered?.mm === size.mm
  return (
    <div className={styles.tools}>
      <Converter sizes={sizes} size={size} onPick={setPicked} />
      <p className={styles.keep}>
        {kept ? (
          <>
            <span role="status">{t('sizes.remembered', { size: size.indian })}</span>
            <Button look="text" onClick={() => rememberedSize.clear()}>
              {t('sizes.forget')}
            </Button>
          </>
        ) : (
          <Button
            look="line"
            small
            onClick={() => {
              const finger = { mm: size.mm, indian: Number(size.indian) }
              rememberedSize.set(finger)
              onRemembered?.(finger)
            }}
          >
            {t('sizes.remember', { size: size.indian })}
          </Button>
        )}
      </p>
      <ScreenGauge sizes={sizes} size={size} onPick={setPicked} />
      <section className={styles.part} aria-labelledby="size-paper">
        <h3 id="size-paper">{t('sizes.paper.title')}</h3>
        <p className="muted">{t('sizes.paper.text')}</p>
        <p>
          <Link className={buttonClass({ look: 'line', small: true })} to={paths.ringGauge()} target="_blank">
            {t('sizes.paper.link')}
          </Link>
        </p>
      </section>
    </div>
  )
}

/**
 * Ring-size help: four systems from one table, a gauge on the screen (measured with a bank card), a sheet to print, and
 * the size, which is saved on this device only.
 */
export const SizeGuide = ({ onRemembered }: { onRemembered?: (size: FingerSize) => void }) => {
  const [{ data, error, fetching }, ask] = useQuery({ query: RingSizesDocument })
  if (error)
    return (
      <ErrorState
        title={t('sizes.failed')}
        text={errorMessage(error, t('common.tryMoment'))}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  if (!data) return fetching ? <Spinner /> : null
  if (data.ringSizes.length === 0) return <p className="muted">{t('sizes.none')}</p>
  return <Tools sizes={data.ringSizes} onRemembered={onRemembered} />
}
