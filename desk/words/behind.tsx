import Button from '@mui/material/Button'
import { operatorVersion } from '#contract/drafts.ts'
import { useAnswer } from '../api/use-call.ts'
import { Say } from '../parts/say.tsx'
import { nameOf, whenWithin } from '../parts/words.ts'
import { paramsOf, type Document } from './documents.ts'
import { joined } from './join.ts'
import type { Kind } from './kinds.ts'
import { isMembers, type Members } from './schema.ts'
import { Differences } from './versions.tsx'

/** What was published since a draft was begun, before the draft takes it back. */
export const Behind = ({
  kind,
  id,
  read,
  value,
  busy,
  onKeep,
}: {
  readonly kind: Kind
  readonly id: string
  readonly read: Document
  /** The draft, with what was typed since. */
  readonly value: Members
  readonly busy: boolean
  /** Keeps the draft in this form, over what is published now. */
  readonly onKeep: (value: Members) => void
}) => {
  const { published, draft, versions } = read
  const [last] = versions
  const { data } = useAnswer(operatorVersion, {
    params: {
      ...paramsOf(kind.drafts ?? 'page', id).params,
      // What stood there before the first change is kept by it, as number 1.
      number: Math.max(draft?.base ?? 0, 1),
    },
  })
  const began = isMembers(data?.value) ? kind.formOf(data.value) : undefined
  const both = began && published ? joined(began, published, value) : undefined
  return (
    <Say
      kind="wait"
      title={`${last?.removed ? 'Removed' : 'Published'} ${last ? whenWithin(last.at) : ''} by ${nameOf(last?.who ?? 'the house')}, after this draft was begun`}
    >
      <p>As it is, the draft would undo that. Where it differs from what is published:</p>
      <Differences before={published} after={value} titles={['Published', 'Draft']} />
      <div className="acts">
        {isMembers(both) ? (
          <Button disabled={busy} onClick={() => onKeep(both)}>
            Merge both
          </Button>
        ) : null}
        <Button disabled={busy} onClick={() => onKeep(value)}>
          Keep the draft as it is
        </Button>
      </div>
    </Say>
  )
}
