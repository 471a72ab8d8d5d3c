import { Link } from 'react-router'
import { may } from '../api/call.ts'
import { useAnswer } from '../api/use-call.ts'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { age, inFull } from '../parts/words.ts'
import * as asked from './asked.ts'
import { Beside, useBeside } from './beside.tsx'
import { Sales } from './sales.tsx'
import { SAID, sentence } from './work.ts'

/** What waits for this person, in the order to take it. */
export const TodayScreen = () => {
  const { data, error, refetch } = useAnswer(asked.work, {}, { every: 30_000 })
  const beside = useBeside()
  const there = data && beside.settled ? data : undefined
  // Urgent work first, otherwise in the order of the endpoint.
  const work = (data?.work ?? []).toSorted(
    (one, other) => Number(SAID[other.kind].pressing ?? false) - Number(SAID[one.kind].pressing ?? false),
  )
  return (
    <Page
      title={inFull(new Date())}
      says={data ? sentence(work) : '\u00a0'}
      acts={
        may('operatorSetRates') ? (
          <Link className="btn" to="/rates">
            Set today’s rates
          </Link>
        ) : undefined
      }
    >
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {!there && !error ? <Loading /> : null}
      {there && work.length === 0 ? (
        <Empty title="Everything is done">
          <p>New orders, messages and appointments are listed here as soon as they come.</p>
        </Empty>
      ) : null}
      {/* Nothing moves once it is seen: what stands beside and below comes with the list. */}
      {there || error ? (
        <div className="cols today">
          <ul className="wait">
            {work.map((one) => {
              const { to, title, says, pressing } = SAID[one.kind]
              return (
                <li key={one.kind} className={pressing ? 'bad' : undefined}>
                  <span className="n">{one.count}</span>
                  <span>
                    <Link to={to}>
                      <b>{title}</b>
                    </Link>
                    <small>{says(one)}</small>
                  </span>
                  <span className="age num">
                    {one.since && one.kind !== 'appointments' ? age(one.since) : ''}
                  </span>
                </li>
              )
            })}
          </ul>
          <Beside {...beside} />
        </div>
      ) : null}
      {there?.sales ? <Sales days={there.sales} /> : null}
    </Page>
  )
}
