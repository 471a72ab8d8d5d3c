import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { operatorAppointments, type Appointment } from '#contract/appointments.ts'
import { operatorStores } from '#contract/stores.ts'
import { useAnswer } from '../api/use-call.ts'
import { Choice, Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Phone } from '../parts/phone.tsx'
import { useSettled } from '../parts/settled.ts'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { State } from '../parts/state.tsx'
import { counted, inFull, inZone, today } from '../parts/words.ts'
import { ActOn, Wanted, type Act } from './appointment-acts.tsx'

const KINDS = { store: 'At the salon', video: 'By video', phone: 'By telephone' } as const

const Entry = ({ one, onAct }: { readonly one: Appointment; readonly onAct: (act: Act) => void }) => (
  <li>
    <span className="num">{inZone(one.startsAt, one.timeZone).split(', ').at(-1)}</span>
    <div>
      <p>
        <b>{one.name}</b>, {one.purpose.replaceAll('-', ' ')}{' '}
        {one.status === 'cancelled' ? (
          <State word="Cancelled" />
        ) : one.confirmedAt ? (
          <State word="Confirmed" tone="paid" />
        ) : (
          <State word="Not confirmed" />
        )}
      </p>
      <p className="muted">
        {KINDS[one.kind]}, {one.storeName}. <Phone number={one.phone} />,{' '}
        <a className="tl" href={`mailto:${one.email}`}>
          {one.email}
        </a>
      </p>
      <Wanted one={one} />
      {one.note ? <p className="muted">‘{one.note}’</p> : null}
      {one.status === 'booked' ? (
        <div className="acts">
          {one.confirmedAt ? null : <Button onClick={() => onAct('confirm')}>Confirm</Button>}
          <Button onClick={() => onAct('move')}>Move</Button>
          <Button variant="text" onClick={() => onAct('cancel')}>
            Cancel
          </Button>
        </div>
      ) : null}
    </div>
  </li>
)

const PAGE = 50

/** Words that are searched for half a second after the last letter; they stay in the address. */
const Find = ({ q, onFind }: { readonly q: string; readonly onFind: (q: string) => void }) => {
  const [typed, setTyped] = useState(q)
  const [sent, setSent] = useState(q)
  // The way back changes the words as typing does.
  if (q !== sent) {
    setSent(q)
    setTyped(q)
  }
  const settled = useSettled(typed, 500).trim()
  useEffect(() => {
    if (settled === sent) return
    setSent(settled)
    onFind(settled)
    // oxlint-disable-next-line react/exhaustive-deps -- only what was typed counts
  }, [settled])
  return (
    <Field
      label="Find"
      placeholder="Reference, name, e-mail"
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}

/** Who comes, day by day, for one salon or all. */
export const AppointmentListScreen = () => {
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState<{ readonly one: Appointment; readonly act: Act }>()
  const from = search.get('from') ?? today()
  const store = search.get('store') ?? ''
  const q = search.get('q') ?? ''
  const page = Math.max(1, Number(search.get('page')) || 1)
  const { data, error, refetch } = useAnswer(
    operatorAppointments,
    {
      query: {
        from,
        ...(store !== '' && { storeId: store }),
        ...(q !== '' && { q }),
        page,
        limit: PAGE,
        ...(search.get('outside') === '1' && { outside: true }),
      },
    },
    { every: 30_000 },
  )
  const stores = useAnswer(operatorStores).data?.stores ?? []
  const shown = data?.appointments ?? []
  const days = [...Map.groupBy(shown, ({ startsAt, timeZone }) => inFull(startsAt, timeZone))]
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (name !== 'page') next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next)
  }
  const turn = (to: number) => {
    change('page', String(to))
    scrollTo(0, 0)
  }
  const open = shown.filter(({ status, confirmedAt }) => status === 'booked' && !confirmedAt).length
  return (
    <Page
      title="Appointments as a list"
      back={{ to: '/appointments', label: 'Appointments' }}
      says={
        data
          ? open > 0
            ? `${counted(open, 'appointment is', 'appointments are')} waiting to be confirmed${data.total > shown.length ? ' among those listed' : ''}.`
            : shown.length === 0
              ? undefined
              : data.total > shown.length
                ? 'Those listed are confirmed.'
                : 'All are confirmed.'
          : undefined
      }
    >
      <div className="fine">
        <Find q={q} onFind={(words) => change('q', words)} />
        <Field
          label="From"
          type="date"
          value={from}
          onChange={({ target }) => change('from', target.value)}
        />
        <Choice
          label="Salon"
          value={store}
          options={[
            { value: '', label: 'All salons' },
            ...stores.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={(value) => change('store', value)}
        />
        <label className="ch">
          <input
            type="checkbox"
            className="cb"
            checked={search.get('outside') === '1'}
            onChange={({ target }) => change('outside', target.checked ? '1' : '')}
          />
          Only those outside the hours
        </label>
      </div>
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data && shown.length === 0 ? (
        <Empty title={q === '' ? 'No appointments' : `No appointment is found for ‘${q}’`}>
          <p>
            {q === ''
              ? 'Bookings made in the shop appear here at once.'
              : 'Those of any day are searched, also cancelled ones.'}
          </p>
        </Empty>
      ) : null}
      {days.map(([day, ones]) => (
        <section className="sec" key={day}>
          <h2>{day}</h2>
          <ul className="day day--wide">
            {ones.map((one) => (
              <Entry key={one.reference} one={one} onAct={(act) => setAsked({ one, act })} />
            ))}
          </ul>
        </section>
      ))}
      {data && data.total > PAGE && shown.length > 0 ? (
        <div className="pg">
          <span className="num">
            {(page - 1) * PAGE + 1} to {(page - 1) * PAGE + shown.length} of {data.total}
          </span>
          <span className="acts">
            {page > 1 ? (
              <button type="button" className="tl" onClick={() => turn(page - 1)}>
                Previous
              </button>
            ) : null}
            {page * PAGE < data.total ? (
              <button type="button" className="tl" onClick={() => turn(page + 1)}>
                Next {Math.min(PAGE, data.total - page * PAGE)}
              </button>
            ) : null}
          </span>
        </div>
      ) : null}
      {asked ? (
        <ActOn
          one={shown.find(({ reference }) => reference === asked.one.reference) ?? asked.one}
          act={asked.act}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Page>
  )
}
