import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useQuery } from 'urql'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { RadioTiles } from '#web/ui/form/radio-tiles.tsx'
import { rich, t } from '#web/words/t.ts'
import { addDays, DAYS, isOpen, SlotsDocument, type SlotDay } from './slot-query.ts'
import { dayWords, monthsOf, ownClock } from './words.ts'
import styles from './appointments.module.css'

export interface SlotValues {
  day: string
  startsAt: string
}

/** Which hours are free; asked again whenever `asked` increases, for example after one was taken. */
const useSlots = (storeId: string, asked: number) => {
  const [at, setAt] = useState<{ storeId: string; from: string | null }>({ storeId, from: null })
  const from = at.storeId === storeId ? at.from : null
  const [result, again] = useQuery({
    query: SlotsDocument,
    variables: { storeId, from, days: DAYS },
    requestPolicy: 'cache-and-network',
  })
  useEffect(() => {
    if (asked > 0) again({ requestPolicy: 'network-only' })
  }, [asked, again])
  return { ...result, from, again, setFrom: (day: string | null) => setAt({ storeId, from: day }) }
}

const dayOption = (day: SlotDay) => {
  const words = dayWords(day.date)
  return {
    value: day.date,
    disabled: !isOpen(day),
    label: (
      <span className={styles.day}>
        <small>{words.weekday}</small> {words.day}
        <span className="sr">
          {' '}
          {isOpen(day) ? words.month : `${words.month}, ${day.closed ?? t('visit.day.full')}`}
        </span>
      </span>
    ),
  }
}

const slotOption = ({ startsAt, label, free }: SlotDay['slots'][number]) => ({
  value: startsAt,
  disabled: !free,
  label: (
    <span className="num">
      {free
        ? label
        : rich('visit.taken', { time: label, sr: (words) => <span className="sr">{words}</span> })}
    </span>
  ),
})

interface SlotPickerProps {
  storeId: string
  /** Increases when the hours have to be requested again. */
  asked?: number
}

/**
 * First the day, then the hour: tiles over radio buttons. A day that is struck through is closed or full, an hour is
 * taken.
 */
export const SlotPicker = ({ storeId, asked = 0 }: SlotPickerProps) => {
  const { setValue } = useFormContext<SlotValues>()
  const { data, error, from, setFrom, again } = useSlots(storeId, asked)
  const [day, startsAt] = useWatch<SlotValues, ['day', 'startsAt']>({ name: ['day', 'startsAt'] })
  /** The visitor's clock is known in the browser only. */
  const here = useHydrated()

  const days = data?.slots.days ?? []
  const chosen = days.find((each) => each.date === day && isOpen(each))
  const first = days.find(isOpen)?.date
  const free = chosen?.slots.some((slot) => slot.startsAt === startsAt && slot.free) ?? false
  const known = data !== undefined

  // The first day with a free hour is selected; a selected hour of another day, or one that was taken, is dropped.
  useEffect(() => {
    if (!known) return
    if (!chosen && first !== undefined) setValue('day', first)
    if (startsAt && !free) setValue('startsAt', '')
  }, [known, chosen, first, startsAt, free, setValue])

  if (error && !data)
    return (
      <div className={styles.failed} role="alert">
        <p>{errorMessage(error, t('visit.timesFailed'))}</p>
        <Button look="text" onClick={() => again({ requestPolicy: 'network-only' })}>
          {t('common.tryAgain')}
        </Button>
      </div>
    )
  if (!data)
    return (
      <p className={styles.waiting} role="status">
        {t('visit.looking')}
      </p>
    )
  const last = days.at(-1)?.date
  const sample = chosen?.slots[0]
  const own = here && sample ? ownClock(sample.startsAt, data.slots.timeZone) : undefined
  return (
    <div className={styles.picker}>
      {days.length > 0 ? (
        <RadioTiles
          name="day"
          legend={t('visit.day', { months: monthsOf(days.map(({ date }) => date)) })}
          aside={first === undefined ? t('visit.noTimes') : undefined}
          columns={6}
          rules={{ required: t('visit.chooseDay') }}
          options={days.map(dayOption)}
        />
      ) : (
        <p>{t('visit.sixty')}</p>
      )}
      <p className={styles.turn}>
        {from === null ? null : (
          <Button look="text" onClick={() => setFrom(addDays(from, -DAYS))}>
            {t('visit.earlier')}
          </Button>
        )}
        {last === undefined || days.length < DAYS ? null : (
          <Button look="text" onClick={() => setFrom(addDays(last, 1))}>
            {t('visit.later')}
          </Button>
        )}
      </p>
      {chosen ? (
        <RadioTiles
          name="startsAt"
          legend={t('visit.time')}
          aside={own && sample ? t('visit.yourTime', { theirs: sample.label, own }) : t('visit.salonTime')}
          columns={6}
          rules={{ required: t('visit.chooseTime') }}
          options={chosen.slots.map(slotOption)}
        />
      ) : null}
    </div>
  )
}
