import type { ReactNode } from 'react'
import { Picture } from '#web/components/picture/picture.tsx'
import band from '#brand/ring-band.webp'
import eternity from '#brand/ring-eternity.webp'
import type { LandedOrder } from './landing-query.ts'
import styles from './result.module.css'

const PICTURES = { band, eternity } as const

interface ResultProps {
  /** Left out if no piece is mentioned: only the background is shown. */
  picture: keyof typeof PICTURES | undefined
  /** What was bought, instead of the house's picture. */
  piece?: LandedOrder['items'][number] | undefined
  title: string
  text: string
  /**
   * Introduces a title and sentence that are not true yet, or not at all: they are shown beneath it in the size of the
   * text, and `status`, which is known, is larger.
   */
  holds?: string | undefined
  /** What is known, beneath them. */
  status?: ReactNode
  children: ReactNode
}

/** Halves: a picture on its background, and words. */
export const Result = ({ picture, piece, title, text, holds, status, children }: ResultProps) => (
  <div className={styles.result}>
    <div
      className={`${styles.picture} ${styles[picture ?? 'pale']}`}
      style={piece ? { background: `var(--g${piece.background})` } : undefined}
    >
      {piece && (piece.media || piece.image) ? (
        <Picture
          media={piece.media ?? { url: piece.image }}
          alt={piece.name}
          sizes="(min-width: 992px) 50vw, 100vw"
          ratio="1"
          className={styles.piece}
        />
      ) : picture ? (
        <img src={PICTURES[picture]} alt="" width={960} height={960} />
      ) : null}
    </div>
    <div className={styles.text}>
      <div className={holds === undefined ? styles.fixed : styles.low}>
        {holds === undefined ? null : <p className="small">{holds}</p>}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
      {status}
      <div className={styles.actions}>{children}</div>
    </div>
  </div>
)
