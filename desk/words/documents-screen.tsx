import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { operatorDrafts } from '#contract/drafts.ts'
import { call, may } from '../api/call.ts'
import { Icon } from '../parts/icon.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { State } from '../parts/state.tsx'
import { nameOf, when } from '../parts/words.ts'
import { kindAt, type Kind } from './kinds.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly state?: 'Draft' | 'Removed'
}

/** Published documents with their drafts; new drafts come first, removed documents last. */
const readRows = async (kind: Kind): Promise<readonly Row[]> => {
  const [published = [], { drafts, removed }] = await Promise.all([
    kind.rows?.(),
    kind.drafts
      ? call(operatorDrafts, { params: { kind: kind.drafts } })
      : Promise.resolve({ drafts: [], removed: [] }),
  ])
  const known = new Set(published.map(({ id }) => id))
  const drafted = new Set(drafts.map(({ id }) => id))
  const told = (word: string, at: string, who = 'the house') => `${word} ${when(at)} by ${nameOf(who)}`
  return [
    ...drafts
      .filter(({ id }) => !known.has(id))
      .map(({ id, at, who }) => ({ id, title: id, says: told('Saved', at, who), state: 'Draft' as const })),
    ...published.map((row) => (drafted.has(row.id) ? { ...row, state: 'Draft' as const } : row)),
    ...removed
      .filter(({ id }) => !known.has(id) && !drafted.has(id))
      .map(({ id, at, who }) => ({
        id,
        title: id,
        says: told('Removed', at, who),
        state: 'Removed' as const,
      })),
  ]
}

/** Every document of one kind. */
export const DocumentsScreen = ({ path }: { readonly path: string }) => {
  const kind = kindAt(path)
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useQuery<readonly Row[], Error>({
    queryKey: ['documents', kind.path],
    queryFn: () => readRows(kind),
  })
  const wanted = typed.trim().toLowerCase()
  const rows = data?.filter(({ title, says, id, state = '' }) =>
    `${title} ${says} ${id} ${state}`.toLowerCase().includes(wanted),
  )
  return (
    <Page
      title={kind.title}
      says={kind.says}
      acts={
        may(kind.by) ? (
          <Link className="btn" to={`${kind.path}/new`}>
            New {kind.one}
          </Link>
        ) : undefined
      }
    >
      <div className="filt">
        <label className="in in--find">
          <Icon name="find" small />
          <span className="sr">Find a {kind.one}</span>
          <input
            type="search"
            value={typed}
            placeholder={`Find a ${kind.one ?? 'document'}`}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      </div>
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <Loading rows={8} /> : null}
      {rows?.length === 0 ? (
        <Empty title={typed === '' ? `No ${kind.one ?? ''} yet` : 'Nothing has this name'} />
      ) : null}
      <ul className="rows">
        {rows?.map(({ id, title, says, state }) => (
          <li key={id}>
            <div>
              <p>
                <Link className="tl" to={`${kind.path}/${encodeURIComponent(id)}`}>
                  {title}
                </Link>{' '}
                {state === undefined ? null : (
                  <State word={state} tone={state === 'Draft' ? 'under-way' : 'off'} />
                )}
              </p>
              <p className="muted">{says}</p>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  )
}
