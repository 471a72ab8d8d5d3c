import styles from './spinner.module.css'
import { t } from '#web/words/t.ts'

/** A thin ring that turns; three quiet dots when motion is unwelcome. Says what it waits for. */
export const Spinner = ({ label = t('common.loading') }: { label?: string }) => (
  <span className={styles.spinner} role="status">
    <span className={styles.ring} aria-hidden="true" />
    <span className="sr">{label}</span>
  </span>
)
