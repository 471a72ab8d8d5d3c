import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { t } from '#web/words/t.ts'
import styles from './error-state.module.css'

/** Something failed: says what, in the server's words or the feature's, and offers one way on. */
export const ErrorState = ({
  title,
  text,
  onRetry,
  retryLabel = t('common.tryAgain'),
  page,
}: {
  title: string
  text: string
  onRetry?: () => void
  retryLabel?: string
  /** It replaces the whole page: a first heading and the height of a screen. */
  page?: boolean
}) => {
  const state = (
    <EmptyState
      alert
      as={page ? 'h1' : 'h2'}
      title={title}
      text={text}
      action={
        onRetry ? (
          <>
            <span className="needs-script">
              <Button look="line" onClick={onRetry}>
                {retryLabel}
              </Button>
            </span>
            <noscript>
              {/* The address of this page. */}
              {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
              <a className={buttonClass({ look: 'line' })} href="">
                {retryLabel}
              </a>
            </noscript>
          </>
        ) : undefined
      }
    />
  )
  return page ? <div className={`wrap ${styles.page}`}>{state}</div> : state
}
