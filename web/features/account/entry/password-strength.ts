import { language } from '#web/words/language.ts'

/** How hard a password is to guess: 0 is guessed at once, 4 not in years. */
export interface Strength {
  readonly score: number
  /** Why it is weak and what would help, in a sentence or two; empty where nobody says it in the language of the page. */
  readonly advice: string
}

/**
 * Only this many characters are examined: the rest makes no password weaker, and the time taken grows with the length.
 */
const LOOKED_AT = 64

const estimator = async () => (await import('./password-estimator.ts')).estimator

/** Fetches what the estimate needs, so that it is there when the shopper stops typing. */
export const prepareStrength = (): void => {
  // Without it the shop still checks length and its own list.
  estimator().catch(() => undefined)
}

/** How hard a password is to guess, given what the shopper has entered. Undefined if that is not known. */
export const strengthOf = async (
  password: string,
  own: readonly string[] = [],
): Promise<Strength | undefined> => {
  try {
    const { score, feedback } = (await estimator()).check(
      password.slice(0, LOOKED_AT),
      own.flatMap((text) => text.split(/[\s@.]+/)).filter((word) => word.length > 2),
    )
    // The estimator gives its advice in English.
    const advice = language.code === 'en' ? [feedback.warning, ...feedback.suggestions] : []
    return { score, advice: advice.filter(Boolean).join(' ') }
  } catch {
    return undefined
  }
}

/** Below this a password is refused: a thief needs fewer than a million tries (zxcvbn's own scale). */
export const WEAKEST = 2
