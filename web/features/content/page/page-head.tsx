import { Words } from '#web/components/words/words.tsx'
import { langOf } from '#web/words/language.ts'
import styles from './page-head.module.css'

/** The first lines of a page without a picture: its name at the left, a sentence at the right. */
export const PageHead = ({ title, lead }: { title: string; lead?: string | null }) => (
  <header className={`wrap ${styles.head}`}>
    <h1 lang={langOf(title)}>{title}</h1>
    {lead ? (
      <p className="lead">
        <Words text={lead} />
      </p>
    ) : null}
  </header>
)
