import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  operatorMessageTemplates,
  operatorPutMessageTemplate,
  operatorRemoveMessageTemplate,
  type MessageTemplate,
} from '#contract/message-templates.ts'
import { MESSAGE_MAX } from '#contract/messages.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Choice, Field, TextField } from '../parts/field.tsx'
import { useUnsaved } from '../parts/unsaved.ts'

/**
 * Puts the words of a template into the field, where they can still be changed; `{name}` becomes the shopper's first
 * name.
 */
export const Templates = ({
  name,
  onTake,
}: {
  readonly name: string
  readonly onTake: (text: string) => void
}) => {
  const { data } = useAnswer(operatorMessageTemplates)
  const templates = data?.templates ?? []
  if (templates.length === 0) return null
  return (
    <Choice
      label="Begin with a template"
      value=""
      options={[
        { value: '', label: 'None' },
        ...templates.map(({ _id, title }) => ({ value: _id, label: title })),
      ]}
      onChange={(id) => {
        const taken = templates.find(({ _id }) => _id === id)
        if (taken) onTake(taken.text.replaceAll('{name}', name.split(' ')[0] ?? name))
      }}
    />
  )
}

const Edit = ({ one, onClose }: { readonly one: MessageTemplate; readonly onClose: () => void }) => {
  const [title, setTitle] = useState(one.title)
  const [text, setText] = useState(one.text)
  useUnsaved(title !== one.title || text !== one.text)
  const send = useSend(operatorPutMessageTemplate, {
    quiet: true,
    done: 'The template is saved.',
    onDone: onClose,
  })
  return (
    <Ask
      title={one.title === '' ? 'A new template' : one.title}
      open
      onClose={onClose}
      act="Save the template"
      busy={send.isPending}
      refused={send.error}
      ready={title.trim().length > 1 && text.trim().length > 1}
      onAct={() => send.mutate({ params: { id: one._id }, body: { title: title.trim(), text: text.trim() } })}
    >
      <Field
        label="Name of the template, for colleagues"
        maxLength={80}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label="Text of the answer"
        rows={6}
        maxLength={MESSAGE_MAX}
        hint="{name} becomes the first name of the shopper."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Ask>
  )
}

/** Asks first, because the next template moves up to the pointer. */
const Remove = ({ one, onClose }: { readonly one: MessageTemplate; readonly onClose: () => void }) => {
  const send = useSend(operatorRemoveMessageTemplate, {
    quiet: true,
    done: 'The template is removed.',
    onDone: onClose,
  })
  return (
    <Ask
      title={`Remove ‘${one.title}’`}
      open
      onClose={onClose}
      act="Remove it"
      busy={send.isPending}
      refused={send.error}
      onAct={() => send.mutate({ params: { id: one._id } })}
    >
      <p>Answers that were sent with it stay as they are.</p>
    </Ask>
  )
}

/** The templates of the house, to write, change and remove. */
export const TemplateList = () => {
  const { data } = useAnswer(operatorMessageTemplates)
  const [edited, setEdited] = useState<MessageTemplate>()
  const [removed, setRemoved] = useState<MessageTemplate>()
  return (
    <section className="mg__c" aria-label="Templates">
      <div className="sec__h">
        <h2>Templates</h2>
        <Button onClick={() => setEdited({ _id: crypto.randomUUID(), title: '', text: '' })}>
          New template
        </Button>
      </div>
      {data?.templates.length === 0 ? (
        <p className="muted">
          What you often write is saved here once, and put into an answer with one choice.
        </p>
      ) : null}
      <ul className="rows">
        {data?.templates.map((one) => (
          <li key={one._id}>
            <div>
              <p>
                <b>{one.title}</b>
              </p>
              <p className="muted wrap">{one.text}</p>
            </div>
            <div className="acts">
              <Button onClick={() => setEdited(one)}>
                Change<span className="sr"> {one.title}</span>
              </Button>
              <Button variant="text" onClick={() => setRemoved(one)}>
                Remove<span className="sr"> {one.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {edited ? <Edit key={edited._id} one={edited} onClose={() => setEdited(undefined)} /> : null}
      {removed ? <Remove one={removed} onClose={() => setRemoved(undefined)} /> : null}
    </section>
  )
}
