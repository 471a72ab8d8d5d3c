import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import {
  baseOf,
  documentKey,
  dropDraft,
  keepDraft,
  lastOf,
  orAbsent,
  readDocument,
  type Document,
} from './documents.ts'
import { joined } from './join.ts'
import type { Kind } from './kinds.ts'
import { same } from './same.ts'
import { emptyOf, isMembers, type Members } from './schema.ts'
import { isTaken } from './taken.ts'

const STEPS = 200

const emptyForm = ({ schema }: Kind): Members => {
  const empty = emptyOf(schema)
  return isMembers(empty) ? empty : {}
}

/** The document that the form shows: its draft, otherwise what is published, otherwise nothing yet. */
export const startOf = (kind: Kind, { draft, published }: Document): Members =>
  draft ? kind.formOf(draft.value) : (published ?? emptyForm(kind))

const formAfter = (sent: Members, now: Members, typed: Members): Members => {
  const form = joined(sent, now, typed)
  return isMembers(form) ? form : now
}

type Act = 'draft' | 'publish' | 'drop'
interface Sent {
  readonly act: Act
  readonly name: string
  readonly value: Members
  /** The form as it was when this was sent. */
  readonly from: Members
  /** The draft is kept over what is published now, not over what it was begun from. */
  readonly anew?: boolean
}

const DONE: Readonly<Record<Act, string>> = {
  draft: 'The draft is saved. Shoppers see what is published.',
  publish: 'Published: the shop shows it.',
  drop: 'The draft is discarded.',
}

/**
 * A document in somebody's hands: nothing is kept before it is asked for, every change can be taken back until then, and
 * what somebody else has kept meanwhile is never written over unseen.
 */
export const useEditing = (kind: Kind, id: string | undefined, read: Document) => {
  const [base, setBase] = useState(read)
  const [value, setValue] = useState(() => startOf(kind, read))
  const [past, setPast] = useState<readonly Members[]>([])
  const [theirs, setTheirs] = useState<Document>()
  const [savedAs, setSavedAs] = useState<string>()
  const client = useQueryClient()
  const notify = useNotify()
  const known = id ?? savedAs
  const changed = !same(value, startOf(kind, base))

  const meanwhile = (now: Document) => {
    // This is still the same draft; that it is out of date is shown next to it.
    if (now.draft && now.draft.revision === base.draft?.revision) setBase(now)
    else setTheirs(now)
    return new HttpError('Somebody else has saved it meanwhile. Nothing was written.', 409, {})
  }

  const publish = async ({ name, value }: Sent): Promise<Document> => {
    // A document that nobody had published may have been by now.
    const now = known === undefined ? undefined : await orAbsent(kind.read(known))
    if (now !== undefined && !same(now, base.published)) throw meanwhile(await readDocument(kind, name))
    try {
      await kind.write(name, value, { published: base.published ?? {}, base: baseOf(base) })
    } catch (error) {
      // Somebody was quicker, which the endpoint alone can tell; or it refuses what was written.
      if (!(error instanceof HttpError) || error.status !== 409 || known === undefined) throw error
      const read = await readDocument(kind, known)
      throw lastOf(read) === lastOf(base) ? error : meanwhile(read)
    }
    // A draft that somebody has kept meanwhile stays: it is not what was published.
    if (kind.drafts && base.draft) await dropDraft(kind.drafts, name, base.draft).catch(() => undefined)
    // As the backend has it now: it adds to some documents.
    return readDocument(kind, name).catch(() => ({ published: value, versions: base.versions }))
  }

  const send = useMutation<Document, HttpError, Sent>({
    mutationFn: async (sent) => {
      const { act, name, value, anew } = sent
      if (known === undefined && (await isTaken((one) => readDocument(kind, one), name)))
        throw new HttpError('This name is taken. Nothing was written.', 409, {})
      if (act === 'publish' || kind.drafts === undefined) return publish(sent)
      if (act === 'draft') {
        const over = { over: base.draft, base: anew ? lastOf(base) : baseOf(base) }
        return { ...base, draft: { ...(await keepDraft(kind.drafts, name, value, over)), value } }
      }
      if (base.draft) await dropDraft(kind.drafts, name, base.draft)
      const { draft: _, ...rest } = base
      return rest
    },
    onSuccess: async (now, sent) => {
      notify(DONE[sent.act], { type: 'success' })
      if (value === sent.from) setPast([])
      // What was typed while it was being saved stays, unsaved.
      setValue((typed) => formAfter(sent.from, startOf(kind, now), typed))
      setBase(now)
      // What is read from here on comes after it, even where reading fails.
      client.setQueryData<Document>(documentKey(kind, sent.name), now)
      setSavedAs(sent.name)
      await client.invalidateQueries()
    },
    onError: async ({ status }) => {
      if (status === 409) await client.invalidateQueries()
    },
  })

  // The buttons are disabled only at the next render, and a second press may come before that: it would meet what the
  // first has saved, and say that somebody else did.
  const underWay = useRef<Promise<Document>>(undefined)
  const write = (sent: Sent): Promise<Document> => {
    underWay.current ??= send.mutateAsync(sent).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }

  // What somebody else saved is taken over, but never while somebody is typing here. What is read during a write is
  // looked at after it.
  useEffect(() => {
    if (id === undefined || send.isPending) return
    const other = !same(startOf(kind, read), startOf(kind, base))
    if (other && (changed || theirs)) return setTheirs(read)
    setBase(read)
    if (other) setValue(startOf(kind, read))
    // oxlint-disable-next-line react/exhaustive-deps -- only what was read anew counts
  }, [read, send.isPending])

  // Only what was changed here is put over theirs: otherwise it would take back the rest of what they have saved.
  const over = (now: Document, typed: Members): Members =>
    now.published || now.draft ? formAfter(startOf(kind, base), startOf(kind, now), typed) : typed

  const accept = (now: Document, mine: boolean) => {
    setBase(now)
    setValue(mine ? over(now, value) : startOf(kind, now))
    setPast(mine ? past.map((step) => over(now, step)) : [])
    setTheirs(undefined)
    send.reset()
  }

  return {
    base,
    value,
    changed,
    known,
    theirs,
    /** What the form will be over theirs if mine is kept. */
    mine: theirs && over(theirs, value),
    send,
    /** Rejects with what `send.error` shows. */
    write,
    settledAs: id === undefined && send.isSuccess && !changed ? savedAs : undefined,
    canUndo: past.length > 0,
    change: (next: Members) => {
      setPast((all) => [...all.slice(1 - STEPS), value])
      setValue(next)
    },
    undo: () => {
      const last = past.at(-1)
      if (!last) return
      setValue(last)
      setPast((all) => all.slice(0, -1))
    },
    discard: () => {
      setValue(startOf(kind, base))
      setPast([])
      send.reset()
    },
    keepMine: () => theirs && accept(theirs, true),
    takeTheirs: () => theirs && accept(theirs, false),
  }
}
