import { Fragment } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { SeenBefore } from '#web/components/seen-lately/seen-before.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { t } from '#web/words/t.ts'
import { Personalise } from './engraving/personalise.tsx'
import { loadProduct } from './load-product.ts'
import { Piece } from './piece.tsx'
import { pageVariables } from './price-breakup/break-up-data.ts'
import { picturesOf, ProductPageDocument, type PageProduct } from './product-data.ts'
import { productPath } from './product-address.ts'
import { productJson } from './product-json.ts'
import { ProductFailed } from './product-failed.tsx'
import styles from './product-page.module.css'
import { Rest } from './rest.tsx'
import { readyBelow, Together, TurnView } from './stays.ts'

export const ready = readyBelow

export const loader = async ({ client, params, url }: LoaderArgs) => {
  const [decision] = await Promise.all([
    loadProduct(client, params.product_id ?? '', url.search),
    readyBelow(),
  ])
  return decision
}

const crumbsOf = ({ categories: [category], ...product }: PageProduct) => [
  { name: t('common.home'), path: paths.home() },
  ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
  { name: product.name, path: paths.product(product.id) },
]

export const Component = () => {
  const { search } = useLocation()
  const id = useParams().product_id ?? ''
  const site = useSite()
  const variables = pageVariables(id, search)
  const [{ data, error, fetching }, ask] = useQuery({ query: ProductPageDocument, variables })
  if (error && !data?.product)
    return <ProductFailed error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
  if (!data || fetching) return null
  const { product, shop } = data
  if (!product) return <NotFound />
  const crumbs = crumbsOf(product)
  const [still] = picturesOf(product)
  return (
    <>
      <PageSeo
        title={product.name}
        path={productPath(product)}
        description={product.description ?? product.subtitle}
        keywords={[product.name, ...product.material, ...product.collections].join(', ')}
        image={still?.url}
        jsonLd={
          import.meta.env.SSR && [
            productJson(product, { ...site, delivery: shop.delivery }),
            breadcrumbJson(site.origin, crumbs),
          ]
        }
      />
      <div className={`wrap ${styles.crumbs}`}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Fragment key={product.id}>
        <Personalise rules={product.personalisation}>
          <Piece
            key={`${product.id}${search}`}
            variables={variables}
            product={product}
            features={shop.features}
            delivery={shop.delivery}
            notes={shop.productNotes}
          />
        </Personalise>
        <Rest>
          {product.spin && still ? (
            <section className={`wrap ${styles.turntable}`} aria-label={t('turn.title')}>
              <TurnView
                name={product.name}
                spin={product.spin}
                still={still}
                background={product.background}
              />
            </section>
          ) : null}
          {product.related.length > 0 ? <Together product={product} /> : null}
          <SeenBefore id={product.id} />
        </Rest>
      </Fragment>
    </>
  )
}
