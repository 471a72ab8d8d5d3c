import { useContext } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TypedContext } from '#web/lib/typed.ts'
import { t } from '#web/words/t.ts'

/** Sentences that more than one of these forms may need. */
const COMMON: Readonly<Record<string, string>> = {
  wait: t('entry.many'),
  link: t('entry.paste.missing'),
  later: t('entry.later'),
}

/**
 * What the server answered to a form that was submitted without scripts, by the name in the page's address: `problem`
 * as a sentence, or what was done (`said`). `typed` is what was in the fields, except the password.
 */
export const usePlainAnswer = (problems: Readonly<Record<string, string>>) => {
  const [search] = useSearchParams()
  const known: Readonly<Record<string, string>> = { ...COMMON, ...problems }
  const asked = search.get('problem') ?? ''
  return {
    asked,
    problem: Object.hasOwn(known, asked) ? known[asked] : undefined,
    said: search.get('said') ?? undefined,
    typed: useContext(TypedContext),
  }
}

/** The sentence above the fields. */
export const PlainProblem = ({ problem }: { problem: string | undefined }) =>
  problem === undefined ? null : <p role="alert">{problem}</p>
