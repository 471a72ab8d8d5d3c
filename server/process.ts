/**
 * How the BFF's process is started, wherever it is (docs/decisions/0061): less memory for hardly more CPU. `npm start`
 * and the bench read it here; docker-compose.yml and the Dockerfile repeat it, held to this by tests/server-process.test.ts.
 */
export const SERVER_PROCESS = {
  args: [
    // New objects get 2 x 16 MB instead of 2 x 64.
    '--max-semi-space-size=16',
    // Old ones are collected when they are two fifths more than lived, not when there are several times as many.
    '--heap-growing-percent=40',
    // Each thread of V8 has a store of native memory of its own; this process keeps one core busy.
    '--v8-pool-size=2',
  ],
  // glibc gives freed memory back at 128 kB of it instead of raising that bound as it goes.
  env: { MALLOC_TRIM_THRESHOLD_: '131072' },
} as const
