import { Link } from '#web/components/link/link.tsx'
import { ProductGrid, WaitingCards } from '#web/components/product-grid/product-grid.tsx'
import { paths } from '#web/lib/paths.ts'
import { notify } from '#web/ui/announcer.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Dots } from '#web/ui/dots/dots.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import styles from './style-page.module.css'

/** Waiting, empty and failed. */
export const States = () => (
  <section aria-labelledby="states" className={styles.parts}>
    <h2 id="states">States</h2>
    <div className={styles.row}>
      <Spinner label="An example of waiting" />
      <Dots count={5} />
    </div>
    <ProductGrid label="Cards on their way">
      <WaitingCards first={0} count={4} mosaic={false} />
    </ProductGrid>
    <EmptyState
      as="h3"
      title="Your bag is empty"
      text="It keeps what you choose, on every device you sign in on."
      action={
        <Link className={buttonClass({ look: 'line' })} to={paths.jewellery()}>
          See the pieces
        </Link>
      }
    />
    <ErrorState
      title="The list did not load"
      text="Failed to fetch products"
      onRetry={() => notify('It would be asked for again.')}
    />
  </section>
)
