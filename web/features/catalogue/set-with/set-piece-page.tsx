import { useLocation, useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Breadcrumb } from '#web/components/breadcrumb/breadcrumb.tsx'
import { Link } from '#web/components/link/link.tsx'
import { NotFound } from '#web/components/not-found/not-found.tsx'
import { looseStone } from '#web/components/piece-facts/loose-stone.ts'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { PriceBreakUp } from '#web/components/price-breakup/price-breakup.tsx'
import { RateLine } from '#web/components/price-breakup/rate-line.tsx'
import { Price } from '#web/components/price/price.tsx'
import { DeliveryPromise } from '#web/components/promise/promise.tsx'
import { Report } from '#web/components/report/report.tsx'
import { failedPage } from '#web/lib/errors.ts'
import type { LoaderArgs, LoaderDecision } from '#web/lib/page.ts'
import { formatPaise } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import { AddToBag } from '../product/configurator/add-to-bag.tsx'
import { picturesIn, picturesOf } from '../product/product-data.ts'
import { OnePiece } from './one-piece.tsx'
import { SetChoices } from './set-choices.tsx'
import {
  choiceIn,
  SetPiecePageDocument,
  type SetPiece,
  type SettingOfPage,
  type StoneOfPage,
} from './set-data.ts'
import { gradesInWords } from './set-words.ts'
import { ProductFailed } from '../product/product-failed.tsx'
import styles from './set-with.module.css'

const variablesOf = (params: Readonly<Record<string, string | undefined>>, search: string) => ({
  id: params.product_id ?? '',
  stoneId: params.stone_id ?? '',
  ...choiceIn(search),
})

export const loader = async ({ client, params, url }: LoaderArgs): Promise<LoaderDecision | undefined> => {
  const { data, error } = await loadQuery(client, SetPiecePageDocument, variablesOf(params, url.search))
  if (error) return failedPage(error)
  return data?.product?.setPiece && data.stone ? undefined : { status: 404 }
}

interface BuyProps {
  setting: SettingOfPage
  stone: StoneOfPage
  piece: SetPiece
  features: readonly string[]
  refresh: () => void
}

/** The column next to the picture: the price of both, the metal, the size, the bag. */
const Buy = ({ setting, stone, piece, features, refresh }: BuyProps) => {
  const { name, total, stonePrice, makingDays, metal, purity, size } = piece
  const own = looseStone({ ...stone, metalType: [] })
  const sold = piece.stock === 0
  const [halfOne, halfTwo] = [setting.slug ?? setting.id, stone.slug ?? stone.id]
  return (
    <div className={`sticks ${styles.column}`}>
      <h1 lang={langOf(name)}>{name}</h1>
      <p className="muted num">{own ? gradesInWords({ ...own, carats: own.caratsTotal }) : null}</p>
      <p className={styles.price} aria-live="polite">
        <Price paise={total} />
        <span className="small muted">{t('product.gst')}</span>
      </p>
      <p className="small muted num">
        {t('set.parts', { setting: formatPaise(total - stonePrice), stone: formatPaise(stonePrice) })}
      </p>
      {stone.certificate ? <Report {...stone.certificate} /> : null}
      <SetChoices piece={piece} to={(choice) => paths.setPiece(halfOne, halfTwo, choice)} />
      <AddToBag
        product={{ ...setting, name, price: total }}
        makingDays={makingDays ?? null}
        sold={sold}
        offered={features.includes('bag') && features.includes('account')}
        choice={{
          productId: setting.id,
          stoneId: stone.id,
          ...(metal != null && { metalType: metal }),
          ...(purity != null && { purity }),
          ...(size != null && { size }),
        }}
        onOutdated={refresh}
      />
      {makingDays && !sold && features.includes('promise') ? (
        <DeliveryPromise makingDays={makingDays} />
      ) : null}
      <ul className={styles.more}>
        <li>
          <Link className="tlink" to={paths.setWith(halfOne, { metal, purity })}>
            {t('set.otherStone')}
          </Link>
        </li>
        <li>
          <Link className="tlink" to={paths.setWith(halfTwo)}>
            {t('set.otherSetting')}
          </Link>
        </li>
        <li>
          <Link className="tlink" to={paths.product(halfOne, { metal, purity })}>
            {setting.name}
          </Link>
        </li>
        <li>
          <Link className="tlink" to={paths.product(halfTwo)}>
            {stone.name}
          </Link>
        </li>
      </ul>
    </div>
  )
}

/** One stone in one setting: what it is, what it costs part by part, and the button that puts it into the bag. */
export const Component = () => {
  const { search } = useLocation()
  const variables = variablesOf(useParams(), search)
  const [{ data, error, fetching }, ask] = useQuery({ query: SetPiecePageDocument, variables })
  const refresh = () => ask({ requestPolicy: 'network-only' })
  if (error && !data?.product) return <ProductFailed error={error} onRetry={refresh} />
  // The price of another metal is on its way: the page stays.
  if (!data && fetching) return null
  const { product, stone, shop } = data ?? {}
  const piece = product?.setPiece
  if (!product || !piece || !stone || !shop) return <NotFound />
  const { pictures } = picturesIn(picturesOf(product), piece.metal ?? undefined)
  const [picture] = pictures
  const [category] = product.categories
  const path = paths.setPiece(product.id, stone.id)
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
    { name: product.name, path: paths.product(product.id) },
    { name: piece.name, path },
  ]
  return (
    <>
      <PageSeo
        title={piece.name}
        path={path}
        description={t('set.seo', { name: piece.name, price: formatPaise(piece.total) })}
        image={picture?.url}
      />
      <div className={`wrap ${styles.crumbs}`}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className={styles.piece} aria-busy={fetching}>
        <div className={styles.picture} style={{ background: `var(--g${product.background})` }}>
          {picture ? (
            <Picture
              key={picture.url}
              media={picture}
              alt={picture.alt || product.name}
              sizes="(min-width: 992px) 58vw, 100vw"
              priority="first"
              ratio="1"
            />
          ) : null}
          <p className="small">{t('set.picture', { setting: product.name })}</p>
        </div>
        <Buy setting={product} stone={stone} piece={piece} features={shop.features} refresh={refresh} />
      </div>
      <OnePiece>
        {piece.breakUp ? (
          <div>
            <h3>{t('product.payFor')}</h3>
            <p className="small muted">
              <RateLine breakUp={piece.breakUp} /> {t('product.held')}
            </p>
            <PriceBreakUp breakUp={piece.breakUp} />
          </div>
        ) : null}
      </OnePiece>
    </>
  )
}
