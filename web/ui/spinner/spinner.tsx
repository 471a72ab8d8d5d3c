import styles from './spinner.module.css'

/** A thin ring that turns; three quiet dots when motion is unwelcome. Says what it waits for. */
export const Spinner = ({ label = 'Loading' }: { label?: string }) => (
  <span className={styles.spinner} role="status">
    <span className={styles.ring} aria-hidden="true" />
    <span className="sr">{label}</span>
  </span>
)
