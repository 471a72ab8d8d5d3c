import {
  getCategory,
  getProduct,
  listCategories,
  listProducts,
  listProductsById,
  MAX_IDS,
} from '#contract/catalogue.ts'
import { getConfiguration } from '#contract/configure.ts'
import { listFacets, suggest } from '#contract/search.ts'
import { implement, Refusal, type Module } from '#backend/lib/implement.ts'
import { findConfiguration } from './configuration.ts'
import { facetsOf } from './facets.ts'
import {
  checkCountry,
  findCategory,
  findProduct,
  findProducts,
  listCategories as readCategories,
  listPage,
} from './store.ts'
import { suggestionsFor } from './suggest.ts'

const notFound = (what: string) => new Refusal(404, 'NOT_FOUND', `There is no such ${what}.`)

export const catalogue: Module = {
  name: 'catalogue',
  features: ['sort'],
  routes: ({ db }) => [
    implement(listProducts, ({ query }) => listPage(db, query)),
    implement(listFacets, ({ query }) => facetsOf(db, query)),
    implement(suggest, ({ query }) => suggestionsFor(db, query.search, query.limit ?? 6)),
    implement(getProduct, async ({ params, query }) => {
      checkCountry(query.country)
      const product = await findProduct(db, params.id)
      if (!product) throw notFound('piece')
      return product
    }),
    implement(listProductsById, async ({ query }) => ({
      products: await findProducts(db, query.ids.split(',').slice(0, MAX_IDS)),
    })),
    implement(getConfiguration, async ({ params }) => {
      const configuration = await findConfiguration(db, params.id)
      if (!configuration) throw notFound('piece')
      return configuration
    }),
    implement(listCategories, ({ query }) => readCategories(db, query.parentCategoryId)),
    implement(getCategory, async ({ params }) => {
      const category = await findCategory(db, params.id)
      if (!category) throw notFound('category')
      return category
    }),
  ],
}
