import { useEffect, useState, type RefObject } from 'react'
import { usePicturesPaused } from './paused-pictures.ts'
import { nextPicture, onTurn } from './turning-clock.ts'

/** True while the shopper asks for less motion. */
const wantsStillness = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which picture of a card is shown. Pictures turn only if there is more than one (specification section 4), and stop on
 * hover, on focus, off screen, when paused, and with reduced motion.
 */
export const useTurningPictures = (ref: RefObject<HTMLElement | null>, count: number) => {
  const [{ index, reached }, setPlace] = useState({ index: 0, reached: 0 })
  const [onScreen, setOnScreen] = useState(false)
  const [held, setHeld] = useState(false)
  const paused = usePicturesPaused()
  const turning = count > 1 && onScreen && !held && !paused

  useEffect(() => {
    const element = ref.current
    if (!element || count < 2 || wantsStillness()) return undefined
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false), {
      threshold: 0.4,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, count])

  useEffect(() => {
    if (!turning) return undefined
    // The next picture is fetched one turn ahead; a card that never turns fetches only its first.
    setPlace((now) => ({ ...now, reached: Math.max(now.reached, Math.min(now.index + 1, count - 1)) }))
    return onTurn(() =>
      setPlace((now) => {
        const next = nextPicture(now.index, count)
        return { index: next, reached: Math.max(now.reached, Math.min(next + 1, count - 1)) }
      }),
    )
  }, [turning, count])

  return {
    index,
    /** The last picture that has been rendered. */
    reached: Math.min(reached, count - 1),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
