/**
 * How the BFF's process is started everywhere (docs/decisions/0061): it frees memory that costs no CPU. `npm start` and the bench
 * read it here; docker-compose.yml, the Dockerfile and the unit of systemd repeat it, which tests/server-process.test.ts checks.
 */
export const SERVER_PROCESS = {
  // Made by the build. In development and in tests, server/main.ts runs from its source.
  main: 'dist/programs/server.js',
  args: [
    // New objects get 2 x 16 MB instead of 2 x 64, and old ones are collected when they have grown by half, not
    // threefold.
    '--max-semi-space-size=16',
    '--heap-growing-percent=50',
    // V8 guesses from a few early pages which objects will last and makes them among the old ones at once: wrongly, and
    // for as long as the process runs.
    '--no-allocation-site-pretenuring',
    // Each thread of V8 has its own pool of native memory; this process keeps one core busy.
    '--v8-pool-size=2',
  ],
  env: {
    // glibc returns freed memory above 128 kB, instead of raising that limit over time.
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_ARENA_MAX: '2',
  },
} as const
