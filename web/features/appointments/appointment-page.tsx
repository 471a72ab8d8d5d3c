import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { loadPageWords, usePageWords } from '#web/components/page-words/page-words.ts'
import { Picture } from '#web/components/picture/picture.tsx'
import { Words } from '#web/components/words/words.tsx'
import { errorMessage, failedPage } from '#web/lib/errors.ts'
import { useLinkToken } from '#web/lib/link-token.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { rich, t } from '#web/words/t.ts'
import { AppointmentByLink } from './appointment-by-link.tsx'
import { AppointmentPageDocument, askedOf, salonAsked, type Piece, type Salon } from './appointment-query.ts'
import { BookForm } from './book-form.tsx'
import { Chosen, type Choice } from './chosen.tsx'
import { LinkedAppointment, type Linked } from './linked-appointment.tsx'
import { DAYS, SlotsDocument } from './slot-query.ts'
import styles from './appointments.module.css'
import { langOf } from '#web/words/language.ts'

const variablesOf = (search: URLSearchParams) => {
  const { product, withProduct } = askedOf(search)
  return { product, withProduct }
}

const SLUG = 'appointment'

export const loader = async ({ client, url }: LoaderArgs) => {
  const [result] = await Promise.all([
    loadQuery(client, AppointmentPageDocument, variablesOf(url.searchParams)),
    loadPageWords(client, SLUG),
  ])
  const salon = salonAsked(result.data?.stores.items ?? [], askedOf(url.searchParams).store)
  // The free hours as they are now; the browser asks again, and the booking itself decides.
  if (salon) await loadQuery(client, SlotsDocument, { storeId: salon.id, from: null, days: DAYS })
  return result.error ? failedPage(result.error) : undefined
}

/** What the visit is for, or where: the piece, otherwise the salon. */
const Side = ({
  salon,
  piece,
  choice,
}: {
  salon: Salon
  piece: Piece | null | undefined
  choice: Choice
}) => {
  const media = piece?.media[0] ?? salon.media
  return (
    <div className={`sticks ${styles.side}`}>
      {media ? (
        <div
          className={styles.picture}
          style={piece ? { background: `var(--g${piece.background})` } : undefined}
        >
          <Picture
            media={media}
            sizes="(min-width: 992px) 40vw, 100vw"
            ratio="1"
            fit={piece ? 'contain' : 'cover'}
          />
        </div>
      ) : null}
      {piece ? (
        <p>
          {rich('visit.layOut', {
            piece: (words) => (
              <Link className="tlink" to={paths.product(piece.id)}>
                {words}
              </Link>
            ),
            name: piece.name,
          })}
          <Chosen {...choice} />
        </p>
      ) : null}
      <address className={styles.address}>
        <b lang={langOf(salon.name)}>{salon.name}</b>
        {salon.addressLines.map((line) => (
          <span key={line} lang={langOf(line)}>
            {line}
          </span>
        ))}
        <a className="tlink" href={`tel:${salon.phone.replaceAll(' ', '')}`}>
          {salon.phone}
        </a>
      </address>
    </div>
  )
}

const Booked = ({ appointment }: { appointment: Linked }) => {
  const title = useRef<HTMLHeadingElement>(null)
  const [isCancelled, setIsCancelled] = useState(false)
  useEffect(() => {
    title.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className={styles.alone}>
      <h1 ref={title} tabIndex={-1}>
        {isCancelled ? t('visit.gone.title') : t('visit.booked.title')}
      </h1>
      {isCancelled ? null : <p className={styles.lead}>{t('visit.booked.text')}</p>}
      <LinkedAppointment first={appointment} onCancelled={() => setIsCancelled(true)} />
      <p className={styles.onward}>
        <Link className="tlink" to={paths.stores()}>
          {t('visit.find')}
        </Link>
      </p>
    </div>
  )
}

/** Contact and appointment booking (specification section 2, /appointment); an e-mail's link opens what it booked. */
export const Component = () => {
  const [search] = useSearchParams()
  const asked = askedOf(search)
  const [{ data, error }, again] = useQuery({
    query: AppointmentPageDocument,
    variables: variablesOf(search),
  })
  const page = usePageWords(SLUG)
  const { token: link } = useLinkToken()
  const [booked, setBooked] = useState<Linked>()
  const [chosen, setChosen] = useState('')
  const salons = data?.stores.items ?? []
  const first = salonAsked(salons, asked.store)
  const salon = salons.find(({ id }) => id === chosen) ?? first
  const seo = <PageSeo title={t('contact.book')} path={paths.appointment()} seo={page?.seo} />
  if (!data || !first || !salon)
    return (
      <>
        {seo}
        <ErrorState
          page
          title={t('visit.salonsFailed')}
          text={errorMessage(error)}
          onRetry={() => again({ requestPolicy: 'network-only' })}
        />
      </>
    )
  if (booked)
    return (
      <div className="wrap">
        {seo}
        <Booked appointment={booked} />
      </div>
    )
  if (link)
    return (
      <div className="wrap">
        {seo}
        <div className={styles.alone}>
          <h1>{t('visit.yours')}</h1>
          <AppointmentByLink key={link} link={link} phone={data.shop.phone} />
          <p className={styles.onward}>
            <Link className={buttonClass({ look: 'text' })} to={paths.stores()}>
              {t('visit.salons')}
            </Link>
          </p>
        </div>
      </div>
    )
  return (
    <div className="wrap">
      {seo}
      <div className={styles.head}>
        <h1 lang={langOf(page?.title)}>{page?.title ?? t('contact.book')}</h1>
        {page?.lead ? (
          <p className="muted">
            <Words text={page.lead} />
          </p>
        ) : null}
      </div>
      <div className={styles.book}>
        <Side salon={salon} piece={data.product} choice={asked.choice} />
        <BookForm
          key={`${first.id} ${data.product?.id ?? ''}`}
          salons={salons}
          salon={salon}
          first={first.id}
          kind={asked.kind}
          purpose={asked.purpose}
          piece={data.product}
          choice={asked.choice}
          withChosen={asked.withChosen}
          onSalon={setChosen}
          onBooked={setBooked}
        />
      </div>
    </div>
  )
}
