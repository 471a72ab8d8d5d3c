import { useState } from 'react'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { errorMessage } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { Converter } from './converter.tsx'
import { rememberedSize, type FingerSize } from './remembered-size.ts'
import { RingSizesDocument, type RingSize } from './ring-sizes-query.ts'
import { ScreenGauge } from './screen-gauge.tsx'
import styles from './size-guide.module.css'

/** The size the tools begin with when none is remembered. */
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
            <span role="status">Indian {size.indian} is remembered on this device.</span>
            <Button look="text" onClick={() => rememberedSize.clear()}>
              Forget it
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
            Remember Indian {size.indian}
          </Button>
        )}
      </p>
      <ScreenGauge sizes={sizes} size={size} onPick={setPicked} />
      <section className={styles.part} aria-labelledby="size-paper">
        <h3 id="size-paper">On paper</h3>
        <p className="muted">
          Discs of every size and a strip to lay round the finger, on one A4 sheet. Print it at 100 % and
          check the line with a ruler before you trust it.
        </p>
        <p>
          <Link className={buttonClass({ look: 'line', small: true })} to={paths.ringGauge()} target="_blank">
            The sheet to print
          </Link>
        </p>
      </section>
    </div>
  )
}

/**
 * Ring-size help: four systems from one table, a gauge on the screen that a bank card has measured, a
 * sheet to print, and the size remembered on this device alone.
 */
export const SizeGuide = ({ onRemembered }: { onRemembered?: (size: FingerSize) => void }) => {
  const [{ data, error, fetching }, ask] = useQuery({ query: RingSizesDocument })
  if (error)
    return (
      <ErrorState
        title="The sizes did not load"
        text={errorMessage(error, 'Try again in a moment.')}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  if (!data) return fetching ? <Spinner /> : null
  if (data.ringSizes.length === 0)
    return (
      <p className="muted">There is no size table here. Call or write to us and we will help you measure.</p>
    )
  return <Tools sizes={data.ringSizes} onRemembered={onRemembered} />
}
