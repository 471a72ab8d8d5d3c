import { useEffect, useRef, useState } from 'react'
import { Picture } from '#web/components/picture/picture.tsx'
import { buttonClass } from '#web/ui/button/button.tsx'
import { HOUSE_PICTURES } from './house-pictures.ts'
import styles from './carousel.module.css'

/** Specification section 9: eleven pictures, two seconds each. */
export const CAROUSEL_MS = 2000

/** Pictures of the house, one after another; they stop on hover, focus, off screen, on demand and for calm motion. */
export const HouseCarousel = ({ instagram }: { instagram: string | undefined }) => {
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const [seen, setSeen] = useState(false)
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (paused || held || !seen || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setAt((now) => (now + 1) % HOUSE_PICTURES.length), CAROUSEL_MS)
    return () => clearInterval(timer)
  }, [paused, held, seen])

  return (
    <section
      ref={box}
      className={styles.carousel}
      aria-label="Pictures of the house"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.window}>
        <ul className={styles.strip} style={{ '--at': at } as React.CSSProperties}>
          {[...HOUSE_PICTURES, ...HOUSE_PICTURES.slice(0, 4)].map((media, index) => (
            <li
              key={index}
              style={{ background: `var(--g${(index % 8) + 1})` }}
              aria-hidden={index >= HOUSE_PICTURES.length || undefined}
            >
              <Picture media={media} sizes="(min-width: 768px) 16rem, 50vw" ratio="1" />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          className="tlink small"
          aria-pressed={paused}
          onClick={() => setPaused(!paused)}
        >
          {paused ? 'Play pictures' : 'Pause pictures'}
        </button>
        {instagram ? (
          <a className={buttonClass({ look: 'line' })} href={instagram} rel="noreferrer">
            Follow us on instagram
          </a>
        ) : null}
      </div>
    </section>
  )
}
