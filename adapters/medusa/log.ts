/** The part of a log that the adapter uses. */
export interface Log {
  info: (facts: object, sentence: string) => void
  warn: (facts: object, sentence: string) => void
  error: (facts: object, sentence: string) => void
}
