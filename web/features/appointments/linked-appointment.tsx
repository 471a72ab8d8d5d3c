import { useState } from 'react'
import { useClient } from 'urql'
import { readFragment, type FragmentType } from '#web/gql/appointments/fragment-masking.ts'
import { AppointmentCard, AppointmentCardDocument, type Changed } from './appointment-card.tsx'
import { CancelByLinkDocument, MoveByLinkDocument } from './appointment-query.ts'

export type Linked = FragmentType<typeof AppointmentCardDocument> & { link?: string | null }

/** The hours of every salon may have changed. The appointment itself is kept here, because a move spends its link. */
const stale = { additionalTypenames: ['SlotCalendar', 'Slot'] }

/** An appointment opened through its link: whoever has the link may move or cancel it. */
export const LinkedAppointment = ({
  first,
  onCancelled,
}: {
  first: Linked
  onCancelled?: (() => void) | undefined
}) => {
  const client = useClient()
  const [now, setNow] = useState(first)
  const { link } = now
  const appointment = readFragment(AppointmentCardDocument, now)
  const take = (next: Linked | null | undefined, after: Omit<Changed, 'done'>): Changed => {
    if (next) setNow({ ...next, link: next.link ?? link ?? null })
    return { ...after, done: next != null }
  }
  if (!link) return <AppointmentCard appointment={appointment} />
  return (
    <AppointmentCard
      appointment={appointment}
      move={async (startsAt) => {
        const { data, error } = await client
          .mutation(MoveByLinkDocument, { link, startsAt }, stale)
          .toPromise()
        const payload = data?.moveAppointment
        return take(payload?.appointment, { error, userErrors: payload?.userErrors })
      }}
      cancel={async () => {
        const { data, error } = await client.mutation(CancelByLinkDocument, { link }, stale).toPromise()
        const payload = data?.cancelAppointment
        if (payload?.appointment) onCancelled?.()
        return take(payload?.appointment, { error, userErrors: payload?.userErrors })
      }}
    />
  )
}
