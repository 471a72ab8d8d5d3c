import Button from '@mui/material/Button'
import { useState } from 'react'
import { sendEstimate } from '#contract/estimates.ts'
import { MESSAGE_MAX } from '#contract/messages.ts'
import { operatorRates } from '#contract/pricing.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Choice, Field, TextField } from '../parts/field.tsx'
import { inRupees, milligrams, rupeesOf, today, wholeOf } from '../parts/words.ts'

const VALID_DAYS = 14
const inDays = (days: number) => today(new Date(Date.now() + days * 86_400_000))

const EMPTY = { title: '', text: '', amount: '', weeks: '', metal: '', weight: '', stones: '' }
const nameOf = ({ metal, purity }: { metal: string; purity: string }) => `${purity} ${metal}`

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
  // If its answer was lost, sending it again sends the same estimate.
  const [key] = useState(() => crypto.randomUUID())
  const { data: rates } = useAnswer(operatorRates, { query: { limit: 1 } })
  const send = useSend(sendEstimate, {
    quiet: true,
    done: 'Sent. They are told by e-mail.',
    onDone: onClose,
  })
  const amount = rupeesOf(typed.amount)
  const weeks = wholeOf(typed.weeks)
  const isSum = amount !== undefined && Number.isInteger(amount) && amount > 0
  const rate = rates?.current.find((each) => nameOf(each) === typed.metal)
  const weightMg = milligrams(typed.weight)
  const stones = wholeOf(typed.stones)
  const isWeight = typed.weight === '' || (weightMg !== undefined && rate !== undefined)
  const isStones = typed.stones === '' || (stones !== undefined && stones > 0)
  const isTime = weeks !== undefined && weeks >= 1 && weeks <= 52
  const set = (member: keyof typeof typed) => ({
    value: typed[member],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [member]: target.value })),
  })
  const submit = () => {
    if (!isSum || !isTime || !isWeight || !isStones) return
    const [title, text] = [typed.title.trim(), typed.text.trim()]
    if (!title || !text) return
    send.mutate({
      params: { accountId },
      body: {
        key,
        title,
        text,
        amount,
        weeks,
        validUntil: typed.validUntil,
        ...(rate && { metal: rate.metal, purity: rate.purity }),
        ...(weightMg !== undefined && { weightMg }),
        ...(stones !== undefined && { stones }),
      },
    })
  }
  return (
    <Ask
      title={`An estimate for ${name}`}
      open
      onClose={onClose}
      act={isSum ? `Send the estimate of ${inRupees(amount)}` : 'Send the estimate'}
      busy={send.isPending}
      refused={send.error}
      ready={
        isSum && isTime && isWeight && isStones && typed.title.trim().length > 2 && typed.text.trim() !== ''
      }
      onAct={submit}
    >
      <p>It is sent as a message. Once {name} accepts it, the piece is in their bag at this price.</p>
      <Field
        label="What it is"
        maxLength={100}
        hint="As the order and the invoice name it"
        {...set('title')}
      />
      <TextField label="Your words" rows={4} maxLength={MESSAGE_MAX} {...set('text')} />
      <div className="pair">
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
        <Field label="Valid until" type="date" min={today()} {...set('validUntil')} />
        <Choice
          label="Metal"
          value={typed.metal}
          options={[
            { value: '', label: 'None, or not decided' },
            ...(rates?.current ?? []).map((each) => ({ value: nameOf(each), label: nameOf(each) })),
          ]}
          onChange={(metal) => setTyped((before) => ({ ...before, metal }))}
        />
        <Field
          label="Metal in grams"
          inputMode="decimal"
          hint={
            rate && weightMg !== undefined
              ? `${inRupees(Math.round((rate.perGram * weightMg) / 1000))} at today’s rate`
              : 'With it the bill shows what metal and making cost'
          }
          wrong={isWeight ? undefined : rate ? 'Grams, such as 4.250' : 'Choose the metal first'}
          {...set('weight')}
        />
        <Field
          label="Stones in rupees, without GST"
          inputMode="numeric"
          hint="Empty where there are none, or they are the shopper’s own"
          wrong={isStones ? undefined : 'Whole rupees'}
          {...set('stones')}
        />
      </div>
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
