import { operatorCalendar } from '#contract/appointment-calendar.ts'
import { useAnswer } from '../api/use-call.ts'
import { today } from '../parts/words.ts'
import { mondayOf } from './weeks.ts'

const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short' })
const noon = (date: string) => `${date}T12:00:00Z`

/** The days of a week, with how many visitors come on each: one press opens another day. */
export const DaysStrip = ({
  storeId,
  day,
  onChoose,
}: {
  readonly storeId: string
  readonly day: string
  readonly onChoose: (day: string) => void
}) => {
  const { data, isPlaceholderData } = useAnswer(
    operatorCalendar,
    { query: { storeId, from: mondayOf(day), days: 7 } },
    { every: 60_000 },
  )
  // Counts of another salon or week are never shown under this one's days.
  if (!data || isPlaceholderData) return <div className="strip" />
  const on = Map.groupBy(data.appointments, ({ startsAt, timeZone }) => today(new Date(startsAt), timeZone))
  return (
    <div className="strip" role="group" aria-label="Days of the week">
      {data.days.map(({ date, closed }) => {
        const booked = on.get(date)?.length ?? 0
        const isShut = closed !== undefined && booked === 0
        return (
          <button
            key={date}
            type="button"
            className={isShut ? 'off' : undefined}
            aria-pressed={date === day}
            onClick={() => onChoose(date)}
          >
            <small>{short.format(new Date(noon(date)))}</small>
            <b className="num">{Number(date.slice(8))}</b>
            <small className="num">
              {isShut ? 'closed' : booked}
              {isShut ? null : <span className="sr">{booked === 1 ? ' appointment' : ' appointments'}</span>}
            </small>
          </button>
        )
      })}
    </div>
  )
}
