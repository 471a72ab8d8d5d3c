import { buildIfStale } from './build.ts'
import { runNode } from './lib/running/run.ts'

/** `npm run test:watch`: the tests of what was changed since the last commit, again at each save. */
await buildIfStale()
const projects = ['node', 'node-shared', 'web'].flatMap((name) => ['--project', name])
const args = process.argv.slice(2)
const only = args.length === 0 ? ['--changed'] : []
await runNode(['node_modules/vitest/vitest.mjs', 'watch', ...projects, ...only, ...args], {
  NODE_ENV: 'test',
})
