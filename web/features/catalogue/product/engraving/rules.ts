import type { PageProduct } from '../product-data.ts'

/** What can be made personal on the piece: limits, prices and days are the backend's. */
export type Rules = NonNullable<PageProduct['personalisation']>
export type Engraving = NonNullable<Rules['engraving']>
export type Face = Engraving['faces'][number]
