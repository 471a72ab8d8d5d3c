import { Link } from 'react-router'
import { may } from '../api/call.ts'
import { useAnswer } from '../api/use-call.ts'
import { Thumb } from '../parts/piece.tsx'
import { byTheClock, today } from '../parts/words.ts'
import * as asked from './asked.ts'

const EVERY_MS = 60_000
/** Whoever came an hour ago has been seen. */
const PAST_MS = 3_600_000
/** So many of a list are shown here; its own screen has the rest. */
const SHOWN = 4

const onlyShow = (show: string) => `/products?filter=${encodeURIComponent(JSON.stringify({ show }))}`

/**
 * What is shown next to the work of the day, as far as the role may see it. `settled` once all of it has loaded, so
 * that nothing moves what somebody is reading.
 */
export const useBeside = () => {
  const reading = { every: EVERY_MS, when: may('operatorProducts') }
  const diary = useAnswer(
    asked.diary,
    { query: { from: today(), status: 'booked', limit: 50 } },
    { every: EVERY_MS, when: may('operatorAppointments') },
  )
  const gone = useAnswer(asked.products, { query: { show: 'gone', limit: SHOWN } }, reading)
  const low = useAnswer(asked.products, { query: { show: 'low', limit: SHOWN } }, reading)
  return {
    settled: !diary.isLoading && !gone.isLoading && !low.isLoading,
    diary: diary.data,
    gone: gone.data,
    low: low.data,
  }
}
type Answers = ReturnType<typeof useBeside>

/** Who comes today from now on, in the order of their hours. */
const Diary = ({ data }: { readonly data: Answers['diary'] }) => {
  const ofToday = (data?.appointments ?? []).filter(
    ({ startsAt }) => today(new Date(startsAt)) === today() && Date.parse(startsAt) > Date.now() - PAST_MS,
  )
  if (ofToday.length === 0) return null
  return (
    <section className="panel">
      <div className="sec__h">
        <h2>The diary</h2>
        <Link className="tl" to="/appointments">
          All {ofToday.length}
        </Link>
      </div>
      <ul className="day">
        {ofToday.slice(0, SHOWN).map(({ _id, startsAt, timeZone, name, storeName, kind, confirmedAt }) => (
          <li key={_id}>
            <span className="num">{byTheClock(startsAt, timeZone)}</span>
            <span>
              {name}
              <small>
                {storeName}
                {kind === 'store' ? '' : kind === 'video' ? ', by video' : ', by telephone'}
                {confirmedAt ? '' : ', not confirmed yet'}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Pieces of which one or none is left. */
const Low = ({ gone, low }: Pick<Answers, 'gone' | 'low'>) => {
  const pieces = [...(gone?.products ?? []), ...(low?.products ?? [])].slice(0, SHOWN)
  if (!gone || !low || pieces.length === 0) return null
  return (
    <section className="panel">
      <div className="sec__h">
        <h2>Low and gone</h2>
        <span className="acts">
          {gone.total > 0 ? (
            <Link className="tl" to={onlyShow('gone')}>
              {gone.total} gone
            </Link>
          ) : null}
          {low.total > 0 ? (
            <Link className="tl" to={onlyShow('low')}>
              {low.total} with one left
            </Link>
          ) : null}
        </span>
      </div>
      <ul className="low">
        {pieces.map(({ _id, name, image, ground }, at) => {
          const none = at < gone.products.length
          return (
            <li key={_id}>
              <Thumb image={image} ground={ground} />
              <Link to={`/products/${_id}`}>{name}</Link>
              <span className={none ? 'err' : undefined}>{none ? 'gone' : '1 left'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export const Beside = ({ diary, gone, low }: Answers) => (
  <aside aria-label="Today beside the work">
    <Diary data={diary} />
    <Low gone={gone} low={low} />
  </aside>
)
