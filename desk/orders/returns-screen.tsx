import { Link, useSearchParams } from 'react-router'
import { operatorReturns } from '#contract/operator-returns.ts'
import { useAnswer } from '../api/use-call.ts'
import { Choice } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { State } from '../parts/state.tsx'
import { age, inRupees } from '../parts/words.ts'

const STATES = [
  { value: '', label: 'All' },
  { value: 'requested', label: 'To answer' },
  { value: 'approved', label: 'On their way back' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'declined', label: 'Declined' },
  { value: 'closed', label: 'Closed without a refund' },
] as const

/** Pieces that come back; each return is decided on the screen of its order. */
export const ReturnsScreen = () => {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('status')
  const { value: status } = STATES.find(({ value }) => value === asked) ?? STATES[0]
  const { data, error, refetch } = useAnswer(
    operatorReturns,
    { query: status === '' ? {} : { status } },
    { every: 30_000 },
  )
  return (
    <Page title="Returns">
      <div className="fine">
        <Choice
          label="Which returns"
          value={status}
          options={STATES}
          onChange={(value) => setSearch(value === '' ? {} : { status: value })}
        />
      </div>
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data && data.returns.length === 0 ? (
        <Empty title="No returns waiting">
          <p>When a shopper asks to send a piece back, it is answered here.</p>
        </Empty>
      ) : null}
      <ul className="rows">
        {(data?.returns ?? []).map((one) => (
          <li key={one._id}>
            <div>
              <p>
                <Link className="tl" to={`/orders/${one.number}`}>
                  {one.number}
                </Link>{' '}
                <State
                  word={one.status}
                  tone={['refunded', 'declined', 'closed'].includes(one.status) ? 'off' : 'under-way'}
                />
              </p>
              <p>
                {[
                  one.name,
                  (one.items ?? [])
                    .map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name))
                    .join(', '),
                ]
                  .filter(Boolean)
                  .join(': ')}
              </p>
              <p className="muted">
                ‘{one.reason}’, {age(one.requestedAt)} ago
              </p>
            </div>
            <span className="num">{inRupees(one.amount)}</span>
          </li>
        ))}
      </ul>
    </Page>
  )
}
