import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { graphql } from '#web/gql/catalogue/gql.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'

const SeenAtDocument = graphql(`
  query SeenAt($id: ID!, $near: String!) {
    product(id: $id) {
      id
      seenAt(near: $near) {
        slug
        name
        distanceKm
      }
    }
  }
`)

interface NearestSalonProps {
  id: string
  pin: string
  /** Shown until the nearest salon is known, and if the house does not know the PIN code. */
  children: ReactNode
}

/** Nobody travels farther than this to see one piece: it is a day's journey there and back. */
const TOO_FAR_KM = 150

/** Among the salons that show the piece, the one nearest to the PIN code. */
export const NearestSalon = ({ id, pin, children }: NearestSalonProps) => {
  const [{ data }] = useQuery({ query: SeenAtDocument, variables: { id, near: pin } })
  const byVideo = useOffers('appointments')
  const salon = data?.product?.seenAt[0]
  if (salon?.distanceKm == null) return children
  const km = Math.round(salon.distanceKm)
  if (km > TOO_FAR_KM)
    return (
      <>
        {t('product.seenFar', { pin, salon: salon.name })}{' '}
        {byVideo ? (
          <Link className="tlink" to={paths.appointment({ product: id, kind: 'video' })}>
            {t('product.seenByVideo')}
          </Link>
        ) : null}
      </>
    )
  return (
    <Link className="tlink" to={paths.store(salon.slug)}>
      {t('product.seenNearest', { salon: salon.name, km: km > 0 ? km : 'zero' })}
    </Link>
  )
}
