import { Fragment } from 'react'
import type { AppointmentBlock, operatorCalendar } from '#contract/appointment-calendar.ts'
import type { Appointment } from '#contract/appointments.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { Scroll } from '../parts/scroll.tsx'
import { inFull, inZone, purposeOf } from '../parts/words.ts'
import { outsideOf } from './outside.ts'

export type Calendar = AnswerOf<typeof operatorCalendar>
export interface Hour {
  readonly startsAt: string
  readonly label: string
  readonly blocked: AppointmentBlock | undefined
}

/** What was chosen: an hour, or an appointment. */
export interface Chosen {
  readonly hour?: Hour
  readonly one?: Appointment
}

const KINDS = { store: '', video: 'By video. ', phone: 'By telephone. ' } as const

const stateOf = (one: Appointment) =>
  one.noShowAt ? 'Did not come' : one.confirmedAt ? 'Confirmed' : 'Not confirmed'

const Entry = ({
  one,
  chosen,
  onChoose,
}: {
  readonly one: Appointment
  /** The reference of the appointment that is shown beside the calendar. */
  readonly chosen: string | undefined
  readonly onChoose: () => void
}) => (
  <button
    type="button"
    className={`ev ${one.confirmedAt ? '' : 'un'} ${one.noShowAt ? 'ns' : ''}`}
    aria-current={one.reference === chosen || undefined}
    onClick={onChoose}
  >
    <b>{one.name}</b>
    <small>
      {KINDS[one.kind]}
      {purposeOf(one.purpose)}. {stateOf(one)}
    </small>
  </button>
)

const Cell = ({
  hour,
  ones,
  capacity,
  now,
  chosen,
  onChoose,
}: {
  readonly hour: Hour
  readonly ones: readonly Appointment[]
  readonly capacity: number
  readonly now: number
  readonly chosen: string | undefined
  readonly onChoose: (chosen: Chosen) => void
}) => (
  <>
    {ones.map((one) => (
      <Entry key={one.reference} one={one} chosen={chosen} onChoose={() => onChoose({ one })} />
    ))}
    {hour.blocked ? (
      <button type="button" className="ev b" onClick={() => onChoose({ hour })}>
        <b>Blocked</b>
        <small>{hour.blocked.reason}</small>
      </button>
    ) : ones.length < capacity && Date.parse(hour.startsAt) > now ? (
      <button type="button" className="ev free" onClick={() => onChoose({ hour })}>
        <small>
          {ones.length === 0 ? 'Free' : `${capacity - ones.length} free`}
          <span className="sr">, book or block {hour.label}</span>
        </small>
      </button>
    ) : null}
  </>
)

/** Days side by side, an hour a row: on a phone one day below the other. */
export const Diary = ({
  calendar,
  chosen,
  onChoose,
}: {
  readonly calendar: Calendar
  readonly chosen: string | undefined
  readonly onChoose: (chosen: Chosen) => void
}) => {
  const now = Date.now()
  const labels = [
    ...new Set(calendar.days.flatMap(({ slots }) => slots.map(({ label }) => label))),
  ].toSorted()
  const blockedAt = new Map(calendar.blocks.map((block) => [block.startsAt, block]))
  const at = Map.groupBy(calendar.appointments, ({ startsAt }) => startsAt)
  const days = calendar.days.map((day) => ({
    ...day,
    name: inFull(`${day.date}T12:00:00Z`, 'UTC'),
    hours: new Map(
      day.slots.map(({ startsAt, label }): [string, Hour] => [
        label,
        { startsAt, label, blocked: blockedAt.get(startsAt) },
      ]),
    ),
  }))
  // Appointments outside the hours have no row of their own; they are listed below the table.
  const outside = outsideOf(calendar)
  return (
    <div>
      <Scroll label="Calendar" className="tw cal-over">
        <table className={`cal ${days.length === 1 ? 'cal--day' : ''}`}>
          <thead>
            <tr>
              <th>
                <span className="sr">Hour</span>
              </th>
              {days.map(({ date, name, closed }) => (
                <th key={date} scope="col">
                  {name}
                  {closed === undefined ? null : <small>{closed}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label) => (
              <tr key={label}>
                <th scope="row" className="num">
                  {label}
                </th>
                {days.map(({ date, name, closed, hours }) => {
                  const hour = hours.get(label)
                  return (
                    <td key={date} data-day={name}>
                      {hour === undefined || closed !== undefined ? (
                        <Fragment>
                          {(hour && at.get(hour.startsAt))?.map((one) => (
                            <Entry
                              key={one.reference}
                              one={one}
                              chosen={chosen}
                              onChoose={() => onChoose({ one })}
                            />
                          ))}
                        </Fragment>
                      ) : (
                        <Cell
                          hour={hour}
                          ones={at.get(hour.startsAt) ?? []}
                          capacity={calendar.capacity}
                          now={now}
                          chosen={chosen}
                          onChoose={onChoose}
                        />
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {outside.length > 0 ? (
        <section className="sec">
          <h2>Outside the hours</h2>
          <ul className="day">
            {outside.map((one) => (
              <li key={one.reference}>
                <span className="num">{inZone(one.startsAt, one.timeZone)}</span>
                <Entry one={one} chosen={chosen} onChoose={() => onChoose({ one })} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
