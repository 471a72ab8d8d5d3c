import { spawnSync } from 'node:child_process'

/** `npm run verify`: every check there is, in the order of their cost. Stops at the first that fails. */
const checks: [name: string, command: string, ...args: string[]][] = [
  ['generated code is fresh', process.execPath, 'scripts/codegen-fresh.ts'],
  ['types', 'npm', 'run', '--silent', 'typecheck'],
  ['lint', 'npm', 'run', '--silent', 'lint'],
  ['format', 'npm', 'run', '--silent', 'format:check'],
  ['dead code', 'npm', 'run', '--silent', 'dead-code'],
  ['tests', process.execPath, 'scripts/test.ts'],
]

for (const [name, command, ...args] of checks) {
  process.stdout.write(`\n— ${name}\n`)
  const done = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) {
    process.stderr.write(`\n${name}: failed\n`)
    process.exit(1)
  }
}
process.stdout.write('\nAll checks passed.\n')
