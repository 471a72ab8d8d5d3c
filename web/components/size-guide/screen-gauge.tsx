import { useId, useState, type CSSProperties } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { CARD_MM, SCALE, screenScale } from './screen-scale.ts'
import type { RingSize } from './ring-sizes-query.ts'
import styles from './size-guide.module.css'

interface GaugeProps {
  sizes: readonly RingSize[]
  size: RingSize
  onPick: (mm: number) => void
}

const inMm = (scale: number): CSSProperties => ({ '--mm': `${scale}px` })

/** Browsers do not know how large a millimetre is on a screen, so the shopper compares the screen with a bank card. */
const Calibration = ({ start, onDone }: { start: number; onDone: (scale: number) => void }) => {
  const id = useId()
  const [scale, setScale] = useState(start)
  const change = (to: number) =>
    setScale(Math.min(SCALE.most, Math.max(SCALE.least, Math.round(to * 50) / 50)))
  return (
    <>
      <p className="muted">
        {t('sizes.screen.card', { width: CARD_MM.width.toFixed(2), height: CARD_MM.height })}
      </p>
      <div className={styles.stage}>
        <div className={styles.card} style={inMm(scale)} aria-hidden="true">
          <span />
        </div>
      </div>
      <div className={styles.slider}>
        <Button
          look="line"
          small
          aria-label={t('sizes.screen.smaller')}
          onClick={() => change(scale - SCALE.step)}
        >
          −
        </Button>
        <label htmlFor={id} className="sr">
          {t('sizes.screen.width')}
        </label>
        <input
          id={id}
          type="range"
          min={SCALE.least}
          max={SCALE.most}
          step={SCALE.step}
          value={scale}
          aria-valuetext={t('sizes.screen.pixels', { count: Math.round(scale * CARD_MM.width) })}
          onChange={({ currentTarget }) => change(Number(currentTarget.value))}
        />
        <Button
          look="line"
          small
          aria-label={t('sizes.screen.larger')}
          onClick={() => change(scale + SCALE.step)}
        >
          +
        </Button>
      </div>
      <p>
        <Button look="line" small onClick={() => onDone(scale)}>
          {t('sizes.screen.fits')}
        </Button>
      </p>
    </>
  )
}

const Disc = ({ sizes, size, onPick, scale }: GaugeProps & { scale: number }) => {
  const id = useId()
  const place = sizes.findIndex(({ mm }) => mm === size.mm)
  const step = (by: number) => {
    const next = sizes[place + by]
    if (next) onPick(next.mm)
  }
  return (
    <>
      <p className="muted">{t('sizes.screen.ring')}</p>
      <div className={styles.stage}>
        <div
          className={styles.disc}
          style={{ ...inMm(scale), '--across': size.acrossMm }}
          aria-hidden="true"
        />
      </div>
      <div className={styles.slider}>
        <Button
          look="line"
          small
          aria-label={t('sizes.smaller')}
          aria-disabled={place <= 0 || undefined}
          onClick={() => step(-1)}
        >
          −
        </Button>
        <label htmlFor={id} className="sr">
          {t('sizes.disc')}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={sizes.length - 1}
          value={place}
          aria-valuetext={t('sizes.spoken', { size: size.indian, across: size.acrossMm.toFixed(2) })}
          onChange={({ currentTarget }) => {
            const next = sizes[Number(currentTarget.value)]
            if (next) onPick(next.mm)
          }}
        />
        <Button
          look="line"
          small
          aria-label={t('sizes.larger')}
          aria-disabled={place >= sizes.length - 1 || undefined}
          onClick={() => step(1)}
        >
          +
        </Button>
      </div>
      <p className="num" aria-live="polite">
        {t('sizes.indian', { size: size.indian })}
      </p>
    </>
  )
}

/** A ring gauge in actual size, once a bank card has shown how large a millimetre is on this screen. */
export const ScreenGauge = (gauge: GaugeProps) => {
  const scale = screenScale.use()
  const [again, setAgain] = useState(false)
  const measured = scale !== undefined && !again
  return (
    <section className={styles.part} aria-labelledby="size-screen">
      <h3 id="size-screen">{t('sizes.screen.title')}</h3>
      {measured ? (
        <>
          <Disc {...gauge} scale={scale} />
          <p>
            <Button look="text" onClick={() => setAgain(true)}>
              {t('sizes.screen.again')}
            </Button>
          </p>
        </>
      ) : (
        <Calibration
          start={scale ?? SCALE.usual}
          onDone={(found) => {
            screenScale.set(found)
            setAgain(false)
          }}
        />
      )}
    </section>
  )
}
