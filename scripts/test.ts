import { runTests } from './lib/tests.ts'

/** `npm test`: what a change can break. Its long forms are `npm run proof`. */
process.exit(
  await runTests(
    'unit',
    { programs: ['node', 'node-shared', 'web'], journeys: ['e2e'] },
    process.argv.slice(2),
  ),
)
