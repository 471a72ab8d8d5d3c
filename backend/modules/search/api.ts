export { fold } from './fold.ts'
export { plainIndex, type TellFault } from './plain-index.ts'
export {
  printOf,
  TOTAL_CAP,
  type EntryReader,
  type FoundPage,
  type IsSoldAs,
  type KeyGroup,
  type Narrowing,
  type PageQuestion,
  type SearchIndex,
  type Stamp,
} from './port.ts'
export { putSearchTerms } from './search-terms.ts'
