import { useId, useState, type CSSProperties } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { CARD_MM, SCALE, screenScale } from './screen-scale.ts'
import type { RingSize } from './ring-sizes-query.ts'
import styles from './size-guide.module.css'

interface GaugeProps {
  sizes: readonly RingSize[]
  size: RingSize
  onPick: (mm: number) => void
}

const inMm = (scale: number): CSSProperties => ({ '--mm': `${scale}px` }) as CSSProperties

/** A card laid on the glass tells how large a millimetre is here; no browser knows. */
const Calibration = ({ start, onDone }: { start: number; onDone: (scale: number) => void }) => {
  const id = useId()
  const [scale, setScale] = useState(start)
  const change = (to: number) =>
    setScale(Math.min(SCALE.most, Math.max(SCALE.least, Math.round(to * 50) / 50)))
  return (
    <>
      <p className="muted">
        Lay a bank card on the outline, its edge on the left line. Move the slider until the right line meets
        the card’s other edge. All bank cards are {CARD_MM.width.toFixed(2)} by {CARD_MM.height} mm.
      </p>
      <div className={styles.stage}>
        <div className={styles.card} style={inMm(scale)} aria-hidden="true">
          <span />
        </div>
      </div>
      <div className={styles.slider}>
        <Button look="line" small aria-label="Outline smaller" onClick={() => change(scale - SCALE.step)}>
          −
        </Button>
        <label htmlFor={id} className="sr">
          Width of the card’s outline
        </label>
        <input
          id={id}
          type="range"
          min={SCALE.least}
          max={SCALE.most}
          step={SCALE.step}
          value={scale}
          aria-valuetext={`${Math.round(scale * CARD_MM.width)} pixels`}
          onChange={({ currentTarget }) => change(Number(currentTarget.value))}
        />
        <Button look="line" small aria-label="Outline larger" onClick={() => change(scale + SCALE.step)}>
          +
        </Button>
      </div>
      <p>
        <Button look="line" small onClick={() => onDone(scale)}>
          It fits the card
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
      <p className="muted">
        Lay a ring that fits on the disc. The disc should just fill it: no edge of it covered, no light
        between.
      </p>
      <div className={styles.stage}>
        <div
          className={styles.disc}
          style={{ ...inMm(scale), '--across': size.acrossMm } as CSSProperties}
          aria-hidden="true"
        />
      </div>
      <div className={styles.slider}>
        <Button look="line" small aria-label="Smaller size" disabled={place <= 0} onClick={() => step(-1)}>
          −
        </Button>
        <label htmlFor={id} className="sr">
          Size of the disc
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={sizes.length - 1}
          value={place}
          aria-valuetext={`Indian ${size.indian}, ${size.acrossMm.toFixed(2)} millimetres across`}
          onChange={({ currentTarget }) => {
            const next = sizes[Number(currentTarget.value)]
            if (next) onPick(next.mm)
          }}
        />
        <Button
          look="line"
          small
          aria-label="Larger size"
          disabled={place >= sizes.length - 1}
          onClick={() => step(1)}
        >
          +
        </Button>
      </div>
      <p className="num" aria-live="polite">
        Indian {size.indian}
      </p>
    </>
  )
}

/** A ring gauge in true size, once a bank card has told how large a millimetre is on this screen. */
export const ScreenGauge = (gauge: GaugeProps) => {
  const scale = screenScale.use()
  const [again, setAgain] = useState(false)
  const measured = scale !== undefined && !again
  return (
    <section className={styles.part} aria-labelledby="size-screen">
      <h3 id="size-screen">On this screen</h3>
      {measured ? (
        <>
          <Disc {...gauge} scale={scale} />
          <p>
            <Button look="text" onClick={() => setAgain(true)}>
              Measure the screen again
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
