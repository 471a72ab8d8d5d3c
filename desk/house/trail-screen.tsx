import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { operatorTrail } from '#contract/desk.ts'
import { useAnswer } from '../api/use-call.ts'
import { downloadCsv } from '../parts/download.ts'
import { eventWords } from '../parts/events.ts'
import { Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { Thing } from '../parts/things.tsx'
import { nameOf, when } from '../parts/words.ts'
import { detailsOf, type Line } from './trail-details.ts'

/** Documents of the house, whose ids are words: what each is called, and its screen. */
const DOCUMENTS: Readonly<Record<string, readonly [name: string, to: (id: string) => string]>> = {
  blog: ['Blog', (id) => `/blogs/${id}`],
  category: ['Category', (id) => `/categories/${id}`],
  content: ['Page', (id) => `/pages/${id}`],
  enquiry: ['Enquiry', () => '/enquiries'],
  rates: ['Metal rates', () => '/rates'],
  shop: ['Facts of the house', () => '/facts'],
  store: ['Salon', (id) => `/salons/${id}`],
  template: ['Reply template', () => '/messages'],
  token: ['Token', () => '/staff'],
}

/** What a line is about, as a link to its screen; what has none as the trail has it. */
const About = ({ line: { subject = '', about } }: { readonly line: Line }) => {
  if (about) return <Thing thing={about} />
  const [kind = '', ...rest] = subject.split(':')
  const id = rest.join(':')
  const [name, to] = DOCUMENTS[kind] ?? []
  if (name === undefined || to === undefined) return subject
  return (
    <span>
      {id === '' ? null : `${name} `}
      <Link className="tl" to={to(encodeURIComponent(id))}>
        {id === '' ? name : id}
      </Link>
    </span>
  )
}
const whoOf = ({ who, actor }: Line) => (who ? nameOf(who) : actor === 'system' ? 'the shop' : `a ${actor}`)

/** Who did what; searched by words, names and order numbers. The search is part of the address. */
export const TrailScreen = () => {
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState({ q: '', who: '' })
  const [q, who] = [search.get('q') ?? '', search.get('who') ?? '']
  // Going back changes the words, just as typing does.
  useEffect(() => setTyped({ q, who }), [q, who])
  const before = Number(search.get('before') ?? 0)
  const { data, error, refetch } = useAnswer(operatorTrail, {
    query: { q, who, ...(before > 0 && { before }) },
  })
  const lines = data?.lines ?? []
  const asked = () => Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
  return (
    <Page
      title="Audit trail"
      says="Every change, every refused request and every sign-in. Nothing in it can be altered."
      acts={
        lines.length > 0 ? (
          <button
            type="button"
            className="btn"
            onClick={() =>
              downloadCsv('audit-trail.csv', [
                ['when', 'who', 'what', 'event', 'subject', 'named', 'details'],
                ...lines.map((line) => [
                  line.at,
                  whoOf(line),
                  eventWords(line.event),
                  line.event,
                  line.subject ?? '',
                  line.about?.label ?? '',
                  detailsOf(line),
                ]),
              ])
            }
          >
            Export these lines
          </button>
        ) : undefined
      }
    >
      <form
        className="fine"
        onSubmit={(event) => {
          event.preventDefault()
          setSearch(asked())
        }}
      >
        <Field
          label="Words, or an order number"
          type="search"
          maxLength={100}
          value={typed.q}
          onChange={({ target }) => setTyped((all) => ({ ...all, q: target.value }))}
        />
        <Field
          label="Who"
          type="search"
          maxLength={100}
          value={typed.who}
          onChange={({ target }) => setTyped((all) => ({ ...all, who: target.value }))}
        />
        <button type="submit" className="btn">
          Search
        </button>
      </form>
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <Loading rows={10} /> : null}
      {data && lines.length === 0 ? (
        <Empty title="No line matches">
          <p>Search by an event such as order.refunded, a name, or the number of an order.</p>
        </Empty>
      ) : null}
      {lines.length > 0 ? (
        <Scroll label="Lines of the trail">
          <table className="stack dense">
            <thead>
              <tr>
                <th>When</th>
                <th>Who</th>
                <th>What</th>
                <th>On what</th>
                <th>Details</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.id}>
                  <td className="nw num">{when(line.at)}</td>
                  <td data-of="Who">{whoOf(line)}</td>
                  <td data-of="What">
                    <span>
                      {eventWords(line.event)}
                      <small>{line.event}</small>
                    </span>
                  </td>
                  <td data-of="On what" className="muted wrap">
                    <About line={line} />
                  </td>
                  <td data-of="Details" className="muted wrap">
                    {detailsOf(line)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      ) : null}
      {data?.more ? (
        <p className="pg">
          <button
            type="button"
            className="tl"
            onClick={() =>
              setSearch({ ...(q && { q }), ...(who && { who }), before: String(lines.at(-1)?.id ?? 0) })
            }
          >
            Older lines
          </button>
        </p>
      ) : null}
    </Page>
  )
}
