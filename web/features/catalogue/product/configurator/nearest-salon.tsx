import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { graphql } from '#web/gql/catalogue/gql.ts'
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
  /** Stands here until the nearest is known, and where the house does not know the PIN code. */
  children: ReactNode
}

/** Of the salons that show the piece the one nearest to the PIN code. */
export const NearestSalon = ({ id, pin, children }: NearestSalonProps) => {
  const [{ data }] = useQuery({ query: SeenAtDocument, variables: { id, near: pin } })
  const salon = data?.product?.seenAt[0]
  if (salon?.distanceKm == null) return children
  const km = Math.round(salon.distanceKm)
  return (
    <Link className="tlink" to={paths.store(salon.slug)}>
      {t('product.seenNearest', { salon: salon.name, km: km > 0 ? km : 'zero' })}
    </Link>
  )
}
