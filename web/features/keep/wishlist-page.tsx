import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { useKept } from '#web/components/keep/kept.ts'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { groundAt } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import { graphql } from '#web/gql/keep/gql.ts'
import { COMPARE_MOST } from '#web/lib/device-list.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import styles from './keep-pages.module.css'

const WishlistPieces = graphql(`
  query WishlistPieces($ids: [ID!]!) {
    productsById(ids: $ids) {
      id
      ...ProductCard_product
    }
  }
`)

/** A piece that is let go stays on the page until it is left, so that a slip of the finger is mended by another. */
const useShown = (kept: readonly string[] | undefined): readonly string[] => {
  const [shown, setShown] = useState<readonly string[]>([])
  useEffect(() => {
    if (kept) setShown((before) => [...before, ...kept.filter((id) => !before.includes(id))])
  }, [kept])
  return shown
}

const Pieces = ({ kept, shown }: { kept: readonly string[]; shown: readonly string[] }) => {
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
  const first = kept.slice(0, COMPARE_MOST)
  return (
    <>
      <div className={`wrap ${styles.bar}`}>
        <p className="muted" role="status">
          {fetching && !data
            ? 'Loading your wishlist'
            : `${kept.length} ${kept.length === 1 ? 'piece' : 'pieces'}`}
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
            {kept.length > COMPARE_MOST ? 'Compare the latest four' : 'Compare them'}
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

/** The wishlist (issue Find and meet, 4). The page is the same bytes for everyone; the pieces come after hydration. */
export const Component = () => {
  const kept = useKept()
  const shown = useShown(kept)
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
      {kept && shown.length > 0 ? <Pieces kept={kept} shown={shown} /> : null}
      {kept && shown.length === 0 ? (
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
