import type { listBlogs } from '#contract/blogs.ts'
import type { ProductPage } from '#contract/catalogue.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { suggest } from '#contract/search.ts'

/** A page as the backend answered it, and the page size that was asked for. */
export interface ProductList extends ProductPage {
  limit: number
}

/** The results of type-ahead, and blogs with them. */
export interface SuggestionList extends AnswerOf<typeof suggest> {
  blogs: AnswerOf<typeof listBlogs>['blogs']
}
