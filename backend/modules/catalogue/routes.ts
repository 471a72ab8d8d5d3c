import {
  getCategory,
  getProduct,
  listCategories,
  listProducts,
  listProductsById,
  MAX_IDS,
} from '#contract/catalogue.ts'
import { getConfiguration } from '#contract/configure.ts'
import { listFacets, operatorRebuildSearch, operatorSearch, suggest } from '#contract/search.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, Refusal, Written, type Module } from '#backend/lib/http/implement.ts'
import { categoryTexts } from './category-texts.ts'
import { findConfiguration } from './configuration.ts'
import { productIndex } from './entries.ts'
import { facetsOf } from './facets.ts'
import { faultsOf, indexJob, watchIndex } from './index-job.ts'
import { keepNames } from './names.ts'
import { productTexts, productsAnswer } from './product-texts.ts'
import { checkCountry } from './store.ts'
import { suggestionsFor } from './suggest.ts'

const notFound = (what: string) => new Refusal(404, 'NOT_FOUND', `There is no such ${what}.`)

export const catalogue: Module = {
  name: 'catalogue',
  accounts: KEEPS_NOTHING,
  jobs: (deps) => [indexJob(deps)],
  metrics: watchIndex,
  features: ['sort'],
  routes: (deps) => {
    const { db } = deps
    const names = keepNames(db)
    const index = productIndex(deps, faultsOf(deps))
    const categories = categoryTexts(db, index)
    const products = productTexts(db, index, names)
    return [
      implement(listProducts, async ({ query }) => productsAnswer((await products.page(query)).page)),
      implement(listFacets, ({ query }) => facetsOf(db, index, names, query)),
      implement(suggest, async ({ query }) =>
        productsAnswer(await suggestionsFor(db, index, products, query.search, query.limit ?? 6)),
      ),
      implement(getProduct, async ({ params, query }) => {
        checkCountry(query.country)
        const product = await products.one(params.id)
        if (product === undefined) throw notFound('piece')
        return new Written(product)
      }),
      implement(listProductsById, async ({ query }) => {
        const ids = query.ids.split(',').slice(0, MAX_IDS)
        return productsAnswer({ products: await products.byIds(ids) })
      }),
      implement(getConfiguration, async ({ params }) => {
        const configuration = await findConfiguration(db, params.id)
        if (!configuration) throw notFound('piece')
        return configuration
      }),
      implement(operatorSearch, () => index.state()),
      implement(operatorRebuildSearch, async () => {
        await index.rebuild()
        return index.state()
      }),
      implement(listCategories, ({ query }) => categories.list(query.parentCategoryId)),
      implement(getCategory, async ({ params }) => {
        const category = await categories.one(params.id)
        if (!category) throw notFound('category')
        return category
      }),
    ]
  },
}
