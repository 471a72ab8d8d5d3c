import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { HttpError } from 'ra-core'
import { useNavigate } from 'react-router'
import { Ask } from '../parts/ask.tsx'
import type { Kind } from './kinds.ts'

/** Asks before a document is removed from the shop. */
export const Remove = ({
  kind,
  id,
  base,
  onClose,
}: {
  readonly kind: Kind
  readonly id: string
  /** The number of the version that one looks at. */
  readonly base: number
  readonly onClose: () => void
}) => {
  const go = useNavigate()
  const client = useQueryClient()
  const send = useMutation<unknown, HttpError>({
    mutationFn: () => kind.remove?.(id, base) ?? Promise.resolve(),
    onSuccess: async () => {
      await client.invalidateQueries()
      onClose()
      await go(kind.path)
    },
  })
  return (
    <Ask
      title={`Remove this ${kind.one ?? ''}`}
      open
      onClose={onClose}
      act="Remove it"
      busy={send.isPending}
      refused={send.error}
      onAct={() => send.mutate()}
    >
      <p>
        Shoppers who open its address are told that it is not there. It stays in the list as removed, with its
        versions, and can be published again.
      </p>
    </Ask>
  )
}
