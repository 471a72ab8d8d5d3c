export { categoryShown } from './category-routes.ts'
export { categoryNames, rowsOfProduct } from './table/written.ts'
export { withTariffCode } from './tariff-code.ts'
