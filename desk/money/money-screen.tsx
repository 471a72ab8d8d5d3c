import { Link } from 'react-router'
import { operatorApprovals, operatorOwnApprovals } from '#contract/approvals.ts'
import { operatorStuckMoney, operatorTransfers, type StuckMoney } from '#contract/money.ts'
import { useAnswer } from '../api/use-call.ts'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { age, counted, inRupees, when } from '../parts/words.ts'
import { session } from '../session.ts'
import { Approvals } from './approvals.tsx'
import { Reconcile } from './reconcile.tsx'
import { StuckActs, STUCK } from './stuck.tsx'
import { Transfers } from './transfers.tsx'

const Stuck = ({ items }: { readonly items: readonly StuckMoney[] }) =>
  items.length === 0 ? (
    <Empty title="No money is stuck">
      <p>
        Refunds that fail, disputes and differences with the provider are listed here until somebody settles
        them.
      </p>
    </Empty>
  ) : (
    <ul className="rows">
      {items.map((item) => (
        <li key={item._id}>
          <div>
            <p>
              <b className="err">{STUCK[item.kind]}</b>
              {item.number ? (
                <>
                  {', '}
                  <Link className="tl" to={`/orders/${item.number}`}>
                    {item.number}
                  </Link>
                </>
              ) : null}
            </p>
            <p className="muted">
              {item.why.replace(/\.$/, '')}.{' '}
              {item.respondBy ? `To be answered by ${when(item.respondBy)}. ` : ''}For {age(item.since)}.
            </p>
          </div>
          <span className="num">{item.amount === undefined ? '' : inRupees(item.amount)}</span>
          <StuckActs item={item} />
        </li>
      ))}
    </ul>
  )

/** The first line: what somebody must do. */
const standing = (stuck: number, transfers: number, asked: number, confirmed: number): string =>
  stuck + transfers + asked + confirmed === 0
    ? 'Nothing is waiting.'
    : [
        asked === 0 ? '' : `${counted(asked, 'act waits', 'acts wait')} for a second person.`,
        confirmed === 0
          ? ''
          : `${counted(confirmed, 'request of yours is', 'requests of yours are')} confirmed, and to be done.`,
        stuck === 0
          ? 'Nothing is stuck.'
          : `${counted(stuck, 'thing waits', 'things wait')} for somebody. What has a deadline comes first.`,
        transfers === 0 ? '' : `${counted(transfers, 'bank transfer is', 'bank transfers are')} expected.`,
      ]
        .filter((line) => line !== '')
        .join(' ')

/** Money that waits for somebody: what is stuck, what is still to arrive, and our books next to the provider's. */
export const MoneyScreen = () => {
  const { data, error, refetch } = useAnswer(operatorStuckMoney, {}, { every: 30_000 })
  const transfers = useAnswer(operatorTransfers, {}, { every: 30_000 }).data?.items.length
  const asked =
    useAnswer(operatorApprovals, {}, { every: 30_000 }).data?.approvals.filter(
      ({ askedBy }) => askedBy !== session.name,
    ).length ?? 0
  const confirmed =
    useAnswer(operatorOwnApprovals, {}, { every: 20_000 }).data?.approvals.filter(
      ({ state }) => state === 'confirmed',
    ).length ?? 0
  const items = data?.items ?? []
  return (
    <Page
      title="Money"
      says={data && transfers !== undefined ? standing(items.length, transfers, asked, confirmed) : undefined}
    >
      <Approvals />
      <section className="sec">
        <h2>What is stuck</h2>
        {error ? <Failed error={error} again={() => void refetch()} /> : null}
        {data ? <Stuck items={items} /> : error ? null : <Loading rows={3} />}
      </section>
      <Transfers />
      <Reconcile />
    </Page>
  )
}
