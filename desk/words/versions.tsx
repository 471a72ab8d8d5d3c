import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { MOST_VERSIONS, operatorVersion } from '#contract/drafts.ts'
import { useAnswer } from '../api/use-call.ts'
import { Icon } from '../parts/icon.tsx'
import { Failed, Loading } from '../parts/say.tsx'
import { counted, nameOf, when } from '../parts/words.ts'
import { differences } from './differences.ts'
import { paramsOf, type Version } from './documents.ts'
import type { Kind } from './kinds.ts'
import { isMembers, type Members } from './schema.ts'

/** Two versions of a document side by side, with their differences. */
export const Differences = ({
  before,
  after,
  titles,
}: {
  readonly before: unknown
  readonly after: unknown
  readonly titles: readonly [string, string]
}) => {
  const rows = differences(before, after)
  if (rows.length === 0) return <p className="muted">They are the same.</p>
  return (
    <table className="stack">
      <thead>
        <tr>
          <th>Where</th>
          <th>{titles[0]}</th>
          <th>{titles[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.where}>
            <td className="wrap">{row.where}</td>
            <td data-of={titles[0]} className="wrap muted">
              {row.before || 'nothing'}
            </td>
            <td data-of={titles[1]} className="wrap">
              {row.after || 'nothing'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const One = ({
  kind,
  id,
  version,
  published,
  onTake,
}: {
  readonly kind: Kind
  readonly id: string
  readonly version: Version
  readonly published: Members | undefined
  readonly onTake: (value: Members) => void
}) => {
  const { data, error, refetch } = useAnswer(operatorVersion, {
    params: { ...paramsOf(kind.drafts ?? 'page', id).params, number: version.number },
  })
  if (error) return <Failed error={error} again={() => void refetch()} />
  if (!data) return <Loading rows={2} />
  const value = isMembers(data.value) ? kind.formOf(data.value) : undefined
  if (!value) return <p className="muted">It was removed then.</p>
  return (
    <>
      <Differences before={value} after={published} titles={['Then', 'Now']} />
      <Button variant="contained" onClick={() => onTake(value)}>
        Restore this one
      </Button>
    </>
  )
}

/** Who published what, and when; each can be looked at and taken back into the form. */
export const Versions = ({
  kind,
  id,
  versions,
  published,
  onTake,
  onClose,
}: {
  readonly kind: Kind
  readonly id: string
  readonly versions: readonly Version[]
  readonly published: Members | undefined
  readonly onTake: (value: Members) => void
  readonly onClose: () => void
}) => {
  const title = useId()
  const [opened, setOpened] = useState<number>()
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={title}
      aria-describedby={`${title}-says`}
      maxWidth="md"
      fullWidth
    >
      <div className="dlg">
        <div className="dlg__h">
          <h2 id={title}>Versions</h2>
          <button type="button" className="ib" aria-label="Close" onClick={onClose}>
            <Icon name="close" small />
          </button>
        </div>
        <div className="dlg__b">
          <p className="muted" id={`${title}-says`}>
            What was published, the last {MOST_VERSIONS}. One that is restored is put into the form; shoppers
            see it once it is published.
          </p>
          <ul className="rows vers">
            {versions.map((version, at) => (
              <li key={version.number}>
                <div>
                  <p>
                    <b>{when(version.at)}</b>{' '}
                    {version.who === undefined
                      ? 'As it was before the first change'
                      : `${version.removed ? 'Removed' : 'Published'} by ${nameOf(version.who)}`}
                    {at === 0 && !version.removed ? ' (now)' : ''}
                  </p>
                  {opened === version.number ? (
                    <One kind={kind} id={id} version={version} published={published} onTake={onTake} />
                  ) : null}
                </div>
                {at === 0 && !version.removed ? null : (
                  <button
                    type="button"
                    className="tl"
                    aria-expanded={opened === version.number}
                    onClick={() => setOpened(opened === version.number ? undefined : version.number)}
                  >
                    {opened === version.number ? 'Close' : 'Look at it'}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {versions.length === 0 ? <p>{counted(0, 'version')}: nothing was published yet.</p> : null}
        </div>
      </div>
    </Dialog>
  )
}
