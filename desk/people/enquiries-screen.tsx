import Button from '@mui/material/Button'
import { setEnquiryState, type Enquiry } from '#contract/enquiries.ts'
import { useSend } from '../api/use-call.ts'
import { Listed } from '../parts/list-base.tsx'
import { Pager, Tabs, useRows } from '../parts/list.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { State } from '../parts/state.tsx'
import { when } from '../parts/words.ts'

const TABS = [
  { value: '', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
] as const

const One = ({ one }: { readonly one: Enquiry }) => {
  const send = useSend(setEnquiryState)
  const set = (state: Enquiry['state']) =>
    send.mutate({ params: { reference: one.reference }, body: { state } })
  return (
    <li>
      <div>
        <p>
          <b>{one.name}</b>, {one.kind} <span className="muted">{one.reference}</span>{' '}
          <State word={one.state} tone={one.state === 'new' ? 'under-way' : 'off'} />
        </p>
        <p className="said">{one.message}</p>
        <p className="muted">
          {Object.entries(one.details)
            .map(([name, value]) => `${name} ${value}`)
            .join(', ')}
        </p>
        <p className="small">
          <a className="tl" href={`mailto:${one.email}?subject=${encodeURIComponent(one.reference)}`}>
            {one.email}
          </a>
          {one.phone ? `, ${one.phone}` : ''}, {when(one.createdAt)}
        </p>
      </div>
      <div className="acts">
        {/* It keeps its place: the next button would come under a second press. */}
        <Button disabled={send.isPending || one.state === 'answered'} onClick={() => set('answered')}>
          It is answered
        </Button>
        {one.state === 'closed' ? (
          <Button variant="text" disabled={send.isPending} onClick={() => set('new')}>
            Reopen it
          </Button>
        ) : (
          <Button variant="text" disabled={send.isPending} onClick={() => set('closed')}>
            Close it
          </Button>
        )}
      </div>
    </li>
  )
}

const Rows = () => {
  const { rows: enquiries = [], isPending, error, refetch } = useRows('enquiries')
  if (error && enquiries.length === 0) return <Failed error={error} again={() => void refetch()} />
  if (isPending) return <Loading />
  if (enquiries.length === 0)
    return (
      <Empty title="No enquiries here">
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

/** Messages from people without an account. */
export const EnquiriesScreen = () => (
  <Listed of="enquiries">
    <Page title="Enquiries">
      <Tabs label="Which enquiries" member="state" tabs={TABS} />
      <Rows />
    </Page>
  </Listed>
)
