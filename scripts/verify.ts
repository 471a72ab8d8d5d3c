import { spawnSync } from 'node:child_process'
import { checkArguments } from './lib/arguments.ts'

/** `npm run verify`: every check there is, in the order of their cost. All run, whatever fails; the end names each. */
const checks: [name: string, command: string, ...args: string[]][] = [
  ['generated code is fresh', process.execPath, 'scripts/codegen-fresh.ts'],
  ['types', 'npm', 'run', '--silent', 'typecheck'],
  ['lint', 'npm', 'run', '--silent', 'lint'],
  ['format', 'npm', 'run', '--silent', 'format:check'],
  ['dead code', 'npm', 'run', '--silent', 'dead-code'],
  ['tests', process.execPath, 'scripts/test.ts'],
  ['proof', process.execPath, 'scripts/proof.ts'],
]

checkArguments('npm run verify: every check there is; ends with 1 when one fails. It takes no arguments.')

const outcomes = checks.map(([name, command, ...args]) => {
  process.stdout.write(`\n— ${name}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  return { name, passed: status === 0 }
})
process.stdout.write('\n')
for (const { name, passed } of outcomes) process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${name}\n`)
process.exit(outcomes.every(({ passed }) => passed) ? 0 : 1)
