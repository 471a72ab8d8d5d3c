import { graphql } from '#web/gql/catalogue/gql.ts'
import type { PieceChoiceInput } from '#web/gql/catalogue/graphql.ts'
import { valueOf, type Choice, type Matrix } from '../configurator/choice.ts'

/** What the chosen combination costs, part by part. Asked for beside the page, because it changes with every choice. */
export const ProductBreakUp = graphql(`
  query ProductBreakUp($id: ID!, $choice: PieceChoiceInput!) {
    priceBreakUp(productId: $id, choice: $choice) {
      total
      ...PriceBreakUp_breakUp
    }
  }
`)

/** The choice as the shop's border has it. */
export const choiceInput = (matrix: Matrix, choice: Choice): PieceChoiceInput => ({
  metal: valueOf(matrix, choice, 'METAL'),
  purity: valueOf(matrix, choice, 'PURITY'),
  stone: valueOf(matrix, choice, 'STONE'),
  quality: valueOf(matrix, choice, 'QUALITY'),
  size: valueOf(matrix, choice, 'SIZE'),
})
