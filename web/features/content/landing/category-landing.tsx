import { useQuery } from 'urql'
import { FailedPage } from '#web/components/failed-page/failed-page.tsx'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { Link } from '#web/components/link/link.tsx'
import { PageHead } from '#web/features/content/page/page-head.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { backgroundAt } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import { graphql } from '#web/gql/content/gql.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import styles from './category-landing.module.css'

export const LandingDocument = graphql(`
  query Landing($slug: ID!) {
    category(id: $slug) {
      id
      slug
      name
      description
    }
  }
`)

/** The first pieces of a category. */
const SHOWN = 8
export const LandingPiecesDocument = graphql(`
  query LandingPieces($categoryId: ID!, $limit: Int!) {
    products(filter: { categoryId: $categoryId }, limit: $limit) {
      total
      items {
        id
        ...ProductCard_product
      }
    }
  }
`)

export const piecesOf = (categoryId: string) => ({ categoryId, limit: SHOWN })

/** A category at its own short address: its name, its sentence, its first pieces, and the link to all of them. */
export const CategoryLanding = ({ slug }: { slug: string }) => {
  const site = useSite()
  const [{ data, error }, again] = useQuery({ query: LandingDocument, variables: { slug } })
  const category = data?.category
  const [pieces] = useQuery({
    query: LandingPiecesDocument,
    variables: piecesOf(category?.id ?? ''),
    pause: !category,
  })
  if (error)
    return (
      <FailedPage
        title={t('list.failed')}
        text={errorMessage(error, t('list.productsFailed'))}
        onRetry={() => again({ requestPolicy: 'network-only' })}
      />
    )
  if (!category) return <NotFound />
  const to = paths.category(category.slug)
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    { name: category.name, path: to },
  ]
  const items = pieces.data?.products.items ?? []
  const total = pieces.data?.products.total ?? 0
  return (
    <>
      <PageSeo
        title={category.name}
        path={to}
        description={category.description}
        jsonLd={import.meta.env.SSR && [breadcrumbJson(site.origin, crumbs)]}
      />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <PageHead title={category.name} lead={category.description} />
      <ProductGrid label={category.name}>
        {items.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            background={backgroundAt(index)}
            priority={index < 4 ? 'eager' : undefined}
          />
        ))}
      </ProductGrid>
      <p className={styles.all}>
        <Link className={buttonClass({ look: 'line' })} to={to}>
          {total > items.length ? t('content.seeAll', { count: total }) : t('home.see')}
        </Link>
      </p>
    </>
  )
}
