import { paths } from '#web/lib/paths.ts'
import { isHighJewellery } from '../listing/category-buttons.ts'
import type { PageProduct } from './product-data.ts'

type Categories = readonly { readonly id: string; readonly name: string }[]

/** Does it belong to the house's high jewellery? Only such pieces are shown as made once. */
export const isHighPiece = ({ categoryIds }: Pick<PageProduct, 'categoryIds'>, categories: Categories) =>
  categories.some((category) => isHighJewellery(category) && categoryIds.includes(category.id))

/** The one canonical address of a piece: a high jewel answers at both of its pages and is indexed at its own. */
export const productPath = (
  product: Pick<PageProduct, 'id' | 'categoryIds'>,
  categories: Categories,
): string =>
  isHighPiece(product, categories) ? paths.highJewelleryItem(product.id) : paths.product(product.id)
