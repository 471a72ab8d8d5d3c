import { useContext, useEffect, useState } from 'react'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { t } from '#web/words/t.ts'
import { PendingContext } from '../use-pages.ts'
import styles from './progress.module.css'

/** If the page arrives sooner, neither is shown: nothing flickers. */
const LINE_AFTER_MS = 120
const SPINNER_AFTER_MS = 700

/** Route screens load lazily with a spinner shown meanwhile (specification section 1). */
export const Progress = () => {
  const pending = useContext(PendingContext)
  const [stage, setStage] = useState<0 | 1 | 2>(0)
  useEffect(() => {
    if (!pending) {
      setStage(0)
      return undefined
    }
    const line = setTimeout(() => setStage(1), LINE_AFTER_MS)
    const spinner = setTimeout(() => setStage(2), SPINNER_AFTER_MS)
    return () => {
      clearTimeout(line)
      clearTimeout(spinner)
    }
  }, [pending])
  return (
    <>
      {stage > 0 ? <div className={styles.line} aria-hidden="true" /> : null}
      {stage > 1 ? (
        <div className={styles.spinner}>
          <Spinner label={t('app.page.loading')} />
        </div>
      ) : null}
    </>
  )
}
