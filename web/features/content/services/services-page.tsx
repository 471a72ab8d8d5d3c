import { useQuery } from 'urql'
import { PictureIndex } from '#web/features/content/blocks/picture-index.tsx'
import { loadContent } from '#web/features/content/page/content-query.ts'
import { ContentView } from '#web/features/content/page/content-view.tsx'
import { graphql } from '#web/gql/content/gql.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { t } from '#web/words/t.ts'

export const ServicesDocument = graphql(`
  query Services($group: String!) {
    pages(group: $group) {
      path
      title
      summary
      picture {
        ...HousePicture_picture
      }
    }
  }
`)

export const SERVICE_GROUP = 'service'
const variables = { group: SERVICE_GROUP }

export const loader = async ({ client }: LoaderArgs) => {
  const [{ decision }] = await Promise.all([
    loadContent(client, 'services'),
    loadQuery(client, ServicesDocument, variables),
  ])
  return decision
}

/** All services as an index: the picture changes with the name. */
export const Component = () => {
  const [{ data }] = useQuery({ query: ServicesDocument, variables })
  return (
    <ContentView
      slug="services"
      afterHead={<PictureIndex rows={data?.pages ?? []} label={t('home.services')} />}
    />
  )
}
