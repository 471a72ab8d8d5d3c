import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { may } from '../api/call.ts'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import type { Kind } from './kinds.ts'

/** Every document of one kind. */
export const DocumentsScreen = ({ kind }: { readonly kind: Kind }) => {
  const [typed, setTyped] = useState('')
  const { data, error, refetch } = useQuery<readonly { id: string; title: string; says: string }[], Error>({
    queryKey: ['documents', kind.path],
    queryFn: () => kind.rows?.() ?? Promise.resolve([]),
  })
  const wanted = typed.trim().toLowerCase()
  const rows = data?.filter(({ title, says, id }) => `${title} ${says} ${id}`.toLowerCase().includes(wanted))
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
          <span className="sr">Find a {kind.one}</span>
          <input
            type="search"
            value={typed}
            placeholder="Find"
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
        {rows?.map(({ id, title, says }) => (
          <li key={id}>
            <div>
              <p>
                <Link className="tl" to={`${kind.path}/${encodeURIComponent(id)}`}>
                  {title}
                </Link>
              </p>
              <p className="muted">{says}</p>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  )
}
