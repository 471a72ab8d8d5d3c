import { join } from 'node:path'
import Type from 'typebox'
import { readJson } from '#program/json-file.ts'
import { ROOT } from '#program/root.ts'

/**
 * Whether an older release may use a database that a newer one has migrated. While copies are restarted one by one both
 * run on it, and after a rollback only the older one does. Each migration names, in a line such as `-- beside: 1.0.0`,
 * the oldest release whose programs may run on a database that has it.
 */
const LINE = /^-- (beside|unused since): (\S+)\s*$/gm
const About = Type.Object({ version: Type.String() })
const RELEASE = /^\d+\.\d+\.\d+$/

/** The release of this program. */
export const ownRelease = (): string => readJson(join(ROOT, 'package.json'), About).version

/** Whether release `a` is `b` or came before it. */
export const isUpTo = (a: string, b: string): boolean => {
  const numbers = (release: string) => release.split('.').map(Number)
  const [ours, theirs] = [numbers(a), numbers(b)]
  const at = ours.findIndex((number, n) => number !== theirs[n])
  return at === -1 || (ours[at] ?? 0) < (theirs[at] ?? 0)
}

const said = (text: string, what: string): string | undefined =>
  [...text.matchAll(LINE)].find(([, word]) => word === what)?.[2]

/** What the migration says, or nothing. */
export const besideOf = (text: string): string | undefined => said(text, 'beside')

/** What an older program cannot handle, each with the reason in words. */
const UNSAFE: readonly [RegExp, string][] = [
  [/\brename\b/i, 'renames: add the new name, fill both, drop the old one in a later release'],
  [/\balter column\s+\S+\s+(?:set data )?type\b/i, 'changes the type of a column: add another column'],
  [/\bset not null\b/i, 'asks a value of rows that the release before writes without one'],
  [
    /\badd column\b(?![^,;]*\bdefault\b)(?![^,;]*\bgenerated\b)[^,;]*\bnot null\b/i,
    'adds a column that the release before does not fill: give it a default',
  ],
  [/\bdrop default\b/i, 'takes a default away on which the release before relies'],
  [
    /\badd (?:constraint|check|unique|foreign key|primary key)\b(?![^;]*\bnot valid\b)/i,
    'adds a rule that rows of the release before may break: add it as not valid, validate it in a later release',
  ],
  [/\bcreate unique index\b/i, 'adds a rule that writes of the release before may break'],
  [/\b(?:truncate|delete from)\b/i, 'removes rows'],
]
const DROPS = /\bdrop (?:table|column|view|function|trigger|type|index|constraint)\b/i

/** Why a migration may not claim to be safe while the release it names still runs; an empty list if it may. */
export const besideProblems = (text: string): string[] => {
  const beside = besideOf(text)
  if (beside === 'none') return []
  if (beside === undefined || !RELEASE.test(beside))
    return ["says no '-- beside: <release>' (or none, and then UPGRADING.md says how)"]
  const statements = text.replaceAll(/--.*$/gm, '').split(';').join(';\n')
  const problems = UNSAFE.filter(([pattern]) => pattern.test(statements)).map(([, reason]) => reason)
  const unused = said(text, 'unused since')
  const dropsUnused = unused !== undefined && RELEASE.test(unused) && isUpTo(unused, beside)
  if (DROPS.test(statements) && !dropsUnused)
    problems.push(`drops something: say '-- unused since: <release>', which is ${beside} or older`)
  return problems
}
