import { Link } from '#web/components/link/link.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { paths } from '#web/lib/paths.ts'
import { rich, t } from '#web/words/t.ts'
import { openNow, weekLines } from './opening-hours.ts'
import type { StoreEntry } from './store-query.ts'
import styles from './store.module.css'

interface Named {
  readonly name: string
  readonly city: string
}

/** What shoppers call a store among the others: its town, or its own name where another is in the same town. */
export const storeName = ({ name, city }: Named, all: readonly Pick<Named, 'city'>[]): string =>
  all.filter((other) => other.city === city).length > 1 ? name : city

/** Kilometres as people say them. */
const far = (km: number): string => (km < 1 ? t('stores.within') : t('stores.km', { km }))

/** `Open today until 20:00`, once the browser knows the time, and how far it is. */
export const Now = ({ store, now }: { store: StoreEntry; now: Date | undefined }) => {
  const said = [
    ...(now ? [openNow(store, now)] : []),
    ...(store.distanceKm === null ? [] : [far(store.distanceKm)]),
  ]
  return <p className={styles.now}>{said.join(' · ') || '\u00a0'}</p>
}

/** Directions, telephone, e-mail; with `book`, a link to book a visit. */
export const Ways = ({ store, book }: { store: StoreEntry; book?: boolean }) => (
  <p className={styles.links}>
    <a
      className="tlink"
      href={`https://www.openstreetmap.org/?mlat=${store.latitude}&mlon=${store.longitude}#map=17/${store.latitude}/${store.longitude}`}
      rel="noreferrer"
    >
      {rich('stores.directions', { what: (words) => <span className="sr">{words}</span>, city: store.city })}
    </a>
    <a className="tlink num" href={`tel:${store.phone.replaceAll(' ', '')}`}>
      {store.phone}
    </a>
    <a className="tlink" href={`mailto:${store.email}`}>
      {rich('stores.write', { what: (words) => <span className="sr">{words}</span>, city: store.city })}
    </a>
    {book ? (
      <Link className="tlink" to={paths.appointment({ store: store.slug })}>
        {rich('stores.book', { what: (words) => <span className="sr">{words}</span>, city: store.city })}
      </Link>
    ) : null}
  </p>
)

/** The usual week and its exceptions. */
export const Hours = ({ store }: { store: StoreEntry }) => (
  <>
    <dl className={styles.hours}>
      {weekLines(store.openings).map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
    {store.holidays.length > 0 && (
      <dl className={styles.hours}>
        {store.holidays.map(({ date, name }) => (
          <div key={date}>
            <dt>{formatDay(date)}</dt>
            <dd>{t('stores.closedFor', { name })}</dd>
          </div>
        ))}
      </dl>
    )}
  </>
)
