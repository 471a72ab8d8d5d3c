import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { errorMessage } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { t } from '#web/words/t.ts'
import { ByLinkDocument } from './appointment-query.ts'
import { LinkedAppointment, type Linked } from './linked-appointment.tsx'
import styles from './appointments.module.css'

type Found =
  | { state: 'looking' }
  | { state: 'failed'; message: string }
  | { state: 'none' }
  | { state: 'found'; appointment: Linked }

/** What the link of an e-mail opens (specification section 2, /appointment). */
export const AppointmentByLink = ({ link, phone }: { link: string; phone: string }) => {
  const client = useClient()
  const [found, setFound] = useState<Found>({ state: 'looking' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let left = false
    setFound({ state: 'looking' })
    void client
      .query(ByLinkDocument, { link }, { requestPolicy: 'network-only' })
      .toPromise()
      .then(({ data, error }) => {
        if (left) return
        if (error) setFound({ state: 'failed', message: errorMessage(error) })
        else if (data?.appointmentByLink) setFound({ state: 'found', appointment: data.appointmentByLink })
        else setFound({ state: 'none' })
      })
    return () => {
      left = true
    }
  }, [client, link, tries])

  if (found.state === 'looking')
    return (
      <p className={styles.waiting} role="status">
        {t('visit.opening')}
      </p>
    )
  if (found.state === 'failed')
    return (
      <EmptyState
        alert
        title={t('visit.failed')}
        text={found.message}
        action={
          <Button look="line" onClick={() => setTries((before) => before + 1)}>
            {t('common.tryAgain')}
          </Button>
        }
      />
    )
  if (found.state === 'none')
    return (
      <EmptyState
        alert
        title={t('entry.dead.title')}
        text={t('visit.link.text', { phone })}
        action={
          <Link className="tlink" to={paths.myAppointments()}>
            {t('visit.yoursAll')}
          </Link>
        }
      />
    )
  return <LinkedAppointment first={found.appointment} />
}
