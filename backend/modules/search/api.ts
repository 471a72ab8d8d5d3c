export { fold } from './fold.ts'
export { plainIndex } from './plain-index.ts'
export {
  TOTAL_CAP,
  type FoundPage,
  type KeyGroup,
  type Narrowing,
  type SearchEntry,
  type SearchIndex,
} from './port.ts'
export { putSearchTerms, type SearchTerm } from './search-terms.ts'
