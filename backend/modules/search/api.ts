export { fold } from './fold.ts'
export { plainIndex } from './plain-index.ts'
export {
  TOTAL_CAP,
  type FoundPage,
  type KeyGroup,
  type Narrowing,
  type PageQuestion,
  type SearchEntry,
  type SearchIndex,
  type Stamp,
} from './port.ts'
export { putSearchTerms, type SearchTerm } from './search-terms.ts'
