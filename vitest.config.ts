import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { brand } from './scripts/lib/build/brand.ts'
import { words } from './scripts/lib/house/words.ts'

const testsOf = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.ts`)
/**
 * The long forms (`npm run proof`): faults, kills, drawn lives, restored backups, older stores, hostile texts, failures
 * and large letters on every screen.
 */
const proof = [
  'tests/faults/**/*.test.ts',
  'tests/built-programs.test.ts',
  'tests/upgrade.test.ts',
  'tests/slow-body.test.ts',
  'backend/backup/restore.test.ts',
  'backend/lib/migrate/migrate-kills.test.ts',
]
const journey = (name: string) => `tests/e2e/${name}.test.ts`
const proofJourneys = ['hostile-text', 'failed-states', 'every-screen'].map(journey)
/** Tests with a short form for `npm test` and a long one for `npm run proof` (tests/support/long-form.ts). */
const long = [
  'tests/account-security.test.ts',
  'tests/npm-start.test.ts',
  'backend/app.test.ts',
  'backend/lib/store/store-health.test.ts',
]
const longJourneys = [
  'confirm-identity',
  'content',
  'desk-catalogue',
  'desk-orders',
  'desk-people',
  'desk-refusals',
  'desk-words',
  'kinds',
  'one-time-codes',
  'passkeys',
  'set-with',
].map(journey)
const inProof = { env: { IN_PROOF: '1' } }

/**
 * Stores are compiled once, as `npm start` does it. Compiled a second time for speed while another store of the same
 * worker goes, V8 13.6 ends the worker now and then ("Check failed: jit_page_->allocations_.erase").
 */
const stores = { execArgv: ['--liftoff-only'] }

/** Real programs, stores and sockets on a machine that may be busy: time, and no second try that could hide a race. */
const programs = { environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, ...stores } as const
/**
 * A journey starves easily on a busy machine: it may be tried again once. `npm test` names those, and takes two. The
 * journeys of a worker share its Chromium and, where they leave the shop as it is, one started shop.
 */
const journeys = {
  environment: 'node',
  testTimeout: 150_000,
  hookTimeout: 120_000,
  retry: 1,
  expect: { poll: { timeout: 15_000 } },
  isolate: false,
  ...stores,
} as const

/** The files that take longest, the longest first: begun last, one of them would leave a worker idle. */
const LONGEST = [
  'tests/account-security',
  'tests/npm-start',
  'backend/modules/orders/orders',
  'adapters/rest-example/rest-example',
  'backend/lib/store/store-health',
  'backend/modules/account/account',
  ...[
    'content',
    'desk-catalogue',
    'desk-orders',
    'desk-words',
    'desk-people',
    'desk-keyboard',
    'shell',
    'reach',
    'account',
    'desk-screens',
    'catalogue',
    'passkeys',
    'purchase',
    'ways-to-pay',
    'one-time-codes',
    'confirm-identity',
  ].map((name) => `tests/e2e/${name}`),
].map((name) => `/${name}.test.ts`)

/** As vitest sorts them, which knows their size alone in a fresh clone, but for the longest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

/**
 * `node` and `node-shared` (real servers on port 0), `web` (pages at a URL, happy-dom) and `e2e` (journeys in
 * Chromium) are `npm test`; `proof` and `proof-journeys` are `npm run proof`.
 */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Loading their modules, and a document, anew for each file took up to half of their time. So a test of `node`,
      // `node-shared` and `web` restores what it changes of the process (timers, spies, listeners) and of the document,
      // and counts from where a counter is.
      {
        test: {
          name: 'node',
          include: [
            ...testsOf('program', 'payments', 'adapters', 'scripts', 'house', 'desk'),
            'tests/*.test.ts',
          ],
          exclude: proof,
          isolate: false,
          ...programs,
        },
      },
      {
        test: {
          name: 'node-shared',
          include: testsOf('contract', 'backend', 'server'),
          exclude: proof,
          isolate: false,
          setupFiles: 'tests/support/record-statements.ts',
          ...programs,
        },
      },
      {
        plugins: [brand(), words()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
          unstubGlobals: true,
          testTimeout: 45_000,
        },
      },
      { test: { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], exclude: proofJourneys, ...journeys } },
      // One at a time: each starts several programs, and two such crowds would starve one another.
      {
        test: {
          name: 'proof',
          include: [...proof, ...long],
          ...programs,
          ...inProof,
          fileParallelism: false,
        },
      },
      // `npm run house -- trial`, and the last run of `npm run proof`: its environment names another house, so nothing shares it.
      { test: { name: 'second-house', include: ['tests/second-house/**/*.test.ts'], ...programs } },
      {
        test: {
          name: 'proof-journeys',
          include: [...proofJourneys, ...longJourneys],
          ...journeys,
          ...inProof,
        },
      },
    ],
  },
})
