import { Link, useParams } from 'react-router'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { ONLY, useDocument } from './documents.ts'
import { Editor } from './editor.tsx'
import { kindAt, type Kind } from './kinds.ts'

const Read = ({ kind, id }: { readonly kind: Kind; readonly id: string }) => {
  const { data, error, refetch } = useDocument(kind, id)
  if (!data)
    return (
      <Page
        title={kind.title}
        back={kind.one === undefined ? undefined : { to: kind.path, label: kind.title }}
      >
        {error?.status === 404 ? (
          <Empty title={error.message}>
            <p>It may have been removed or renamed.</p>
            <Link className="btn" to={kind.one === undefined ? '/' : kind.path}>
              {kind.one === undefined ? 'Go to Today' : `To the ${kind.title.toLowerCase()}`}
            </Link>
          </Empty>
        ) : error ? (
          <Failed error={error} again={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </Page>
    )
  return <Editor kind={kind} id={id} read={data} />
}

/** One document of its kind, or a new one. */
export const DocumentScreen = ({ path }: { readonly path: string }) => {
  const kind = kindAt(path)
  const { id = ONLY } = useParams()
  if (id === 'new') return <Editor key={kind.path} kind={kind} id={undefined} read={{ versions: [] }} />
  return <Read key={`${kind.path}/${id}`} kind={kind} id={id} />
}
