import type { CombinedError } from 'urql'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { errorMessage } from '#web/lib/errors.ts'
import { t } from '#web/words/t.ts'
import { FAILED } from './load-product.ts'

interface Props {
  readonly error: CombinedError
  readonly onRetry: () => void
}

/** The page of a piece that could not be loaded. */
export const ProductFailed = ({ error, onRetry }: Props) => (
  <FailedPage title={t('product.failed')} text={errorMessage(error, FAILED)} onRetry={onRetry} />
)
