import type { ReactNode } from 'react'
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import band from '#brand/ring-band.webp'
import disc from '#brand/pendant-disc.webp'
import eternity from '#brand/ring-eternity.webp'
import styles from './entry-frame.module.css'

/** Tone on tone: the rule of the look for backgrounds chosen by hand. */
const PICTURES = {
  /** The piece hangs from the upper edge. */
  disc: { src: disc, background: 'var(--g2)', hangs: true },
  band: { src: band, background: 'var(--g3)', hangs: false },
  eternity: { src: eternity, background: 'var(--g4)', hangs: false },
} as const

/**
 * The frame of the sign-in pages: a piece on its background and one form. The picture is decoration and has no
 * description.
 */
export const EntryFrame = ({
  title,
  lead,
  picture = 'disc',
  children,
}: {
  title: string
  lead?: ReactNode
  picture?: keyof typeof PICTURES
  children?: ReactNode
}) => {
  // An answer takes the place of the form that asked.
  const words = useKeptFocus<HTMLElement>()
  return (
    <div className={styles.frame}>
      <div
        className={styles.picture}
        data-hangs={PICTURES[picture].hangs || undefined}
        style={{ background: PICTURES[picture].background }}
      >
        <img src={PICTURES[picture].src} alt="" width="960" height="960" />
      </div>
      <section ref={words} className={styles.words}>
        <h1>{title}</h1>
        {lead ? <p className="muted">{lead}</p> : null}
        {children}
      </section>
    </div>
  )
}

/** Links below a form. */
export const EntryFoot = ({ children }: { children: ReactNode }) => <p className={styles.foot}>{children}</p>
