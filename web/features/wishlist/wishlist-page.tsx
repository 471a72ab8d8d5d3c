import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { useAccountKeepsWishlist, useWishlist } from '#web/components/wishlist/use-wishlist.ts'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { backgroundAt } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import { graphql } from '#web/gql/wishlist/gql.ts'
import { COMPARE_MOST } from '#web/lib/device-list.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { rich, t } from '#web/words/t.ts'
import styles from './wishlist.module.css'

const WishlistPieces = graphql(`
  query WishlistPieces($ids: [ID!]!) {
    productsById(ids: $ids) {
      id
      ...ProductCard_product
    }
  }
`)

/** A piece that is removed stays on the page until the shopper leaves it, so that another press undoes a slip. */
const useShown = (wishlist: readonly string[] | undefined): readonly string[] => {
  const [shown, setShown] = useState<readonly string[]>([])
  useEffect(() => {
    if (wishlist) setShown((before) => [...before, ...wishlist.filter((id) => !before.includes(id))])
  }, [wishlist])
  return shown
}

const Pieces = ({ wishlist, shown }: { wishlist: readonly string[]; shown: readonly string[] }) => {
  const [{ data, error, fetching }, again] = useQuery({
    query: WishlistPieces,
    variables: { ids: [...shown] },
  })
  const isKept = useAccountKeepsWishlist()
  const canKeep = useOffers('wishlist')
  const takesVisits = useOffers('appointments')
  if (error && !data)
    return (
      <div className="wrap">
        <ErrorState
          title={t('wishlist.failed')}
          text={errorMessage(error)}
          onRetry={() => again({ requestPolicy: 'network-only' })}
        />
      </div>
    )
  const pieces = data?.productsById ?? []
  const first = wishlist.slice(0, COMPARE_MOST)
  return (
    <>
      <div className={`wrap ${styles.bar}`}>
        <p className="muted" role="status">
          {fetching && !data
            ? t('wishlist.loading')
            : t('wishlist.saved', { count: wishlist.length, where: isKept ? 'account' : 'device' })}
          {isKept || !canKeep ? null : (
            <>
              {' '}
              {rich('wishlist.signIn', {
                link: (words) => (
                  <Link className="tlink" to={paths.login(paths.wishlist())}>
                    {words}
                  </Link>
                ),
              })}
            </>
          )}
        </p>
        {takesVisits && first.length > 0 ? (
          <Link className="tlink" to={paths.appointment({ with: 'chosen' })}>
            {t('visit.seeChosen')}
          </Link>
        ) : null}
        {first.length > 1 ? (
          <Link className="tlink" to={paths.compare(first)}>
            {wishlist.length > COMPARE_MOST ? t('wishlist.compareLatest') : t('wishlist.compare')}
          </Link>
        ) : null}
      </div>
      <ProductGrid label={t('shell.wishlist')}>
        {pieces.map((piece, place) => (
          <ProductCard key={piece.id} product={piece} background={backgroundAt(place)} />
        ))}
      </ProductGrid>
    </>
  )
}

/** The wishlist. The page is the same for everyone; the pieces come after hydration. */
export const Component = () => {
  const wishlist = useWishlist()
  const shown = useShown(wishlist)
  return (
    <div className={styles.page}>
      <PageSeo title={t('shell.wishlist')} path={paths.wishlist()} description={t('wishlist.description')} />
      <div className={`wrap ${styles.head}`}>
        <h1>{t('shell.wishlist')}</h1>
      </div>
      {wishlist && shown.length > 0 ? <Pieces wishlist={wishlist} shown={shown} /> : null}
      {wishlist && shown.length === 0 ? (
        <div className="wrap">
          <EmptyState
            title={t('wishlist.empty.title')}
            text={t('wishlist.empty.text')}
            action={
              <Link className={buttonClass()} to={paths.jewellery()}>
                {t('compare.see')}
              </Link>
            }
          />
        </div>
      ) : null}
      <noscript>
        <p className="wrap">{t('wishlist.script')}</p>
      </noscript>
    </div>
  )
}
