import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Picture, type PictureMedia } from '#web/components/picture/picture.tsx'
import { buttonClass } from '#web/ui/button/button.tsx'
import { safeAddress } from '#web/lib/safe-address.ts'
import { t } from '#web/words/t.ts'
import styles from './turn-view.module.css'

export interface TurnViewProps {
  name: string
  /** `{count}` pictures at `{url}` with `%d` for the frame from 0. */
  spin: { url: string; count: number }
  /** Shown until somebody turns the piece, and whenever a frame does not load. */
  still: PictureMedia
  /** Which of the eight backgrounds it has, 1 to 8. */
  background: number
}

const PIXELS_PER_TURN = 480

const load = (url: string) =>
  new Promise<void>((done, failed) => {
    const image = new Image()
    image.onload = () => done()
    image.onerror = () => failed(new Error(url))
    image.src = url
  })

/** The pressed button is gone, so the focus moves here and the arrow keys work at once. */
const takeFocus = (stage: HTMLElement | null) => stage?.focus({ preventScroll: true })

const turns: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 6,
  PageDown: -6,
}

/**
 * The piece on a turntable. Nothing loads until it is used, and nothing turns on its own: it follows a drag, the arrow
 * keys or two buttons, so reduced motion changes nothing.
 */
export const TurnView = ({ name, spin, still, background }: TurnViewProps) => {
  const [frame, setFrame] = useState(0)
  const [state, setState] = useState<'still' | 'loading' | 'ready' | 'failed'>('still')
  const drag = useRef<{ x: number; frame: number }>(undefined)
  const urls = Array.from({ length: spin.count }, (_, i) => spin.url.replace('%d', String(i)))
  const style = { background: `var(--g${background})` }
  const degrees = Math.round((frame * 360) / spin.count)

  const open = () => {
    setState('loading')
    Promise.all(urls.map(load)).then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }
  const turn = (by: number, from = frame) => setFrame((((from + by) % spin.count) + spin.count) % spin.count)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'Home' ? -frame : turns[event.key]
    if (by === undefined) return
    event.preventDefault()
    turn(by)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    drag.current = { x: event.clientX, frame }
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const { current } = drag
    if (current) turn(Math.round(((clientX - current.x) / PIXELS_PER_TURN) * spin.count), current.frame)
  }
  const release = () => {
    drag.current = undefined
  }

  if (state !== 'ready')
    return (
      <div className={styles.view} style={style}>
        <div className={styles.still}>
          <Picture media={still} alt="" sizes="(min-width: 600px) 28rem, 100vw" ratio="1" />
        </div>
        <p className={styles.bar} role="status">
          {state === 'loading' && t('common.moment')}
          {state === 'failed' && t('turn.failed')}
        </p>
        {state !== 'loading' && (
          <button
            type="button"
            className={`${buttonClass({ look: 'line', small: true })} needs-script`}
            onClick={open}
          >
            {state === 'failed' ? t('common.tryAgain') : t('turn.label')}
          </button>
        )}
      </div>
    )

  return (
    <div className={styles.view} style={style}>
      <div
        ref={takeFocus}
        className={styles.stage}
        role="slider"
        tabIndex={0}
        aria-label={t('turn.turned', { name })}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={t('turn.degrees', { degrees })}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img src={safeAddress(urls[frame])} alt="" width={384} height={384} draggable={false} />
      </div>
      <p className={styles.bar}>
        <button type="button" className={buttonClass({ look: 'text' })} onClick={() => turn(-1)}>
          {t('turn.left')}
        </button>
        <span className={`num ${styles.angle}`} aria-hidden="true">
          {degrees}°
        </span>
        <button type="button" className={buttonClass({ look: 'text' })} onClick={() => turn(1)}>
          {t('turn.right')}
        </button>
      </p>
    </div>
  )
}
