import styles from './dots.module.css'

/** Dots that breathe one after another: three in a busy button, five on the loading screen. */
export const Dots = ({ count = 3 }: { count?: number }) => (
  <span className={styles.dots} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <i key={index} style={{ animationDelay: `${index * 160}ms` }} />
    ))}
  </span>
)
