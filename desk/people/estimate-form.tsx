import Button from '@mui/material/Button'
import { useState } from 'react'
import { sendEstimate } from '#contract/estimates.ts'
import { MESSAGE_MAX } from '#contract/messages.ts'
import { useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Field, TextField } from '../parts/field.tsx'
import { rupeesOf, today, wholeOf } from '../parts/words.ts'

const VALID_DAYS = 14
const inDays = (days: number) => today(new Date(Date.now() + days * 86_400_000))

const EMPTY = { title: '', text: '', amount: '', weeks: '', metal: '', purity: '' }

const Form = ({
  accountId,
  name,
  onClose,
}: {
  readonly accountId: string
  readonly name: string
  readonly onClose: () => void
}) => {
  const [typed, setTyped] = useState({ ...EMPTY, validUntil: inDays(VALID_DAYS) })
  const send = useSend(sendEstimate, {
    quiet: true,
    done: 'Sent. An e-mail tells of it.',
    onDone: onClose,
  })
  const amount = rupeesOf(typed.amount)
  const weeks = wholeOf(typed.weeks)
  const isSum = amount !== undefined && Number.isInteger(amount) && amount > 0
  const isTime = weeks !== undefined && weeks >= 1 && weeks <= 52
  const set = (member: keyof typeof typed) => ({
    value: typed[member],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [member]: target.value })),
  })
  const submit = () => {
    if (!isSum || !isTime) return
    const [title, text, metal, purity] = [typed.title, typed.text, typed.metal, typed.purity].map((each) =>
      each.trim(),
    )
    if (!title || !text) return
    send.mutate({
      params: { accountId },
      body: {
        title,
        text,
        amount,
        weeks,
        validUntil: typed.validUntil,
        ...(metal && { metal }),
        ...(purity && { purity }),
      },
    })
  }
  return (
    <Ask
      title={`An estimate for ${name}`}
      open
      onClose={onClose}
      act="Send the estimate"
      busy={send.isPending}
      refused={send.error?.message}
      ready={isSum && isTime && typed.title.trim().length > 2 && typed.text.trim() !== ''}
      onAct={submit}
    >
      <p>It comes as a message. Accepted, the piece lies in the bag of {name} at this price.</p>
      <Field
        label="What it is"
        maxLength={100}
        hint="As the order and the invoice name it"
        {...set('title')}
      />
      <TextField label="Your words" rows={4} maxLength={MESSAGE_MAX} {...set('text')} />
      <Field
        label="Price in rupees, GST included"
        inputMode="numeric"
        wrong={typed.amount === '' || isSum ? undefined : 'Whole rupees'}
        {...set('amount')}
      />
      <Field
        label="Weeks until it is delivered"
        inputMode="numeric"
        maxLength={2}
        wrong={typed.weeks === '' || isTime ? undefined : 'From 1 to 52'}
        {...set('weeks')}
      />
      <Field label="It stands until" type="date" min={today()} {...set('validUntil')} />
      <Field
        label="Metal"
        maxLength={60}
        hint="As the rates name it; empty where there is none"
        {...set('metal')}
      />
      <Field label="Purity" maxLength={60} {...set('purity')} />
    </Ask>
  )
}

/** Offers a piece to the shopper of a conversation. */
export const SendEstimate = (shopper: { readonly accountId: string; readonly name: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send an estimate</Button>
      {open ? <Form {...shopper} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
