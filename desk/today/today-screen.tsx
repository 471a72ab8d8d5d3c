import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import { may } from '../api/call.ts'
import { useAnswer } from '../api/use-call.ts'
import { Page } from '../parts/page.tsx'
import { Empty, Failed, Loading } from '../parts/say.tsx'
import { age, inFull } from '../parts/words.ts'
import * as asked from './asked.ts'
import { Beside, useBeside } from './beside.tsx'
import { Sales } from './sales.tsx'
import { SAID, sentence, titleOf } from './work.ts'

/** What waits for this person, in the order to take it. */
export const TodayScreen = () => {
  const { data: answer, error, refetch, isFetched } = useAnswer(asked.work, {}, { every: 30_000 })
  const besideAnswer = useBeside({ isFetched, days: answer?.sales })
  // Drawn in slices, as the screen itself was.
  const data = useDeferredValue(answer)
  const beside = useDeferredValue(besideAnswer)
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
      {!data && !error ? <Loading /> : null}
      {data && work.length === 0 ? (
        <Empty title="Everything is done">
          <p>New orders, messages and appointments appear here as soon as they come in.</p>
        </Empty>
      ) : null}
      {/* Nothing moves once it is seen: the list has its column, and what is below it comes last. */}
      {data || error ? (
        <div className="cols today">
          <ul className="wait">
            {work.map((one) => {
              const { to, says, pressing } = SAID[one.kind]
              return (
                <li key={one.kind} className={pressing ? 'bad' : undefined}>
                  <span className="n">{one.count}</span>
                  <span>
                    <Link to={to}>
                      <b>{titleOf(one)}</b>
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
          {beside ? <Beside {...beside} /> : null}
        </div>
      ) : null}
      {data?.sales && beside ? <Sales days={data.sales} sold={beside.sales} /> : null}
    </Page>
  )
}
