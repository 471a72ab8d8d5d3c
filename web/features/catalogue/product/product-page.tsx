import { useLocation, useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { TurnView } from '#web/components/turn-view/turn-view.tsx'
import { SeenBefore } from '#web/components/seen-lately/seen-before.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { errorMessage } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { chosenFacts } from './configurator/chosen-facts.ts'
import { Configurator } from './configurator/configurator.tsx'
import { Personalise, PersonalSection } from './engraving/personalise.tsx'
import { Gallery } from './gallery.tsx'
import { FAILED, loadProduct } from './load-product.ts'
import { ProductAccordion } from './product-accordion.tsx'
import { useChoice } from './configurator/use-choice.ts'
import { valueOf, type Matrix } from './configurator/choice.ts'
import { picturesIn, picturesOf, ProductPageDocument, type PageProduct } from './product-data.ts'
import { productJson } from './product-json.ts'
import styles from './product-page.module.css'
import { Together } from './together.tsx'

export const loader = ({ client, params }: LoaderArgs) => loadProduct(client, params.product_id ?? '')

/** The piece's category among the top ones, for the breadcrumb. */
const crumbsOf = (
  product: PageProduct,
  categories: readonly { id: string; slug: string; name: string }[],
) => {
  const category = categories.find(({ id }) => product.categoryIds.includes(id))
  return [
    { name: 'Home', path: paths.home() },
    ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
    { name: product.name, path: paths.product(product.id) },
  ]
}

interface PieceProps {
  product: PageProduct
  matrix: Matrix | null | undefined
  features: readonly string[]
}

/** Pictures, choices and facts: what is chosen shows everywhere at once. */
const Piece = ({ product, matrix, features }: PieceProps) => {
  const configured = useChoice(matrix)
  const metal = configured && valueOf(configured.matrix, configured.choice, 'METAL')
  const { pictures, other } = picturesIn(picturesOf(product), metal)
  const chosen = { ...product, ...chosenFacts(configured) }
  return (
    <>
      <div className={styles.piece}>
        <Gallery
          key={pictures[0]?.url}
          name={product.name}
          ground={product.ground}
          pictures={pictures}
          shownIn={other}
        />
        <div className={styles.column}>
          <Configurator product={chosen} configured={configured} features={features} />
        </div>
      </div>
      <PersonalSection metal={metal ?? product.metalType[0]} />
      <div className={`wrap ${styles.facts}`}>
        <div className={styles.words}>
          <h2>The piece</h2>
          <p className={styles.description}>{product.description ?? product.subtitle}</p>
        </div>
        <ProductAccordion product={chosen} />
      </div>
    </>
  )
}

export const Component = () => {
  const { search } = useLocation()
  const id = useParams().product_id ?? ''
  const site = useSite()
  const [{ data, error, fetching }, ask] = useQuery({ query: ProductPageDocument, variables: { id } })
  if (error && !data?.product)
    return (
      <ErrorState
        page
        title="The piece did not load"
        text={errorMessage(error, FAILED)}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    )
  if (!data || fetching) return null
  const { product, shop, categories } = data
  if (!product) return <NotFound />
  const crumbs = crumbsOf(product, categories)
  const [still] = picturesOf(product)
  return (
    <>
      <PageSeo
        title={product.name}
        path={paths.product(product.id)}
        description={product.description ?? product.subtitle}
        keywords={[product.name, ...product.material, ...product.collections].join(', ')}
        image={still?.url}
        jsonLd={[productJson(product, site), breadcrumbJson(site.origin, crumbs)]}
      />
      <div className={`wrap ${styles.crumbs}`}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Personalise key={product.id} productId={product.id}>
        <Piece
          key={`${product.id}${search}`}
          product={product}
          matrix={data.configuration}
          features={shop.features}
        />
      </Personalise>
      {product.spin && still ? (
        <section className="wrap" aria-label="On a turntable">
          <TurnView key={product.id} name={product.name} spin={product.spin} still={still} />
        </section>
      ) : null}
      <Together product={product} />
      <SeenBefore key={product.id} id={product.id} />
    </>
  )
}
