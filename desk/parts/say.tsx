import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Kind = 'bad' | 'wait' | 'ok' | 'plain'
const ICONS = { bad: 'warning', wait: 'lock', ok: 'check', plain: undefined } as const

/** An emphasised sentence, with what can be done about it. */
export const Say = ({
  kind = 'plain',
  title,
  children,
}: {
  readonly kind?: Kind
  readonly title?: ReactNode
  readonly children?: ReactNode
}) => {
  const icon = ICONS[kind]
  return (
    <div
      className={kind === 'plain' ? 'say' : `say say--${kind}`}
      role={kind === 'bad' ? 'alert' : undefined}
    >
      {icon ? <Icon name={icon} /> : null}
      <div>
        {title ? (
          <p>
            <b>{title}</b>
          </p>
        ) : null}
        {children}
      </div>
    </div>
  )
}

/** Nothing is here: why, and one way on. */
export const Empty = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className="empty">
    <h2>{title}</h2>
    {children}
  </div>
)

/** Placeholders of rows that are on their way; their number means nothing. */
export const Loading = ({ rows = 6 }: { readonly rows?: number }) => (
  <div className="loading" role="status" aria-label="Loading">
    {Array.from({ length: rows }, (_, at) => (
      <span key={at} />
    ))}
  </div>
)

/** What could not be read, in the endpoint's words. */
export const Failed = ({
  error,
  again,
}: {
  readonly error: { message: string }
  readonly again?: () => void
}) => (
  <Say kind="bad" title={error.message}>
    {again ? (
      <div className="acts">
        <button type="button" className="btn" onClick={again}>
          Try again
        </button>
      </div>
    ) : null}
  </Say>
)
