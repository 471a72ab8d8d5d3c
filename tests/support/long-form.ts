import type { SCREENS } from './browser.ts'

/** Whether `npm run proof` runs: its long tests have a short form in `npm test` (vitest.config.ts sets it). */
export const inProof: boolean = process.env.IN_PROOF !== undefined

/** `npm test` runs a journey of several minutes at its usual width, `npm run proof` at the other one. */
export const walkedAt = (usual: keyof typeof SCREENS, other: keyof typeof SCREENS) => [
  inProof ? other : usual,
]
