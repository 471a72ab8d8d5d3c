import { Type } from 'typebox'
import { listProducts, Product, ProductPage } from './catalogue.ts'

/** The product list as it is without `fields`: every product with all members of section 3. */
export const listWholeProducts = {
  ...listProducts,
  answer: Type.Object({ ...ProductPage.properties, products: Type.Array(Product) }),
}
