import { useEffect, useRef, useState } from 'react'
import { Picture, type ShownMedia } from '#web/components/picture/picture.tsx'
import { readFragment, type FragmentType } from '#web/gql/orders/fragment-masking.ts'
import { graphql } from '#web/gql/orders/gql.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import styles from './carousel.module.css'

/** Specification section 9: two seconds per picture; the eleven pictures are content of the backend. */
export const CAROUSEL_MS = 2000

const HouseCarousel_shop = graphql(`
  fragment HouseCarousel_shop on Shop {
    social {
      name
      url
    }
    pictures {
      background
      media {
        ...Picture_media
      }
    }
  }
`)

interface PictureCarouselProps {
  pictures: readonly { background: number; media: ShownMedia }[]
  instagram: string | undefined
}

/**
 * Pictures of the house, one after another; they stop on hover, on focus, off screen, on request and if the browser
 * asks for reduced motion.
 */
export const PictureCarousel = ({ pictures, instagram }: PictureCarouselProps) => {
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const [seen, setSeen] = useState(false)
  const count = pictures.length
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (count < 2 || paused || held || !seen || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      return
    const timer = setInterval(() => setAt((now) => (now + 1) % count), CAROUSEL_MS)
    return () => clearInterval(timer)
  }, [count, paused, held, seen])

  if (count === 0) return null
  return (
    <section
      ref={box}
      className={styles.carousel}
      aria-label={t('order.pictures.label')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.window}>
        <ul className={styles.strip} style={{ '--at': at }}>
          {[...pictures, ...pictures.slice(0, 4)].map(({ media, background }, index) => (
            <li
              key={index}
              style={{ background: `var(--g${background})` }}
              aria-hidden={index >= count || undefined}
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
          {paused ? t('order.pictures.play') : t('search.pause')}
        </button>
        {instagram ? (
          <a className={buttonClass({ look: 'line' })} href={instagram} rel="noreferrer">
            {t('order.instagram')}
          </a>
        ) : null}
      </div>
    </section>
  )
}

/** The carousel of the order page, with the house's pictures and a link to its page on Instagram. */
export const HouseCarousel = ({ house }: { house: FragmentType<typeof HouseCarousel_shop> }) => {
  const { pictures, social } = readFragment(HouseCarousel_shop, house)
  return (
    <PictureCarousel pictures={pictures} instagram={social.find(({ name }) => name === 'Instagram')?.url} />
  )
}
