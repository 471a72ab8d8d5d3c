import { Dots } from '#web/ui/dots/dots.tsx'
import ring from '#brand/ring-band.webp'
import { t } from '#web/words/t.ts'
import styles from './loading-screen.module.css'

/** The full-page loading screen (specification section 1): at a first load without server rendering, and before payment. */
export const LoadingScreen = () => (
  <div className={styles.screen} role="status">
    <img src={ring} alt="" width={480} height={480} />
    <p>{t('app.loading')}</p>
    <Dots count={5} />
  </div>
)
