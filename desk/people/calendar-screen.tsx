import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { operatorCalendar } from '#contract/appointment-calendar.ts'
import type { Appointment } from '#contract/appointments.ts'
import { operatorStores } from '#contract/stores.ts'
import { useAnswer } from '../api/use-call.ts'
import { Choice, Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { counted, inFull, today } from '../parts/words.ts'
import { AboutAppointment } from './about-appointment.tsx'
import { ActOn, type Act } from './appointment-acts.tsx'
import { DaysStrip } from './days-strip.tsx'
import { Diary, type Chosen } from './diary.tsx'
import { OneHour } from './one-hour.tsx'
import { daysAfter } from './weeks.ts'

/** Whoever works in one salon need not choose it again on this device. */
const SALON = 'desk-salon'

/** A day or a week of one salon: who comes, what is free, and the blocked hours. */
export const CalendarScreen = () => {
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState<Chosen>()
  const [acting, setActing] = useState<{ readonly one: Appointment; readonly act: Act }>()
  const phone = useMediaQuery('(max-width: 767px)')
  const { data: salons, error: unknown, refetch: again } = useAnswer(operatorStores)
  const stores = salons?.stores ?? []
  const last = stores.find(({ _id }) => _id === localStorage.getItem(SALON))
  const storeId = search.get('store') ?? (last ?? stores[0])?._id ?? ''
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
  const chosenBy = useRef<Element>(null)
  const choose = (next: Chosen) => {
    chosenBy.current = document.activeElement
    setChosen(next)
    // A colleague may have changed it since the calendar was last read.
    void refetch()
  }
  const close = () => {
    setChosen(undefined)
    if (chosenBy.current instanceof HTMLElement) chosenBy.current.focus()
  }
  // Somebody came to book an hour: the first free one is under their fingers.
  const wantsFree = search.has('free')
  const shows = data !== undefined
  useEffect(() => {
    if (wantsFree && shows) document.querySelector<HTMLElement>('.cal .free')?.focus()
  }, [wantsFree, shows])
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
          onChange={(store) => {
            localStorage.setItem(SALON, store)
            set({ store })
          }}
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
        <div className={one ? 'cols cols--cal' : undefined}>
          <Diary calendar={data} chosen={one?.reference} onChoose={choose} />
          {one ? (
            <aside aria-label="The appointment">
              <AboutAppointment
                key={one.reference}
                one={one}
                onAct={(act) => setActing({ one, act })}
                onClose={close}
              />
            </aside>
          ) : null}
        </div>
      ) : error || unknown ? null : (
        <Loading rows={9} />
      )}
      {chosen?.hour && data ? (
        <OneHour
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
          one={data?.appointments.find(({ reference }) => reference === acting.one.reference) ?? acting.one}
          act={acting.act}
          onClose={() => setActing(undefined)}
        />
      ) : null}
    </Page>
  )
}
