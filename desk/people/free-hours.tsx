import { useState } from 'react'
import { operatorCalendar } from '#contract/appointment-calendar.ts'
import type { Appointment } from '#contract/appointments.ts'
import { useAnswer } from '../api/use-call.ts'
import { Choice, Field } from '../parts/field.tsx'
import { today } from '../parts/words.ts'
import type { Calendar } from './diary.tsx'
import { freeHours } from './free.ts'

/** Why none can be chosen. */
const none = ({ days: [day] }: Calendar): string =>
  day?.closed === undefined ? 'No hour is free on this day.' : `${day.closed}.`

/** A day, and the hours of it to which an appointment can be moved. */
export const FreeHours = ({
  one,
  value,
  onChoose,
}: {
  readonly one: Appointment
  /** The moment that is chosen; empty: none yet. */
  readonly value: string
  readonly onChoose: (startsAt: string) => void
}) => {
  const [day, setDay] = useState(() =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: one.timeZone }).format(Date.parse(one.startsAt)),
  )
  const { data, isPlaceholderData, error } = useAnswer(operatorCalendar, {
    query: { storeId: one.storeId, from: day, days: 1 },
  })
  const hours = data && !isPlaceholderData ? freeHours(data, one.startsAt, Date.now()) : undefined
  return (
    <div className="pair">
      <Field
        label="New day"
        type="date"
        min={today()}
        value={day}
        onChange={({ target }) => {
          if (target.value === '') return
          setDay(target.value)
          onChoose('')
        }}
      />
      {data && hours?.length === 0 ? (
        <p className="muted" role="status">
          {none(data)}
        </p>
      ) : (
        <Choice
          label="Free hour"
          value={value}
          options={[
            { value: '', label: error ? error.message : hours ? 'Choose one' : 'Looking …' },
            ...(hours ?? []).map(({ startsAt, label }) => ({ value: startsAt, label })),
          ]}
          onChange={onChoose}
        />
      )}
    </div>
  )
}
