import { spawnSync } from 'node:child_process'
import { hashOf } from './lib/build/hash.ts'

/** Generates again and compares: ends with 1 when what is committed was not what the schema and documents give. */
const generated = ['server/generated', 'web/gql', 'web/words/keys.ts']
const before = hashOf(generated)
const run = (command: string, args: readonly string[]) =>
  spawnSync(process.execPath, [command, ...args], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

if (!run('node_modules/@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts'])) process.exit(1)
if (!run('scripts/word-types.ts', [])) process.exit(1)
if (hashOf(generated) !== before) {
  process.stderr.write('Generated code was stale; it is made anew now: commit it (npm run codegen).\n')
  process.exit(1)
}
