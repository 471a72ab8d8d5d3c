import { Words } from '#web/components/words/words.tsx'
import styles from './page-head.module.css'

/** The first lines of a page without a picture: its name at the left, a sentence at the right. */
export const PageHead = ({ title, lead }: { title: string; lead?: string | null }) => (
  <header className={`wrap ${styles.head}`}>
    <h1>{title}</h1>
    {lead ? (
      <p className="lead">
        <Words text={lead} />
      </p>
    ) : null}
  </header>
)
