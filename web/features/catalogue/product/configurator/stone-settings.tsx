import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { graphql } from '#web/gql/catalogue/gql.ts'
import { Offered } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'

const StoneSettings = graphql(`
  query StoneSettings($id: ID!) {
    product(id: $id) {
      id
      settingsInStock
    }
  }
`)

/**
 * The link from a loose stone to its settings; if nothing holds it the page says so, so that nobody has to press to
 * find out.
 */
export const SettingsOfStone = ({ id, children }: { id: string; children: ReactNode }) => {
  const [{ data }] = useQuery({ query: StoneSettings, variables: { id } })
  if (data?.product?.settingsInStock !== 0) return children
  return (
    <p className="small">
      {t('set.setting.none')}.{' '}
      <Offered feature="messages">
        <Link className="tlink" to={paths.beginBespoke()}>
          {t('set.bespoke.link')}
        </Link>
      </Offered>
    </p>
  )
}
