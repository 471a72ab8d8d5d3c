import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Ask } from '../parts/ask.tsx'
import { Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Failed, Loading, Say } from '../parts/say.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { atShop } from '../session.ts'
import { ObjectPart } from './form.tsx'
import type { Kind } from './kinds.ts'
import { emptyOf, isMembers, labelOf, titleIn, type Members } from './schema.ts'
import { isTaken } from './taken.ts'

const fieldsOf = (error: HttpError | null): Readonly<Record<string, string>> => {
  const body: unknown = error?.body
  const errors = isMembers(body) ? body.errors : undefined
  return isMembers(errors)
    ? Object.fromEntries(
        Object.entries(errors).map(([path, words]) => [path.replace(/^facts\./, ''), String(words)]),
      )
    : {}
}

const Remove = ({
  kind,
  id,
  onClose,
}: {
  readonly kind: Kind
  readonly id: string
  readonly onClose: () => void
}) => {
  const go = useNavigate()
  const client = useQueryClient()
  const send = useMutation<unknown, HttpError>({
    mutationFn: () => kind.remove?.(id) ?? Promise.resolve(),
    onSuccess: async () => {
      await client.invalidateQueries()
      onClose()
      await go(kind.path)
    },
  })
  return (
    <Ask
      title={`Take this ${kind.one ?? ''} out`}
      open
      onClose={onClose}
      act="Take it out"
      busy={send.isPending}
      refused={send.error?.message}
      onAct={() => send.mutate()}
    >
      <p>Shoppers who open its address are told that it is not there. It does not come back by itself.</p>
    </Ask>
  )
}

/** What two forms of a document say differently, by its members. */
const differing = (one: Members, other: Members): string =>
  Object.keys({ ...one, ...other })
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) => labelOf(name).toLowerCase())
    .join(', ')
const same = (one: Members, other: Members) => differing(one, other) === ''

/** A document as a form: nothing is saved before it is asked for, every change can be taken back until then. */
const Editor = ({
  kind,
  id,
  read,
}: {
  readonly kind: Kind
  readonly id: string | undefined
  /** As the shop has it now. */
  readonly read: Members
}) => {
  const [before, setBefore] = useState(read)
  const [value, setValue] = useState(before)
  const [past, setPast] = useState<readonly Members[]>([])
  const [newId, setNewId] = useState('')
  const [removing, setRemoving] = useState(false)
  const go = useNavigate()
  const client = useQueryClient()
  const notify = useNotify()
  const [savedAs, setSavedAs] = useState<string>()
  const known = id ?? savedAs
  const name = known ?? newId.trim()
  const send = useMutation<unknown, HttpError, { readonly name: string; readonly value: Members }>({
    mutationFn: async ({ name, value }) => {
      if (known === undefined && (await isTaken(kind.read, name)))
        throw new HttpError('This name is taken. Nothing was written.', 409, {})
      const now = known === undefined ? before : await kind.read(known)
      if (!same(now, before)) {
        setTheirs(now)
        throw new HttpError('Somebody else has saved it meanwhile. Nothing was written.', 409, {})
      }
      return kind.write(name, value, before)
    },
    // What was typed while it was being saved stays, unsaved.
    onSuccess: async (_, sent) => {
      notify('Saved: the shop shows it.', { type: 'success' })
      if (value === sent.value) setPast([])
      setBefore(sent.value)
      setSavedAs(sent.name)
      await client.invalidateQueries()
    },
  })
  const [theirs, setTheirs] = useState<Members>()
  const changed = !same(value, before)
  // What somebody else saved is taken over, but never below the hands of whoever is typing.
  useEffect(() => {
    if (id === undefined || same(read, before)) return
    if (changed) return setTheirs(read)
    setBefore(read)
    setValue(read)
    // oxlint-disable-next-line react/exhaustive-deps -- only what was read anew counts
  }, [read])
  useUnsaved(changed)
  const settled = id === undefined && send.isSuccess && !changed
  useEffect(() => {
    if (settled && savedAs !== undefined) void go(`${kind.path}/${encodeURIComponent(savedAs)}`)
  }, [settled, savedAs, go, kind.path])
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setValue(last)
    setPast((all) => all.slice(0, -1))
  }
  const seen = id === undefined ? undefined : kind.seenAt?.(id, before)
  const title = titleIn(before)
  const wrong = fieldsOf(send.error)
  return (
    <Page
      title={kind.one === undefined ? kind.title : title || `New ${kind.one}`}
      says={kind.one === undefined ? kind.says : undefined}
      back={kind.one === undefined ? undefined : { to: kind.path, label: kind.title }}
      acts={
        <>
          {kind.remove && id !== undefined && !changed ? (
            <Button variant="text" onClick={() => setRemoving(true)}>
              Take it out
            </Button>
          ) : null}
          {seen === undefined ? null : (
            <a className="btn" href={atShop(seen)} target="_blank" rel="noreferrer">
              See it in the shop
            </a>
          )}
        </>
      }
    >
      {theirs ? (
        <Say kind="wait" title="Somebody else has saved it meanwhile">
          <p>
            Theirs differs from yours in: {differing(theirs, value) || 'nothing'}. What you typed is still
            here.
          </p>
          <div className="acts">
            <Button
              onClick={() => {
                setBefore(theirs)
                setTheirs(undefined)
                send.reset()
              }}
            >
              Keep mine
            </Button>
            <Button
              onClick={() => {
                setBefore(theirs)
                setValue(theirs)
                setPast([])
                setTheirs(undefined)
                send.reset()
              }}
            >
              Take theirs
            </Button>
          </div>
        </Say>
      ) : null}
      {send.error && !theirs ? (
        <Say kind="bad" title={send.error.message}>
          {Object.entries(wrong)
            .slice(0, 8)
            .map(([path, words]) => (
              <p key={path}>
                {path}: {words}
              </p>
            ))}
        </Say>
      ) : null}
      {known === undefined ? (
        <Field
          label={`Name in its address: a-z, 0-9 and -`}
          maxLength={64}
          value={newId}
          onChange={({ target }) => setNewId(target.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-'))}
        />
      ) : null}
      <ObjectPart
        schema={kind.schema}
        name=""
        path=""
        value={value}
        wrong={wrong}
        onChange={(next) => {
          if (!isMembers(next)) return
          setPast((all) => [...all.slice(-199), value])
          setValue(next)
        }}
      />
      {changed ? (
        <div className="save">
          <span role="status">Not saved yet</span>
          <div className="acts">
            <Button className="btn" disabled={past.length === 0} onClick={undo}>
              Undo
            </Button>
            <Button
              className="btn"
              onClick={() => {
                setValue(before)
                setPast([])
                send.reset()
              }}
            >
              Discard
            </Button>
            <Button
              className="btn btn--act"
              variant="contained"
              disabled={send.isPending || name === ''}
              onClick={() => send.mutate({ name, value })}
            >
              {send.isPending ? 'Saving…' : 'Save and show it'}
            </Button>
          </div>
        </div>
      ) : null}
      {removing && id !== undefined ? (
        <Remove kind={kind} id={id} onClose={() => setRemoving(false)} />
      ) : null}
    </Page>
  )
}

const Read = ({ kind, id }: { readonly kind: Kind; readonly id: string }) => {
  const { data, error, refetch } = useQuery<Members, Error>({
    queryKey: ['document', kind.path, id],
    queryFn: () => kind.read(id),
    refetchInterval: 30_000,
  })
  if (!data)
    return (
      <Page
        title={kind.title}
        back={kind.one === undefined ? undefined : { to: kind.path, label: kind.title }}
      >
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </Page>
    )
  return <Editor kind={kind} id={id} read={data} />
}

/** One document of its kind, or a new one. */
export const DocumentScreen = ({ kind }: { readonly kind: Kind }) => {
  const { id } = useParams()
  if (id === 'new') {
    const empty = emptyOf(kind.schema)
    return <Editor key={kind.path} kind={kind} id={undefined} read={isMembers(empty) ? empty : {}} />
  }
  return <Read key={`${kind.path}/${id ?? ''}`} kind={kind} id={id ?? ''} />
}
