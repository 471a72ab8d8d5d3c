export { SearchAway } from './away.ts'
export { fold } from './fold.ts'
export { plainIndex, type TellFault } from './plain-index.ts'
export {
  fingerprintOf,
  TOTAL_CAP,
  type FoundPage,
  type KeyGroup,
  type Narrowing,
  type PageQuestion,
  type ProductSource,
  type SearchIndex,
  type SearchVariant,
  type Stamp,
} from './port.ts'
export { readQueue } from './queue.ts'
export { putSearchTerms } from './search-terms.ts'
