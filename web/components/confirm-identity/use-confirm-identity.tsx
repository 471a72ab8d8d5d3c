import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import type { CombinedError } from 'urql'
import { shopError } from '#web/lib/errors.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

/** Loaded when first needed: most orders never ask. If it cannot be loaded, the refusal remains. */
const ConfirmDialog = lazyPart(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
  ({ onClose }: ConfirmDialogProps) => {
    useEffect(onClose, [onClose])
    return null
  },
)

/** Whether the shop refuses until the shopper shows who they are. */
const asksForIdentity = (error: CombinedError | undefined): boolean =>
  error !== undefined && shopError(error).code === 'CONFIRM_IDENTITY'

interface Asking {
  settle: (confirmed: boolean) => void
}

/**
 * Sends something that the shop may refuse until shoppers have shown who they are. `send` then asks them on the same
 * page and sends again; if they close the dialog, the refusal remains. Place `dialog` outside any form.
 */
export const useConfirmIdentity = (asked: { reason: string; email: string }) => {
  const [asking, setAsking] = useState<Asking>()

  const send = useCallback(
    async <Answer extends { error?: CombinedError | undefined }>(work: () => Promise<Answer>) => {
      const answer = await work()
      if (!asksForIdentity(answer.error)) return answer
      const confirmed = await new Promise<boolean>((settle) => setAsking({ settle }))
      setAsking(undefined)
      return confirmed ? work() : answer
    },
    [],
  )

  const dialog: ReactNode = asking ? (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        {...asked}
        onConfirmed={() => asking.settle(true)}
        onClose={() => asking.settle(false)}
      />
    </Suspense>
  ) : null
  return { send, dialog }
}
