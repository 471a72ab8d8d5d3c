import { runTests } from './lib/tests.ts'

/** `npm run proof`: the long forms, in the size that CI runs. `npm run faults` runs the faults in full, with figures. */
process.exit(
  await runTests('proof', { programs: ['proof'], journeys: ['proof-journeys'] }, process.argv.slice(2)),
)
