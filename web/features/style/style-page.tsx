import { useQuery } from 'urql'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/style/gql.ts'
import { failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { Forms } from './forms.tsx'
import { Parts } from './parts.tsx'
import { States } from './states.tsx'
import styles from './style-page.module.css'
import { Colours, Motion, Space, Type } from './tokens.tsx'

const StyleDocument = graphql(`
  query Style {
    shop {
      demo
    }
  }
`)

/** Demo mode only: a live shop has no such page. */
export const loader = async ({ client }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const { data, error } = await loadQuery(client, StyleDocument, {})
  if (error) return failedPage(error)
  return data?.shop.demo ? undefined : { status: 404 }
}

/** The living style page: every token and part of the house as the shop uses them. */
export const Component = () => {
  const [{ data }] = useQuery({ query: StyleDocument })
  if (!data?.shop.demo) return <NotFound />
  return (
    <div className={`wrap ${styles.page}`}>
      <PageSeo
        title="Style"
        path={paths.style()}
        description="The parts of the house: colours, type, space, motion, forms and states, in light and dark."
      />
      <header className={styles.head}>
        <h1>The parts of the house</h1>
        <p className="lead muted">
          What every screen is made of. The switch in the header shows all of it in the other mode.
        </p>
      </header>
      <Colours />
      <Type />
      <Space />
      <Motion />
      <Parts />
      <Forms />
      <States />
      <section className={styles.dark} data-colour-mode="dark" aria-labelledby="in-dark">
        <h2 id="in-dark">In the dark</h2>
        <Parts nested />
      </section>
    </div>
  )
}
