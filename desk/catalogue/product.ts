import type { operatorProduct } from '#contract/desk-products.ts'
import type { AnswerOf } from '#contract/endpoint.ts'

/** A product as the house sees it. */
export type Product = AnswerOf<typeof operatorProduct>
