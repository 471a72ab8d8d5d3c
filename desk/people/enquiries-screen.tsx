import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { Link } from 'react-router'
import { setEnquiryState, type Enquiry } from '#contract/enquiries.ts'
import { may } from '../api/call.ts'
import { counts } from '../api/providers.ts'
import { useSend } from '../api/use-call.ts'
import { Listed } from '../parts/list-base.tsx'
import { Pager, Search, Tabs, useRows } from '../parts/list.tsx'
import { Page } from '../parts/page.tsx'
import { Phone } from '../parts/phone.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { State } from '../parts/state.tsx'
import { whenWithin } from '../parts/words.ts'
import { labelOf } from '../words/schema.ts'

const TABS = [
  { value: '', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
] as const

/** The form that it came from, in words; a house may have other forms. */
const KINDS: Readonly<Record<string, string>> = { contact: 'a question', franchise: 'a franchise' }
const TOPICS: Readonly<Record<string, string>> = {
  piece: 'a piece',
  order: 'an order',
  service: 'a service or repair',
  house: 'the house',
  other: 'something else',
}

/** Fields of the forms; in a house's documents the same word may mean another form of it. */
const FIELDS: Readonly<Record<string, string>> = { country: 'Country' }

/** What was filled in besides the message. */
const Details = ({ one: { details } }: { readonly one: Enquiry }) => {
  const { topic, orderNumber, premises, ...rest } = details
  const said = [
    ...(topic === undefined ? [] : [`About ${TOPICS[String(topic)] ?? String(topic)}`]),
    ...Object.entries(rest).map(([name, value]) => `${FIELDS[name] ?? labelOf(name)}: ${value}`),
    ...(premises === undefined ? [] : [`Premises: ${premises} sq m`]),
  ]
  if (said.length === 0 && orderNumber === undefined) return null
  return (
    <p className="muted">
      {said.join('. ')}
      {orderNumber === undefined ? null : (
        <>
          {said.length > 0 ? '. ' : ''}Order{' '}
          {may('operatorOrder') ? (
            <Link className="tl nw" to={`/orders/${encodeURIComponent(String(orderNumber))}`}>
              {orderNumber}
            </Link>
          ) : (
            orderNumber
          )}
        </>
      )}
    </p>
  )
}

const One = ({ one }: { readonly one: Enquiry }) => {
  const send = useSend(setEnquiryState)
  const set = (state: Enquiry['state']) =>
    send.mutate({ params: { reference: one.reference }, body: { state } })
  return (
    <li>
      <div>
        <p>
          <b>{one.name}</b>, {KINDS[one.kind] ?? one.kind} <span className="muted nw">{one.reference}</span>{' '}
          <State word={one.state} tone={one.state === 'new' ? 'under-way' : 'off'} />
        </p>
        <p className="said">{one.message}</p>
        <Details one={one} />
        <p className="small">
          <a className="tl" href={`mailto:${one.email}?subject=${encodeURIComponent(one.reference)}`}>
            {one.email}
          </a>
          {one.phone ? (
            <>
              , <Phone number={one.phone} />
            </>
          ) : null}
          , {whenWithin(one.createdAt)}
        </p>
      </div>
      <div className="acts">
        {/* It keeps its place: the next button would come under a second press. */}
        <Button disabled={send.isPending || one.state === 'answered'} onClick={() => set('answered')}>
          Mark as answered
        </Button>
        {one.state === 'closed' ? (
          <Button variant="text" disabled={send.isPending} onClick={() => set('new')}>
            Reopen
          </Button>
        ) : (
          <Button variant="text" disabled={send.isPending} onClick={() => set('closed')}>
            Close
          </Button>
        )}
      </div>
    </li>
  )
}

const Rows = () => {
  const { rows: enquiries = [], isPending, error, refetch, filterValues } = useRows('enquiries')
  if (error && enquiries.length === 0) return <Failed error={error} again={() => void refetch()} />
  if (isPending) return <Loading />
  if (enquiries.length === 0)
    return (
      <Empty
        title={filterValues.q ? `No enquiry is found for ‘${String(filterValues.q)}’` : 'No enquiries here'}
      >
        <p>What people write in the shop’s forms appears here; answer it by e-mail.</p>
      </Empty>
    )
  return (
    <>
      <ul className="rows rows--tall">
        {enquiries.map((one) => (
          <One key={one.reference} one={one} />
        ))}
      </ul>
      <Pager />
    </>
  )
}

const Head = () => {
  // Read with the rows: the provider keeps them with the list.
  const { isFetching } = useListContext()
  const { enquiries = {} } = counts
  return (
    <Page title="Enquiries" says="From the shop’s forms. Answer by e-mail, then mark it here.">
      <div className="filt" aria-busy={isFetching}>
        <Search label="Find an enquiry" hint="Number, name, e-mail, telephone" />
      </div>
      <Tabs
        label="Which enquiries"
        member="state"
        tabs={TABS.map((tab) => ({ ...tab, count: tab.value === '' ? undefined : enquiries[tab.value] }))}
      />
      <Rows />
    </Page>
  )
}

/** Messages from people without an account. */
export const EnquiriesScreen = () => (
  <Listed of="enquiries">
    <Head />
  </Listed>
)
