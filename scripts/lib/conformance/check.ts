/** A check could not be made: the backend has nothing to check it with, or it needs an option. */
export class LeftOut extends Error {}

type Outcome = 'ok' | 'failed' | 'advice' | 'left out'

export interface Check {
  /** The call it is about, as the specification writes it. */
  call: string
  what: string
  /** The shop works without it, but less well: a failure is advice, and this says what to do. */
  advice?: string
  /** Throws one sentence if the check fails, `LeftOut` if it cannot be made. */
  run: () => Promise<void>
}

export interface Finding {
  call: string
  what: string
  outcome: Outcome
  why: string | undefined
}

const outcomeOf = (check: Check, error: unknown): Outcome => {
  if (error instanceof LeftOut) return 'left out'
  return check.advice ? 'advice' : 'failed'
}

/** Runs the checks one after another, so as not to overload a backend under development. */
export const examine = async (
  checks: readonly Check[],
  found: (finding: Finding) => void,
): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const check of checks) {
    const { call, what } = check
    let finding: Finding = { call, what, outcome: 'ok', why: undefined }
    try {
      await check.run()
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      const isAdvice = check.advice !== undefined && !(error instanceof LeftOut)
      const why = isAdvice ? `${said}. ${check.advice}` : said
      finding = { call, what, outcome: outcomeOf(check, error), why }
    }
    findings.push(finding)
    found(finding)
  }
  return findings
}

/** Throws the sentence unless the condition holds. */
export const must: (so: boolean, sentence: string) => asserts so = (so, sentence) => {
  if (!so) throw new Error(sentence)
}
