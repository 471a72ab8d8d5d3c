import { paths } from '#web/lib/paths.ts'
import { isHighJewellery } from '../is-high-jewellery.ts'
import type { PageProduct } from './product-data.ts'

/** Whether it is high jewellery: only such pieces are shown as made once. */
export const isHighPiece = ({ categories }: Pick<PageProduct, 'categories'>) =>
  categories.some(isHighJewellery)

/** The canonical address of a piece: high jewellery is at two addresses and is indexed at its own. */
export const productPath = (product: Pick<PageProduct, 'id' | 'categories'>): string =>
  isHighPiece(product) ? paths.highJewelleryItem(product.id) : paths.product(product.id)
