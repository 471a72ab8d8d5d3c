import type { ReactNode } from 'react'
import { formatDay } from '#web/lib/dates.ts'
import { Select, TextField } from '#web/ui/form/fields.tsx'
import { Form, useShopForm } from '#web/ui/form/form.tsx'
import { RadioTiles } from '#web/ui/form/radio-tiles.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'
import { useFirstMessage } from './first-message.ts'
import { MESSAGE_MAX } from './send-message.ts'
import { Sketches } from './sketches.tsx'

/** An order in which the pair may have been bought. */
export interface Bought {
  readonly number: string
  readonly title: string
  readonly createdAt: string
}

/** The fields of both forms. */
export interface PairValues {
  pair: string
  passport: string
  missing: string
  text: string
}

/** A choice that is not an order number. */
const PASSPORT = 'passport'
export const NEITHER = 'neither'

const MISSING = [
  { value: 'left', label: t('messages.pair.left') },
  { value: 'right', label: t('messages.pair.right') },
  { value: 'back', label: t('messages.pair.back') },
]

/** The message that the house receives: which pair, what is missing, and what else was written. */
export const pairInWords = (
  { pair, passport, missing, text }: PairValues,
  orders: readonly Bought[],
): string => {
  const order = orders.find(({ number }) => number === pair)
  const which = order
    ? t('messages.pair.ofOrder', { number: order.number, title: order.title })
    : pair === PASSPORT
      ? t('messages.pair.ofPassport', { number: passport.trim() })
      : t('messages.pair.ofNeither')
  const what = MISSING.find(({ value }) => value === missing)?.label ?? ''
  return [t('messages.pair.says', { which, what }), text.trim()].filter(Boolean).join('\n\n')
}

interface PairFieldsProps {
  /** The chosen way to find the pair. */
  pair: string
  orders: readonly Bought[]
  /** Pictures, if they can be sent. */
  children?: ReactNode
}

/** The fields: which pair, what is missing, and anything else that the house should know. */
export const PairFields = ({ pair, orders, children }: PairFieldsProps) => (
  <>
    <Select
      name="pair"
      label={t('messages.pair.which')}
      options={[
        ...orders.map(({ number, title, createdAt }) => ({
          value: number,
          label: t('messages.pair.order', { number, title, day: formatDay(createdAt) }),
        })),
        { value: PASSPORT, label: t('messages.pair.passport') },
        { value: NEITHER, label: t('messages.pair.neither') },
      ]}
    />
    {pair === PASSPORT ? (
      <TextField
        name="passport"
        label={t('messages.pair.number')}
        maxLength={32}
        rules={{ required: t('messages.pair.numberRequired') }}
      />
    ) : null}
    <RadioTiles
      name="missing"
      legend={t('messages.pair.missing')}
      options={MISSING}
      rules={{ required: t('messages.pair.missingRequired') }}
    />
    {children}
    <TextField name="text" label={t('messages.pair.more')} optional rows={3} maxLength={MESSAGE_MAX - 500} />
  </>
)

/** For somebody who lost one of a pair: it is found by its order or passport, or by a picture of the other one. */
export const LostOne = ({ orders }: { orders: readonly Bought[] }) => {
  const form = useShopForm<PairValues>({
    pair: orders[0]?.number ?? PASSPORT,
    missing: '',
    passport: '',
    text: '',
  })
  const { sketches, send } = useFirstMessage(t('messages.pair.sent'))
  return (
    <Form<PairValues>
      form={form}
      onSubmit={(values) => send({ text: pairInWords(values, orders) })}
      label={t('messages.pair.title')}
    >
      <PairFields pair={form.watch('pair')} orders={orders}>
        <Sketches sketches={sketches} />
      </PairFields>
      <div>
        <Submit>{t('messages.begin.send')}</Submit>
      </div>
    </Form>
  )
}
