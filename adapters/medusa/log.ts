/** What the parts of the adapter need of a log. */
export interface Log {
  info: (facts: object, sentence: string) => void
  warn: (facts: object, sentence: string) => void
  error: (facts: object, sentence: string) => void
}
