import { Component, type ReactNode } from 'react'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { t } from '#web/words/t.ts'

interface Props {
  /** Differs on every page, so that the next one starts without the error. */
  at: string
  children: ReactNode
}

/** If a page throws, header and footer stay. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.at !== this.props.at) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState
        page
        title={t('app.page.failed')}
        text={t('app.error')}
        onRetry={() => this.setState({ failed: false })}
      />
    )
  }
}
