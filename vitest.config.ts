import { defineConfig } from 'vitest/config'

const node = ['program', 'contract', 'backend', 'server', 'payments', 'scripts', 'catalogue'].map(
  (d) => `${d}/**/*.test.ts`,
)

/** Three projects: `node` (real servers on port 0), `web` (pages at a URL, happy-dom), `e2e` (journeys in Chromium). */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: [...node, 'tests/*.test.ts', 'tests/faults/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Real programs, stores and sockets on a machine that may be busy. `npm test` names what was tried again.
          retry: 1,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          retry: 1,
          testTimeout: 45_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 150_000,
          // A busy machine can starve a browser; a journey that fails three times is broken.
          retry: 2,
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
