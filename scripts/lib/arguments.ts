/**
 * Ends a script that got an unknown argument, with one line: a mistyped flag must not start something that takes
 * minutes. `--help` says how the script is used, and does nothing else.
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
