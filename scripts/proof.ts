import { postgresAvailable } from '#tests/support/postgres.ts'
import { runTests } from './lib/tests.ts'

/** `npm run proof`: the long forms, in the size that CI runs. `npm run faults` runs the faults in full, with figures. */
process.exit(
  await runTests(
    'proof',
    [
      { name: 'proof', projects: ['proof'] },
      // On the embedded store, where `npm test` has run them on PostgreSQL.
      ...(postgresAvailable()
        ? [
            {
              name: 'proof-embedded',
              projects: ['node-shared'],
              only: 'backend/',
              store: 'embedded' as const,
            },
          ]
        : []),
      { name: 'proof-journeys', projects: ['proof-journeys'], journeys: true },
      { name: 'second-house', projects: ['second-house'] },
    ],
    process.argv.slice(2),
  ),
)
