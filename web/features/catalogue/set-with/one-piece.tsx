import type { ReactNode } from 'react'
import { t } from '#web/words/t.ts'
import styles from './set-with.module.css'

/** Explains that stone and setting become one piece, with its bill next to it if there is one. */
export const OnePiece = ({ children }: { children?: ReactNode }) => (
  <section className={styles.linen} aria-labelledby="one-piece">
    <div className={`wrap ${styles.one}`}>
      <div>
        <h2 id="one-piece">{t('set.one.title')}</h2>
        <p className="muted">{t('set.one.text')}</p>
      </div>
      {children}
    </div>
  </section>
)
