import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { operatorNoShow } from '#contract/appointment-calendar.ts'
import type { Appointment } from '#contract/appointments.ts'
import { useSend } from '../api/use-call.ts'
import { Phone } from '../parts/phone.tsx'
import { State } from '../parts/state.tsx'
import { inZone, purposeOf } from '../parts/words.ts'
import { Wanted, type Act } from './appointment-acts.tsx'

const HOW = { store: 'at the salon', video: 'by video', phone: 'by telephone' } as const

/** One appointment beside the calendar, with what can be done about it. */
export const AboutAppointment = ({
  one,
  onAct,
  onClose,
}: {
  readonly one: Appointment
  readonly onAct: (act: Act) => void
  readonly onClose: () => void
}) => {
  const mark = useSend(operatorNoShow)
  const begun = Date.parse(one.startsAt) <= Date.now()
  const noShow = (came: boolean) => mark.mutate({ params: { reference: one.reference }, body: { came } })
  // It may be below a long day, and for the keyboard it comes after every hour of the week.
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section className="panel" ref={panel} tabIndex={-1} aria-label={one.name}>
      <h2>{one.name}</h2>
      <p className="muted num">
        {one.reference}, {inZone(one.startsAt, one.timeZone)}
      </p>
      <p className="spaced">
        {purposeOf(one.purpose)}, {HOW[one.kind]}
      </p>
      <p>
        {one.noShowAt ? (
          <State word="Did not come" tone="off" />
        ) : one.confirmedAt ? (
          <State word="Confirmed" tone="paid" />
        ) : (
          <State word="Not confirmed" />
        )}
      </p>
      <Wanted one={one} />
      <p className="small num">
        <Phone number={one.phone} />
        <br />
        <a className="tl" href={`mailto:${one.email}`}>
          {one.email}
        </a>
      </p>
      {one.note ? <p className="spaced">‘{one.note}’</p> : null}
      <div className="acts spaced">
        {begun ? (
          <Button disabled={mark.isPending} onClick={() => noShow(one.noShowAt !== undefined)}>
            {one.noShowAt ? 'Undo: they came' : 'Did not come'}
          </Button>
        ) : (
          <>
            {one.confirmedAt ? null : <Button onClick={() => onAct('confirm')}>Confirm</Button>}
            <Button onClick={() => onAct('move')}>Move</Button>
            <Button variant="text" onClick={() => onAct('cancel')}>
              Cancel
            </Button>
          </>
        )}
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  )
}
