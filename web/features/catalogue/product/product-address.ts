import { paths } from '#web/lib/paths.ts'
import { isHighJewellery } from '../listing/listing-target.ts'
import type { PageProduct } from './product-data.ts'

/** Does it belong to the house's high jewellery? Only such pieces are shown as made once. */
export const isHighPiece = ({ categories }: Pick<PageProduct, 'categories'>) =>
  categories.some(isHighJewellery)

/** The one canonical address of a piece: a high jewel answers at both of its pages and is indexed at its own. */
export const productPath = (product: Pick<PageProduct, 'id' | 'categories'>): string =>
  isHighPiece(product) ? paths.highJewelleryItem(product.id) : paths.product(product.id)
