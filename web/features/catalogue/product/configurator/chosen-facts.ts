import type { PageProduct } from '../product-data.ts'
import { valueOf, type Choice, type Matrix } from './choice.ts'

/** What follows from the choice: price, stock, weight, days, metal. They replace those of the listed piece together. */
export const chosenFacts = (matrix: Matrix, choice: Choice): Partial<PageProduct> => {
  const { price, stock, weightMg, makingDays } = matrix.combinations
  const [metal, purity] = [valueOf(matrix, choice, 'METAL'), valueOf(matrix, choice, 'PURITY')]
  return {
    price: price[choice.at] ?? 0,
    stock: stock[choice.at] ?? 0,
    grossWeightMg: weightMg[choice.at] ?? null,
    makingDays: makingDays[choice.at] ?? null,
    ...(metal !== undefined && { metalType: [metal] }),
    ...(purity !== undefined && { purity: [purity] }),
  }
}
