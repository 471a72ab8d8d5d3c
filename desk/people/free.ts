import type { AnswerOf } from '#contract/endpoint.ts'
import type { operatorCalendar } from '#contract/appointment-calendar.ts'

interface Hour {
  readonly startsAt: string
  readonly label: string
}

/** Hours to which an appointment can be moved: ahead, not blocked, with a place left, and not its own. */
export const freeHours = (
  {
    days,
    blocks,
    appointments,
    capacity,
  }: Pick<AnswerOf<typeof operatorCalendar>, 'days' | 'blocks' | 'appointments' | 'capacity'>,
  own: string,
  now: number,
): readonly Hour[] => {
  const blocked = new Set(blocks.map(({ startsAt }) => startsAt))
  const booked = Map.groupBy(appointments, ({ startsAt }) => startsAt)
  return days
    .filter(({ closed }) => closed === undefined)
    .flatMap(({ slots }) => slots)
    .filter(
      ({ startsAt }) =>
        Date.parse(startsAt) > now &&
        startsAt !== own &&
        !blocked.has(startsAt) &&
        (booked.get(startsAt)?.length ?? 0) < capacity,
    )
}
