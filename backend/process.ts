/**
 * How the backend's process is started everywhere (docs/decisions/0061). `npm start` and the bench read it here;
 * docker-compose.yml and the unit of systemd repeat it, which tests/server-process.test.ts checks.
 */
export const BACKEND_PROCESS = {
  // Bundled by the build. While somebody develops and in tests, backend/main.ts runs as it is written.
  main: 'dist/programs/backend.js',
  // New objects get 2 x 16 MB instead of 2 x 64, and none is made among the old ones by a guess (server/process.ts).
  args: ['--max-semi-space-size=16', '--no-allocation-site-pretenuring'],
  // glibc returns freed memory from 128 kB on, and has two places to look for it instead of eight for each core.
  env: { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' },
} as const
