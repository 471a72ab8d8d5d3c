import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { FIRST_ROW, FULL_MOSAIC, backgroundAt, isLarge } from '#web/components/product-grid/mosaic.ts'
import { NoteTile, WaitingCards } from '#web/components/product-grid/product-grid.tsx'
import type { ListingProductsQueryVariables } from '#web/gql/catalogue/graphql.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { ListingProducts } from './listing-data.ts'
import type { Note } from './list-words.ts'

interface GridPageProps {
  variables: ListingProductsQueryVariables
  /** The first page on the screen: it has the large card and the note. */
  first: boolean
  /** Position of its first card in the whole list, so that a card keeps its background. */
  offset: number
  /** Cards lead to the high-jewellery page. */
  high: boolean
  note: Note | undefined
}

const priorityAt = (first: boolean, place: number) =>
  !first || place >= FIRST_ROW ? undefined : place === 0 ? 'first' : 'eager'

/** One page of the list as cards of the grid. */
export const GridPage = ({ variables, first, offset, high, note }: GridPageProps) => {
  const [{ data }] = useQuery({ query: ListingProducts, variables })
  const items = data?.products.items
  const { metal, search } = variables.filter
  const asked = [metal].flat().join(' ') || search
  if (!items) return <WaitingCards first={offset} count={FULL_MOSAIC} mosaic={first} />
  return (
    <>
      {items.map((product, place) => (
        <ProductCard
          key={product.id}
          product={product}
          background={backgroundAt(offset + place)}
          large={first && isLarge(place)}
          priority={priorityAt(first, place)}
          asked={asked}
          to={high ? paths.highJewelleryItem(product.id) : undefined}
        />
      ))}
      {note && first && items.length === FULL_MOSAIC && (
        <NoteTile text={note.text}>
          <Link className={buttonClass({ look: 'text' })} to={note.to}>
            {note.action}
          </Link>
        </NoteTile>
      )}
    </>
  )
}
