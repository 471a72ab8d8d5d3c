import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useQuery } from 'urql'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/stores/gql.ts'
import type { StorePageQuery } from '#web/gql/stores/graphql.ts'
import { errorMessage, failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { openNow, weekLines } from './opening-hours.ts'
import styles from './store.module.css'

const StorePage = graphql(`
  query StorePage($near: String) {
    stores(near: $near) {
      place
      items {
        id
        slug
        name
        addressLines
        city
        postalCode
        country
        phone
        email
        timeZone
        latitude
        longitude
        openings {
          weekday
          open
          close
        }
        holidays {
          date
          name
        }
        services
        summary
        collects
        distanceKm
      }
    }
  }
`)

type Store = StorePageQuery['stores']['items'][number]

const variablesOf = (search: string) => ({
  near: new URLSearchParams(search).get('near')?.slice(0, 64) || null,
})

export const loader = async ({ client, url }: LoaderArgs) => {
  const result = await loadQuery(client, StorePage, variablesOf(url.search))
  return result.error ? failedPage(result.error) : undefined
}

const week = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const jewelleryStore = (store: Store, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JewelryStore',
  '@id': `${origin}${paths.stores()}#${store.slug}`,
  name: store.name,
  telephone: store.phone,
  email: store.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.addressLines[0],
    addressLocality: store.city,
    postalCode: store.postalCode,
    addressCountry: store.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.openings.map(({ weekday, open, close }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: week[weekday],
    opens: open,
    closes: close,
  })),
})

/** Known only in the browser: a page that is the same for everyone cannot know what time it is. */
const useNow = (): Date | undefined => {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const Entry = ({ store, now }: { store: Store; now: Date | undefined }) => (
  <li className={styles.store} id={store.slug}>
    <div>
      <h2>{store.city}</h2>
      <p className="muted">{store.addressLines.join(', ')}</p>
      <p className={styles.now}>
        {now ? openNow(store, now) : '\u00a0'}
        {store.distanceKm === null ? '' : ` · ${store.distanceKm} km`}
      </p>
      <p className={styles.links}>
        <a
          className="tlink"
          href={`https://www.openstreetmap.org/?mlat=${store.latitude}&mlon=${store.longitude}#map=17/${store.latitude}/${store.longitude}`}
          rel="noreferrer"
        >
          Directions<span className="sr"> to the {store.city} salon</span>
        </a>
        <a className="tlink" href={`tel:${store.phone.replaceAll(' ', '')}`}>
          {store.phone}
        </a>
        <a className="tlink" href={`mailto:${store.email}`}>
          Write<span className="sr"> to the {store.city} salon</span>
        </a>
      </p>
    </div>
    <div>
      <p>{store.summary}</p>
      <dl className={styles.hours}>
        {weekLines(store.openings).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{store.services.join(' · ')}</p>
      {store.holidays.length > 0 && (
        <p className="muted">
          Closed on{' '}
          {store.holidays
            .map(
              ({ date, name }) =>
                `${new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date))} (${name})`,
            )
            .join(', ')}
        </p>
      )}
    </div>
  </li>
)

/** The store locator (specification section 2, /store). Searching is a GET form: it works without JavaScript. */
export const Component = () => {
  const { search } = useLocation()
  const site = useSite()
  const variables = variablesOf(search)
  const [{ data, error }] = useQuery({ query: StorePage, variables })
  const now = useNow()
  const list = data?.stores
  return (
    <div className="wrap">
      <PageSeo
        title="Stores"
        path={paths.stores()}
        description="Where our salons are, when they are open, and what is done there."
        jsonLd={list?.items.map((store) => jewelleryStore(store, site.origin))}
      />
      <div className={styles.head}>
        <h1>Come and hold it</h1>
        <p className="muted">
          An appointment is an hour, and nothing to buy. You are as welcome without one.
        </p>
      </div>
      <form className={styles.search} action={paths.stores()} role="search">
        <label htmlFor="near">City or PIN code</label>
        <div>
          <input
            id="near"
            name="near"
            defaultValue={variables.near ?? ''}
            maxLength={64}
            autoComplete="postal-code"
          />
          <button type="submit">Find</button>
        </div>
      </form>
      {error && !list && (
        <ErrorState title="The list did not load" text={errorMessage(error, 'Try again in a moment.')} />
      )}
      {list && (
        <>
          <p className={styles.count} role="status">
            {variables.near === null
              ? `${list.items.length} salons`
              : list.place === null
                ? `We do not know ‘${variables.near}’. Here are all our salons; a larger city nearby may help.`
                : `Nearest to ${list.place} first`}
            {variables.near !== null && (
              <>
                {' '}
                <Link className="tlink" to={paths.stores()}>
                  Clear
                </Link>
              </>
            )}
          </p>
          <ul className={styles.list}>
            {list.items.map((store) => (
              <Entry key={store.id} store={store} now={now} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
