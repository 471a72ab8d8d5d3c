import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { operatorWork } from '#contract/desk.ts'
import type { AnswerOf, AnyEndpoint, QueryOf } from '#contract/endpoint.ts'
import { callLight, may, type Light } from '../api/call.ts'
import { Thumb } from '../parts/piece.tsx'
import { byTheClock, today } from '../parts/words.ts'
import * as asked from './asked.ts'

const EVERY_MS = 60_000
/** Somebody who came an hour ago has been seen. */
const PAST_MS = 3_600_000
/** So many of a list are shown here; its own screen has the rest. */
const SHOWN = 4

const onlyShow = (show: string) => `/products?filter=${encodeURIComponent(JSON.stringify({ show }))}`

type Days = AnswerOf<typeof operatorWork>['sales']

/** What the role may not see, or did not come this time, is left out; the rest is shown without it. */
const read = <E extends AnyEndpoint>(light: Light<E>, query: QueryOf<E>): Promise<AnswerOf<E> | undefined> =>
  may(light.name) ? callLight(light, { query }).catch(() => undefined) : Promise.resolve(undefined)

/**
 * What is shown next to the work of the day and below it, as far as the role may see it. Asked at once and answered as
 * one, so that nothing moves what somebody is reading and a phone draws it once.
 */
export const useBeside = (work: { readonly isFetched: boolean; readonly days: Days }) => {
  const from = work.days?.[0]?.day
  const to = work.days?.at(-1)?.day
  const { data } = useQuery({
    queryKey: ['beside', from, to],
    queryFn: async () => {
      const [diary, gone, low, sales] = await Promise.all([
        read(asked.diary, { from: today(), status: 'booked', limit: 50 }),
        read(asked.products, { show: 'gone', limit: SHOWN }),
        read(asked.products, { show: 'low', limit: SHOWN }),
        from === undefined || to === undefined ? undefined : read(asked.sales, { from, to }),
      ])
      return { diary, gone, low, sales }
    },
    enabled: work.isFetched,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  })
  return data
}
type Answers = NonNullable<ReturnType<typeof useBeside>>

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
          {ofToday.length > SHOWN ? `All ${ofToday.length}` : 'Appointments'}
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

/** Pieces with one or none left. */
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
        {pieces.map(({ _id, name, image, background }, at) => {
          const none = at < gone.products.length
          return (
            <li key={_id}>
              <Thumb image={image} background={background} />
              <Link to={`/products/${_id}`}>{name}</Link>
              <span className={none ? 'err' : undefined}>{none ? 'gone' : '1 left'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export const Beside = ({ diary, gone, low }: Pick<Answers, 'diary' | 'gone' | 'low'>) => (
  <aside aria-label="Today beside the work">
    <Diary data={diary} />
    <Low gone={gone} low={low} />
  </aside>
)
