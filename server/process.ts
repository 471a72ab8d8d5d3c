/**
 * How the BFF's process is started, wherever it is (docs/decisions/0061): what memory can be had back for no CPU. `npm start`
 * and the bench read it here; docker-compose.yml and the Dockerfile repeat it, held to this by tests/server-process.test.ts.
 */
export const SERVER_PROCESS = {
  args: [
    // New objects get 2 x 32 MB instead of 2 x 64. Less would cost rendered pages a third more CPU.
    '--max-semi-space-size=32',
    // Each thread of V8 has a store of native memory of its own; this process keeps one core busy.
    '--v8-pool-size=2',
  ],
  // glibc gives freed memory back at 128 kB of it instead of raising that bound as it goes.
  env: { MALLOC_TRIM_THRESHOLD_: '131072' },
} as const
