import type { ReactNode } from 'react'
import band from '#web/ui/pictures/ring-band.webp'
import eternity from '#web/ui/pictures/ring-eternity.webp'
import styles from './result.module.css'

const PICTURES = { band, eternity } as const

/** Halves: a picture on its ground, and words. */
export const Result = ({
  picture,
  title,
  text,
  status,
  children,
}: {
  picture: keyof typeof PICTURES
  title: string
  text: string
  /** What is not known yet, in small words. */
  status?: string | undefined
  children: ReactNode
}) => (
  <div className={styles.result}>
    <div className={`${styles.picture} ${styles[picture]}`}>
      <img src={PICTURES[picture]} alt="" width={960} height={960} />
    </div>
    <div className={styles.text}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="muted" role="status">
        {status}
      </p>
      <div className={styles.actions}>{children}</div>
    </div>
  </div>
)
