import { useLocation, useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Breadcrumb } from '#web/components/breadcrumb/breadcrumb.tsx'
import { Link } from '#web/components/link/link.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { looseStone } from '#web/components/piece-facts/loose-stone.ts'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { t } from '#web/words/t.ts'
import { ChosenBand } from './chosen-band.tsx'
import { OnePiece } from './one-piece.tsx'
import { metalIn, SetWithPageDocument, type SetWith } from './set-data.ts'
import { manyInWords } from './set-words.ts'
import { SettingsGrid } from './settings-grid.tsx'
import { StonesTable } from './stones-table.tsx'
import { ProductFailed } from '../product/product-failed.tsx'
import styles from './set-with.module.css'

/** Only a loose stone and a setting can be joined with something. */
const isHalf = (product: SetWith | null | undefined): product is SetWith =>
  product?.setOffers != null && (product.setting !== null || looseStone(product) !== undefined)

export const loader = async ({ client, params, url }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const variables = { id: params.product_id ?? '', ...metalIn(url.search) }
  const { data, error } = await loadQuery(client, SetWithPageDocument, variables)
  if (error) return failedPage(error)
  return isHalf(data?.product) ? undefined : { status: 404 }
}

const crumbsOf = ({ id, name, categories: [category] }: SetWith, title: string) => [
  { name: t('common.home'), path: paths.home() },
  ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
  { name, path: paths.product(id) },
  { name: title, path: paths.setWith(id) },
]

/** For a loose stone, the settings that hold it; for a setting, the stones that it holds. */
export const Component = () => {
  const { search } = useLocation()
  const metal = metalIn(search)
  const variables = { id: useParams().product_id ?? '', ...metal }
  const [{ data, error, fetching }, ask] = useQuery({ query: SetWithPageDocument, variables })
  if (error && !data?.product)
    return <ProductFailed error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
  if (!data || fetching) return null
  const { product } = data
  if (!isHalf(product)) return <NotFound />
  const { settings, stones } = product.setOffers ?? { settings: [], stones: [] }
  const stone = looseStone(product)
  const count = settings.length + stones.length
  const title = stone ? t('set.setting.title') : t('set.stone.title')
  const told = { name: product.name, count, shown: manyInWords(count) }
  return (
    <>
      <PageSeo
        title={stone ? t('set.setting.seo', told) : t('set.stone.seo', told)}
        path={paths.setWith(product.id)}
        description={stone ? t('set.setting.lead', told) : t('set.stone.lead', told)}
      />
      <div className={`wrap ${styles.crumbs}`}>
        <Breadcrumb crumbs={crumbsOf(product, title)} />
      </div>
      <ChosenBand product={product} metal={metal} />
      <header className={`wrap ${styles.head}`}>
        <h1>{title}</h1>
        {count > 0 ? (
          <p className="lead muted">{stone ? t('set.setting.lead', told) : t('set.stone.lead', told)}</p>
        ) : null}
      </header>
      {count === 0 ? (
        <div className={`wrap ${styles.none}`}>
          <EmptyState
            title={
              product.stock === 0
                ? t('set.sold', { name: product.name })
                : stone
                  ? t('set.setting.none')
                  : t('set.stone.none')
            }
            text={t('set.bespoke.text')}
            action={
              <Link className={buttonClass()} to={paths.beginBespoke()}>
                {t('set.bespoke.link')}
              </Link>
            }
          />
        </div>
      ) : stone ? (
        <SettingsGrid settings={settings} stoneId={product.slug ?? product.id} />
      ) : (
        <StonesTable stones={stones} settingId={product.slug ?? product.id} metal={metal} />
      )}
      <OnePiece />
    </>
  )
}
