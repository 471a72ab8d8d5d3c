/**
 * Ends a script that was given something it does not know, in one line: a mistyped flag must not start what takes
 * minutes. `--help` says how it is used, and does nothing.
 */
export const checkArguments = (usage: string, known: readonly (string | RegExp)[] = []): void => {
  const given = process.argv.slice(2)
  if (given.some((one) => one === '--help' || one === '-h')) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  const isKnown = (one: string) =>
    known.some((each) => (typeof each === 'string' ? each === one : each.test(one)))
  const unknown = given.filter((one) => !isKnown(one))
  if (unknown.length === 0) return
  process.stderr.write(`‘${unknown.join(' ')}’ is not known here. ${usage}\n`)
  process.exit(1)
}
