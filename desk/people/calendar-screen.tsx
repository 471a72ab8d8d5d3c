import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  operatorBlockHour,
  operatorCalendar,
  operatorNoShow,
  operatorUnblockHour,
} from '#contract/appointment-calendar.ts'
import type { Appointment } from '#contract/appointments.ts'
import { operatorStores } from '#contract/stores.ts'
import { useAnswer, useSend } from '../api/use-call.ts'
import { Ask } from '../parts/ask.tsx'
import { Choice, Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Phone } from '../parts/phone.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { counted, inFull, inZone, nameOf, purposeOf, today } from '../parts/words.ts'
import { ActOn, Wanted, type Act } from './appointment-acts.tsx'
import { DaysStrip } from './days-strip.tsx'
import { Diary, type Chosen, type Hour } from './diary.tsx'
import { daysAfter } from './weeks.ts'

/** An hour is blocked with a reason, and unblocked without one. */
const BlockHour = ({
  hour,
  storeId,
  timeZone,
  booked,
  onClose,
}: {
  readonly hour: Hour
  /** Who has already booked that hour. */
  readonly booked: readonly Appointment[]
  readonly storeId: string
  readonly timeZone: string
  readonly onClose: () => void
}) => {
  const [reason, setReason] = useState('')
  const block = useSend(operatorBlockHour, {
    quiet: true,
    done: ({ booked }) =>
      booked === 0
        ? 'The hour is blocked.'
        : `The hour is blocked. ${counted(booked, 'appointment')} in it ${booked === 1 ? 'stays' : 'stay'}: move ${booked === 1 ? 'it' : 'them'} by hand.`,
    onDone: onClose,
  })
  const open = useSend(operatorUnblockHour, { quiet: true, done: 'The hour is free again.', onDone: onClose })
  const { blocked } = hour
  const when = inZone(hour.startsAt, timeZone)
  return (
    <Ask
      title={blocked ? `Blocked, ${when}` : `Block ${when}`}
      open
      onClose={onClose}
      act={blocked ? 'Unblock the hour' : 'Block the hour'}
      busy={block.isPending || open.isPending}
      refused={(blocked ? open : block).error?.message}
      ready={blocked !== undefined || reason.trim().length > 1}
      onAct={() =>
        blocked
          ? open.mutate({ params: { id: blocked._id } })
          : block.mutate({ body: { storeId, startsAt: hour.startsAt, reason: reason.trim() } })
      }
    >
      {blocked ? (
        <p>
          {blocked.reason}, by {nameOf(blocked.who)}. Once unblocked, shoppers can book it at once.
        </p>
      ) : (
        <>
          <p>
            Nobody will be able to book it.{' '}
            {booked.length === 0
              ? 'Nobody has booked it so far.'
              : `Those booked already stay: ${booked.map(({ name }) => name).join(', ')}. Move them by hand.`}
          </p>
          <Field
            label="Why, for the house only"
            maxLength={120}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </Ask>
  )
}

const About = ({
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
  return (
    <section className="panel" aria-live="polite">
      <h2>{one.name}</h2>
      <p className="muted num">
        {one.reference}, {inZone(one.startsAt, one.timeZone)}
      </p>
      <p className="spaced">{purposeOf(one.purpose)}</p>
      <Wanted one={one} />
      <p className="small num">
        <Phone number={one.phone} />
        <br />
        <a className="tl" href={`mailto:${one.email}`}>
          {one.email}
        </a>
      </p>
      {one.note ? <p className="spaced">‘{one.note}’</p> : null}
      {one.noShowAt ? <p className="spaced">Did not come.</p> : null}
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

/** A day or a week of one salon: who comes, what is free, and the blocked hours. */
export const CalendarScreen = () => {
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState<Chosen>()
  const [acting, setActing] = useState<{ readonly one: Appointment; readonly act: Act }>()
  const phone = useMediaQuery('(max-width: 767px)')
  const { data: salons, error: unknown, refetch: again } = useAnswer(operatorStores)
  const stores = salons?.stores ?? []
  const storeId = search.get('store') ?? stores[0]?._id ?? ''
  const from = search.get('from') ?? today()
  const view = search.get('view') ?? (phone ? 'day' : 'week')
  const days = view === 'day' ? 1 : 7
  const {
    data: answer,
    isPlaceholderData,
    error,
    refetch,
  } = useAnswer(operatorCalendar, { query: { storeId, from, days } }, { when: storeId !== '', every: 30_000 })
  // The days of another salon are never shown below this one's name: an hour would be blocked at the wrong one.
  const data = isPlaceholderData ? undefined : answer
  const set = (change: Readonly<Record<string, string>>) => {
    setChosen(undefined)
    setActing(undefined)
    setSearch({ ...Object.fromEntries(search), ...change })
  }
  const one = data?.appointments.find(({ reference }) => reference === chosen?.one?.reference)
  const waiting = data?.appointments.filter(({ confirmedAt }) => !confirmedAt).length ?? 0
  return (
    <Page
      title="Appointments"
      says={
        data
          ? `${counted(data.appointments.length, 'appointment')} ${days === 1 ? `on ${inFull(`${from}T12:00:00Z`, 'UTC')}` : 'in these seven days'}${waiting > 0 ? `, ${waiting} not confirmed` : ''}.`
          : undefined
      }
      acts={
        <Link className="btn" to="/appointments/list">
          As a list
        </Link>
      }
    >
      <div className="fine">
        <Choice
          label="Salon"
          value={storeId}
          options={stores.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(store) => set({ store })}
        />
        <Field
          label="From"
          type="date"
          value={from}
          onChange={({ target }) => {
            if (target.value !== '') set({ from: target.value })
          }}
        />
        <div className="acts">
          <Button onClick={() => set({ from: daysAfter(from, -days) })}>Earlier</Button>
          <Button onClick={() => set({ from: today() })}>Today</Button>
          <Button onClick={() => set({ from: daysAfter(from, days) })}>Later</Button>
          <Button onClick={() => set({ view: view === 'day' ? 'week' : 'day' })}>
            {view === 'day' ? 'A week' : 'A day'}
          </Button>
        </div>
      </div>
      {phone && view === 'day' && storeId !== '' ? (
        <DaysStrip storeId={storeId} day={from} onChoose={(day) => set({ from: day })} />
      ) : null}
      {unknown ? <Failed error={unknown} again={() => void again()} /> : null}
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {salons && stores.length === 0 ? (
        <Empty title="There is no salon">
          <p>An owner or manager adds one; appointments are made there.</p>
        </Empty>
      ) : null}
      {data ? (
        <div className={one ? 'cols' : undefined}>
          <Diary calendar={data} onChoose={setChosen} />
          {one ? (
            <aside aria-label="The appointment">
              <About
                one={one}
                onAct={(act) => setActing({ one, act })}
                onClose={() => setChosen(undefined)}
              />
            </aside>
          ) : null}
        </div>
      ) : error || unknown ? null : (
        <Loading rows={9} />
      )}
      {chosen?.hour && data ? (
        <BlockHour
          key={chosen.hour.startsAt}
          hour={chosen.hour}
          storeId={storeId}
          timeZone={data.timeZone}
          booked={data.appointments.filter(({ startsAt }) => startsAt === chosen.hour?.startsAt)}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
      {acting ? (
        <ActOn
          key={acting.one.reference + acting.act}
          one={acting.one}
          act={acting.act}
          onClose={() => setActing(undefined)}
        />
      ) : null}
    </Page>
  )
}
