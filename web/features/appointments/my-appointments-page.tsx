import { useState } from 'react'
import { useMutation } from 'urql'
import { AccountFrame } from '#web/components/account-menu/account-frame.tsx'
import { FailedAccount } from '#web/components/account-menu/failed-account.tsx'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { readFragment } from '#web/gql/appointments/fragment-masking.ts'
import { graphql } from '#web/gql/appointments/gql.ts'
import type { AppointmentCardFragment } from '#web/gql/appointments/graphql.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useOwnQuery } from '#web/lib/urql/use-steady-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { t } from '#web/words/t.ts'
import { AppointmentCard, AppointmentCardDocument } from './appointment-card.tsx'
import styles from './appointments.module.css'

const MyAppointments = graphql(`
  query MyAppointments {
    viewer {
      id
      ...AccountMenu_viewer
      appointments {
        id
        ...AppointmentCard
      }
    }
  }
`)

const MoveMine = graphql(`
  mutation MoveMyAppointment($id: ID!, $startsAt: DateTime!) {
    moveMyAppointment(id: $id, startsAt: $startsAt) {
      appointment {
        id
        ...AppointmentCard
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

const CancelMine = graphql(`
  mutation CancelMyAppointment($id: ID!) {
    cancelMyAppointment(id: $id) {
      appointment {
        id
        ...AppointmentCard
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const loader = async ({ client, url }: LoaderArgs) =>
  personalPage(await loadQuery(client, MyAppointments, {}), url)

const stale = { additionalTypenames: ['SlotCalendar', 'Slot', 'Appointment'] }

interface Gone {
  /** The appointment that was just cancelled, which is now in the other group. */
  gone: string | undefined
  setGone: (id: string) => void
}

const Mine = ({ appointment, gone, setGone }: Gone & { appointment: AppointmentCardFragment }) => {
  const [, move] = useMutation(MoveMine)
  const [, cancel] = useMutation(CancelMine)
  const { id } = appointment
  return (
    <AppointmentCard
      appointment={appointment}
      as="h3"
      said={gone === id ? t('visit.cancelled') : undefined}
      move={async (startsAt) => {
        const { data, error } = await move({ id, startsAt }, stale)
        const payload = data?.moveMyAppointment
        return { error, userErrors: payload?.userErrors, done: payload?.appointment != null }
      }}
      cancel={async () => {
        const { data, error } = await cancel({ id }, stale)
        const payload = data?.cancelMyAppointment
        const done = payload?.appointment != null
        if (done) setGone(id)
        return { error, userErrors: payload?.userErrors, done }
      }}
    />
  )
}

const Group = ({
  title,
  items,
  ...gone
}: Gone & { title: string; items: readonly AppointmentCardFragment[] }) =>
  items.length === 0 ? null : (
    <section className={styles.list}>
      <h2>{title}</h2>
      {items.map((appointment) => (
        <Mine key={appointment.id} appointment={appointment} {...gone} />
      ))}
    </section>
  )

/** The shopper's own appointments (specification section 2, /myappointment). */
export const Component = () => {
  const [{ data, error }, again] = useOwnQuery({ query: MyAppointments })
  const [gone, setGone] = useState<string>()
  const seo = (
    <PageSeo title={t('visit.mine')} path={paths.myAppointments()} description={t('visit.mineText')} />
  )
  if (!data?.viewer)
    return (
      <FailedAccount title={t('visit.mineFailed')} error={error} again={again}>
        {seo}
      </FailedAccount>
    )
  const all = data.viewer.appointments.map((one) => readFragment(AppointmentCardDocument, one))
  const ahead = all.filter(({ status }) => status === 'BOOKED').toReversed()
  const rest = all.filter(({ status }) => status !== 'BOOKED')
  return (
    <AccountFrame viewer={data.viewer}>
      {seo}
      <div className={styles.mine}>
        <h1>{t('visit.mine')}</h1>
        {ahead.length === 0 ? (
          <EmptyState
            title={t('visit.none')}
            text={t('visit.noneText')}
            action={
              <Link className={buttonClass()} to={paths.appointment()}>
                {t('visit.bookHour')}
              </Link>
            }
          />
        ) : (
          <>
            <Group title={t('visit.ahead')} items={ahead} gone={gone} setGone={setGone} />
            <p>
              <Link className="tlink" to={paths.appointment()}>
                {t('visit.another')}
              </Link>
            </p>
          </>
        )}
        <Group title={t('visit.before')} items={rest} gone={gone} setGone={setGone} />
      </div>
    </AccountFrame>
  )
}
