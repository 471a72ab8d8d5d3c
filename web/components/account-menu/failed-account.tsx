import type { ReactNode } from 'react'
import { errorMessage } from '#web/lib/errors.ts'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { AccountFrame } from './account-frame.tsx'

/** An account page whose data could not be read: it still has the menu, and a button to try again. */
export const FailedAccount = ({
  title,
  error,
  again,
  children,
}: {
  title: string
  error: Parameters<typeof errorMessage>[0]
  again: (options: { requestPolicy: 'network-only' }) => void
  /** Its title and metadata. */
  children: ReactNode
}) => (
  <AccountFrame viewer={undefined}>
    {children}
    <ErrorState
      page
      title={title}
      text={errorMessage(error)}
      onRetry={() => again({ requestPolicy: 'network-only' })}
    />
  </AccountFrame>
)
