import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { useWishlist } from '#web/components/wishlist/use-wishlist.ts'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { groundAt } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import { graphql } from '#web/gql/wishlist/gql.ts'
import { COMPARE_MOST } from '#web/lib/device-list.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import styles from './wishlist.module.css'

const WishlistPieces = graphql(`
  query WishlistPieces($ids: [ID!]!) {
    productsById(ids: $ids) {
      id
      ...ProductCard_product
    }
  }
`)

/** A piece that is let go stays on the page until it is left, so that a slip of the finger is mended by another. */
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
  const signedIn = useSignedIn()
  if (error && !data)
    return (
      <div className="wrap">
        <ErrorState
          title="Your wishlist did not load"
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
            ? 'Loading your wishlist'
            : `${wishlist.length} ${wishlist.length === 1 ? 'piece' : 'pieces'}`}
          {signedIn ? ', saved to your account.' : ', saved on this device.'}
          {signedIn ? null : (
            <>
              {' '}
              <Link className="tlink" to={paths.login(paths.wishlist())}>
                Sign in
              </Link>{' '}
              to have them on every device.
            </>
          )}
        </p>
        {first.length > 1 ? (
          <Link className="tlink" to={paths.compare(first)}>
            {wishlist.length > COMPARE_MOST ? 'Compare the latest four' : 'Compare them'}
          </Link>
        ) : null}
      </div>
      <ProductGrid label="Wishlist">
        {pieces.map((piece, place) => (
          <ProductCard key={piece.id} product={piece} ground={groundAt(place)} />
        ))}
      </ProductGrid>
    </>
  )
}

/** The wishlist. The page is the same bytes for everyone; the pieces come after hydration. */
export const Component = () => {
  const wishlist = useWishlist()
  const shown = useShown(wishlist)
  return (
    <div className={styles.page}>
      <PageSeo
        title="Wishlist"
        path={paths.wishlist()}
        description="The pieces on your wishlist, on this device or in your account."
      />
      <div className={`wrap ${styles.head}`}>
        <h1>Wishlist</h1>
      </div>
      {wishlist && shown.length > 0 ? <Pieces wishlist={wishlist} shown={shown} /> : null}
      {wishlist && shown.length === 0 ? (
        <div className="wrap">
          <EmptyState
            title="Your wishlist is empty"
            text="Press the ribbon on a piece to add it here."
            action={
              <Link className={buttonClass()} to={paths.jewellery()}>
                See the jewellery
              </Link>
            }
          />
        </div>
      ) : null}
      <noscript>
        <p className="wrap">A wishlist needs JavaScript. Every piece can be seen without it.</p>
      </noscript>
    </div>
  )
}
