/**
 * How the BFF's process is started everywhere (docs/decisions/0061): it frees memory that costs no CPU. `npm start` and the bench
 * read it here; docker-compose.yml, the Dockerfile and the unit of systemd repeat it, which tests/server-process.test.ts checks.
 */
export const SERVER_PROCESS = {
  // Bundled by the build. While somebody develops and in tests, server/main.ts runs as it is written.
  main: 'dist/programs/server.js',
  args: [
    // New objects get 2 x 16 MB instead of 2 x 64, and old ones are collected when they have grown by half, not tripled.
    '--max-semi-space-size=16',
    '--heap-growing-percent=50',
    // Each thread of V8 has a pool of native memory of its own; this process keeps one core busy.
    '--v8-pool-size=2',
  ],
  env: {
    // glibc returns freed memory from 128 kB on, instead of raising that bound over time.
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_ARENA_MAX: '2',
  },
} as const
