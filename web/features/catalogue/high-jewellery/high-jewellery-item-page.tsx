import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { Link } from '#web/components/link/link.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { stoneFact } from '#web/components/piece-facts/piece-facts.ts'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { Price } from '#web/components/price/price.tsx'
import { Offered } from '#web/lib/offered.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { ACCORDION_SECTIONS } from '../product/accordion-text.ts'
import { loadProduct } from '../product/load-product.ts'
import { ProductAccordion } from '../product/product-accordion.tsx'
import { picturesOf, ProductPageDocument, type PageProduct } from '../product/product-data.ts'
import { isHighPiece } from '../product/product-address.ts'
import { productFacts } from '../product/product-facts.ts'
import { productJson } from '../product/product-json.ts'
import { Together } from '../product/together.tsx'
import { ProductFailed } from '../product/product-failed.tsx'
import styles from './high-jewellery-item-page.module.css'

/** Only high jewellery is shown here; any other piece redirects permanently to its own page. */
export const loader = async ({ client, params }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const id = params.necklace_id ?? ''
  const decided = await loadProduct(client, id)
  if (decided) return decided
  const { data } = await loadQuery(client, ProductPageDocument, { id })
  return data?.product && !isHighPiece(data.product)
    ? { redirect: paths.product(data.product.id), status: 301 }
    : undefined
}

/** A unique piece: there is nothing to choose, and at most one in stock. */
const isMadeOnce = ({ stock, configuration }: PageProduct) =>
  stock !== null && stock <= 1 && (configuration?.combinations.stock.length ?? 1) <= 1

/**
 * A piece of high jewellery: its picture fills the window, its facts are shown in full, and it can be seen by
 * appointment.
 */
export const Component = () => {
  const id = useParams().necklace_id ?? ''
  const site = useSite()
  const [{ data, error, fetching }, ask] = useQuery({ query: ProductPageDocument, variables: { id } })
  if (error && !data?.product)
    return <ProductFailed error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
  if (!data || fetching) return null
  const { product, shop } = data
  if (!product) return <NotFound />
  const [first, ...others] = picturesOf(product)
  const path = paths.highJewelleryItem(product.id)
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    { name: t('list.high'), path: paths.highJewellery() },
    { name: product.name, path },
  ]
  const background = { background: `var(--g${product.background})` }
  const facts = [...product.stones.map(stoneFact), ...productFacts(product)]
  return (
    <>
      <PageSeo
        title={product.name}
        path={path}
        description={product.description ?? product.subtitle}
        keywords={[t('high.keywords'), product.name, ...product.material].join(', ')}
        image={first?.url}
        jsonLd={
          import.meta.env.SSR && [
            productJson(product, { ...site, delivery: shop.delivery }),
            breadcrumbJson(site.origin, crumbs),
          ]
        }
      />
      <header className={styles.hero} style={background}>
        <div className={`wrap ${styles.crumbs}`}>
          <Breadcrumb crumbs={crumbs} />
        </div>
        {first && (
          <Picture
            media={first}
            alt={first.alt || product.name}
            sizes="(min-width: 992px) 70vw, 120vw"
            priority="first"
            ratio="1"
            className={styles.picture}
          />
        )}
        <div className={`wrap ${styles.name}`}>
          <h1>{product.name}</h1>
          {product.subtitle && <p className="lead">{product.subtitle}</p>}
        </div>
      </header>
      <section className={`wrap ${styles.say}`}>
        <p>{product.description ?? product.subtitle}</p>
      </section>
      <section className={styles.record} aria-labelledby="record">
        <div className={`wrap ${styles.recordRow}`}>
          <div className={styles.offer}>
            <h2 id="record">{isMadeOnce(product) ? t('high.once') : t('high.seen')}</h2>
            <p className={styles.price}>
              <Price paise={product.price} /> <span className="small muted">{t('product.gst')}</span>
            </p>
            {product.stock === 0 ? (
              <p>{t('product.sold')}</p>
            ) : (
              <>
                <Offered feature="appointments">
                  <p className="muted">{t('high.viewing.text')}</p>
                  <Link className={buttonClass()} to={paths.appointment({ product: product.id })}>
                    {t('high.viewing.arrange')}
                  </Link>
                </Offered>
                <Link className="tlink" to={paths.product(product.id)}>
                  {t('high.choose')}
                </Link>
              </>
            )}
          </div>
          <dl className={`num ${styles.facts}`}>
            {facts.map(({ term, detail }) => (
              <div key={term + detail}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      {others.length > 0 && (
        <div className={styles.pictures}>
          {others.slice(0, 3).map((picture) => (
            <figure key={picture.url} style={background}>
              <Picture
                media={picture}
                alt={picture.alt || product.name}
                sizes="(min-width: 768px) 60vw, 100vw"
                ratio="1"
              />
            </figure>
          ))}
        </div>
      )}
      <div className={`wrap ${styles.accordion}`}>
        <h2>{t('high.included')}</h2>
        <ProductAccordion
          product={product}
          delivery={data.shop.delivery}
          notes={data.shop.productNotes}
          sections={ACCORDION_SECTIONS.slice(1)}
        />
      </div>
      <Together product={product} />
    </>
  )
}
