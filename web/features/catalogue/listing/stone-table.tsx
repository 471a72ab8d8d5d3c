import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { carats } from '#web/components/piece-facts/piece-facts.ts'
import { Price } from '#web/components/price/price.tsx'
import type { ListingProductsQueryVariables, ListingStonesQuery } from '#web/gql/catalogue/graphql.ts'
import { paths } from '#web/lib/paths.ts'
import { says } from '#web/lib/said.ts'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import type { ListingAddress } from './listing-address.ts'
import { ListingStones } from './listing-data.ts'
import { columnsOf } from './stone-columns.ts'
import { StoneHeads } from './stone-heads.tsx'
import type { StoneOrder } from './stone-order.ts'
import { inStoneOrder } from './stone-ranks.ts'
import styles from './stone-table.module.css'

type Stone = ListingStonesQuery['products']['items'][number]

const Row = ({ piece, columns }: { piece: Stone; columns: readonly string[] }) => {
  const [stone] = piece.stones
  const [picture] = piece.media
  const told = (name: string) => says(piece.attributes.find((one) => one.name === name)?.text ?? '')
  const note =
    piece.stock === 0 ? t('product.sold') : piece.settingsInStock === 0 ? t('list.noSetting') : undefined
  return (
    <tr>
      <td className={styles.picture}>
        {picture ? <Picture media={picture} sizes="72px" alt="" ratio="1" /> : null}
      </td>
      <th scope="row" className={styles.name} lang={langOf(piece.name)}>
        <Link to={paths.product(piece.id)}>{piece.name}</Link>
        {note ? <small className={styles.unset}>{note}</small> : null}
      </th>
      <td>{says(stone?.cut ?? '')}</td>
      <td className={styles.carats}>{stone ? carats(stone.caratsTotal) : null}</td>
      <td>{says(stone?.colour ?? '')}</td>
      <td>{stone?.clarity}</td>
      {columns.map((name) => (
        <td key={name} className={styles.wide}>
          {told(name)}
        </td>
      ))}
      <td className={styles.wide}>
        {[piece.certificate?.lab, piece.certificate?.number].filter(Boolean).join(' ')}
      </td>
      <td className={styles.price}>
        <Price paise={piece.price} />
      </td>
    </tr>
  )
}

interface RowsProps {
  variables: Variables
  columns: readonly string[]
  order: StoneOrder | undefined
}

const Rows = ({ variables, columns, order }: RowsProps) => {
  const [{ data }] = useQuery({ query: ListingStones, variables })
  return (
    <tbody>
      {inStoneOrder(data?.products.items ?? [], order).map((piece) => (
        <Row key={piece.id} piece={piece} columns={columns} />
      ))}
    </tbody>
  )
}

type Variables = ListingProductsQueryVariables

interface StoneTableProps {
  label: string
  /** What each page on the screen is asked with. */
  pages: readonly Variables[]
  address: ListingAddress
  path: string
  /** How many stones the list has. */
  total: number
  canSort: boolean
}

/** Stones compared by their grades: each row is one stone, with one grade in each column. */
export const StoneTable = ({ label, pages, address, path, total, canSort }: StoneTableProps) => {
  const first = pages[0]
  const [{ data }] = useQuery({
    query: ListingStones,
    variables: first ?? { filter: {}, page: 1 },
    pause: first === undefined,
  })
  const items = data?.products.items ?? []
  const columns = columnsOf(items)
  const whole = address.page === 1 && items.length >= total
  return (
    <div className="wrap">
      <table className={`num ${styles.table}`}>
        <caption className="sr">{label}</caption>
        <StoneHeads columns={columns} address={address} path={path} whole={whole} canSort={canSort} />
        {pages.map((variables) => (
          <Rows
            key={variables.page}
            variables={variables}
            columns={columns}
            order={whole ? address.by : undefined}
          />
        ))}
      </table>
    </div>
  )
}
