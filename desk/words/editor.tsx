import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import type { HttpError } from 'ra-core'
import { useNavigate } from 'react-router'
import { approvalOf } from '../api/refusal.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { AskedNow, OwnRequests, useAsked } from '../parts/asked.tsx'
import { Field } from '../parts/field.tsx'
import { inSight } from '../parts/in-sight.ts'
import { Page } from '../parts/page.tsx'
import { Preview, PreviewBeside } from '../parts/preview.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import { Say } from '../parts/say.tsx'
import { State } from '../parts/state.tsx'
import { useUnsaved } from '../parts/unsaved.ts'
import { nameOf, whenWithin } from '../parts/words.ts'
import { atShop, session } from '../session.ts'
import { Behind } from './behind.tsx'
import { baseOf, lastOf, ONLY, type Document } from './documents.ts'
import { startOf, useEditing } from './editing.ts'
import { ObjectPart } from './form.tsx'
import type { Kind } from './kinds.ts'
import { Offers } from './offers.tsx'
import { Remove } from './remove.tsx'
import { isMembers, pathWords, titleIn } from './schema.ts'
import { Differences, Versions } from './versions.tsx'

const fieldsOf = (error: HttpError | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(wrongFields(error)).map(([path, words]) => [path.replace(/^facts\./, ''), words]),
  )

const byWhom = (who: string | undefined) => (who === session.name ? 'you' : nameOf(who ?? 'the house'))

/** The state of the document, in a sentence. */
const standing = ({ published, draft, versions }: Document): string | undefined => {
  const [last] = versions
  const told = [
    last?.who === undefined || last.removed !== (published === undefined)
      ? undefined
      : `${last.removed ? 'Removed' : 'Published'} ${whenWithin(last.at)} by ${byWhom(last.who)}.`,
    draft && `Draft by ${byWhom(draft.who)}, saved ${whenWithin(draft.at)}.`,
    draft && published && 'Shoppers see what is published.',
    draft && !published && 'Shoppers see nothing of it yet.',
  ].filter(Boolean)
  return told.length === 0 ? undefined : told.join(' ')
}

/** A document as a form, with its draft, its preview and what was published before. */
export const Editor = ({
  kind,
  id,
  read,
}: {
  readonly kind: Kind
  readonly id: string | undefined
  readonly read: Document
}) => {
  const editing = useEditing(kind, id, read)
  const { base, value, changed, known, theirs, mine, send, write, settledAs } = editing
  const [newId, setNewId] = useState('')
  const [open, setOpen] = useState<'remove' | 'versions' | 'preview'>()
  // There is room for the page as the shop shows it next to the form.
  const wide = useMediaQuery('(min-width: 1280px)')
  const go = useNavigate()
  const name = known ?? newId.trim()
  const drafted = base.draft !== undefined
  const behind = drafted && baseOf(base) !== lastOf(base)
  useUnsaved(changed)
  const number = approvalOf(send.error)
  const asked = useAsked(send.error)
  useEffect(() => {
    if (settledAs !== undefined && settledAs !== ONLY)
      void go(`${kind.path}/${encodeURIComponent(settledAs)}`)
  }, [settledAs, go, kind.path])

  const { published } = base
  const seen = known === undefined || !published ? undefined : kind.seenAt?.(known, published)
  const looked = kind.drafts && (kind.previewAt ?? kind.seenAt)?.(name, value)
  const beside = wide && drafted && looked !== undefined
  const wrong = fieldsOf(send.error)
  const keep = () => write({ act: 'draft', name, value, from: value })
  const publish = () => void write({ act: 'publish', name, value, from: value }).catch(() => undefined)
  const preview = async () => {
    if (changed) await keep()
    if (!wide) setOpen('preview')
  }
  const ready = !send.isPending && name !== ''
  const close = () => setOpen(undefined)
  return (
    <Page
      title={kind.one === undefined ? kind.title : titleIn(startOf(kind, base)) || `New ${kind.one}`}
      beside={
        drafted ? (
          <State word="Draft" />
        ) : base.versions[0]?.removed && !published ? (
          <State word="Taken out" tone="off" />
        ) : undefined
      }
      says={standing(base) ?? (kind.one === undefined ? kind.says : undefined)}
      back={kind.one === undefined ? undefined : { to: kind.path, label: kind.title }}
      acts={
        <>
          {kind.remove && published && !changed && !drafted ? (
            <Button variant="text" onClick={() => setOpen('remove')}>
              Remove it
            </Button>
          ) : null}
          {base.versions.length > 0 ? <Button onClick={() => setOpen('versions')}>Versions</Button> : null}
          {seen === undefined ? null : (
            <a className="btn" href={atShop(seen)} target="_blank" rel="noreferrer">
              See it in the shop
            </a>
          )}
          {looked === undefined || !(changed || (drafted && !wide)) ? null : (
            <Button disabled={!ready} onClick={() => void preview().catch(() => undefined)}>
              Preview
            </Button>
          )}
          {drafted && !changed ? (
            <>
              <Button
                variant="text"
                disabled={!ready}
                onClick={() => void write({ act: 'drop', name, value, from: value }).catch(() => undefined)}
              >
                Discard the draft
              </Button>
              <Button variant="contained" disabled={!ready || behind} onClick={publish}>
                Publish
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <div className="told">
        {theirs ? (
          <div ref={inSight}>
            <Say kind="wait" title={<span role="alert">Somebody else has saved it meanwhile</span>}>
              <p>
                What you typed is still here. If you keep it, everything else is as they saved it. What yours
                would change:
              </p>
              <Differences
                before={startOf(kind, theirs)}
                after={mine ?? value}
                titles={['Theirs', 'Yours']}
              />
              <div className="acts">
                <Button onClick={editing.keepMine}>Keep mine</Button>
                <Button onClick={editing.takeTheirs}>Take theirs</Button>
              </div>
            </Say>
          </div>
        ) : null}
        {behind && !theirs && known !== undefined ? (
          <Behind
            kind={kind}
            id={known}
            read={base}
            value={value}
            busy={send.isPending}
            onKeep={(kept) =>
              void write({ act: 'draft', name, value: kept, from: value, anew: true }).catch(() => undefined)
            }
          />
        ) : null}
        {send.error && number !== undefined && !theirs ? (
          <div ref={inSight} role="alert">
            <AskedNow says={send.error.message} number={number} own={asked} />
          </div>
        ) : send.error && !theirs ? (
          <div ref={inSight}>
            <Say kind="bad" title={send.error.message}>
              {Object.entries(wrong)
                .slice(0, 8)
                .map(([path, words]) => (
                  <p key={path}>
                    {pathWords(path)}: {words}
                  </p>
                ))}
            </Say>
          </div>
        ) : null}
      </div>
      {kind.asks === undefined || number !== undefined ? null : (
        <OwnRequests of={({ subject }) => kind.asks !== undefined && subject.startsWith(kind.asks)} />
      )}
      {known === undefined ? (
        <Field
          label="Name in its address: a-z, 0-9 and -"
          className="edits__id"
          maxLength={64}
          value={newId}
          onChange={({ target }) => setNewId(target.value.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-'))}
        />
      ) : null}
      <div className={beside ? 'edits--beside' : undefined}>
        <div>
          <Offers offers={kind.offers}>
            <ObjectPart
              schema={kind.schema}
              name=""
              path=""
              value={value}
              wrong={wrong}
              onChange={(next) => {
                if (isMembers(next)) editing.change(next)
              }}
            />
          </Offers>
        </div>
        {beside && kind.drafts && looked !== undefined ? (
          <aside className="pv-beside" aria-label="Preview">
            <PreviewBeside
              key={base.draft?.revision}
              of={{ kind: kind.drafts, id: name }}
              path={looked}
              behind={changed}
            />
          </aside>
        ) : null}
      </div>
      {changed ? (
        <SaveBar
          says={name === '' ? 'Give it a name in its address first' : 'Not saved yet'}
          back={[
            { label: 'Undo', onClick: editing.undo, disabled: !editing.canUndo },
            { label: 'Discard', onClick: editing.discard },
            ...(kind.drafts
              ? [
                  {
                    label: 'Save as draft',
                    onClick: () => void keep().catch(() => undefined),
                    disabled: !ready,
                  },
                ]
              : []),
          ]}
          act={{
            label: send.isPending ? 'Saving…' : kind.drafts ? 'Publish' : 'Save and show it',
            onClick: publish,
            disabled: !ready || behind,
          }}
        />
      ) : null}
      {open === 'remove' && id !== undefined ? (
        <Remove kind={kind} id={id} base={baseOf(base)} onClose={close} />
      ) : null}
      {open === 'versions' && known !== undefined ? (
        <Versions
          kind={kind}
          id={known}
          versions={base.versions}
          published={published}
          onTake={(taken) => {
            editing.change(taken)
            close()
          }}
          onClose={close}
        />
      ) : null}
      {open === 'preview' && kind.drafts && looked !== undefined ? (
        <Preview of={{ kind: kind.drafts, id: name }} path={looked} onClose={close} />
      ) : null}
    </Page>
  )
}
