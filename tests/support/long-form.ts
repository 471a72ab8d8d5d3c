import type { SCREENS } from './browser.ts'

/** Whether `npm run proof` runs: what is long there has a short form in `npm test` (vitest.config.ts sets it). */
export const inProof: boolean = process.env.IN_PROOF !== undefined

/** A journey of several minutes is walked at its usual width by `npm test`, at the other one by `npm run proof`. */
export const walkedAt = (usual: keyof typeof SCREENS, other: keyof typeof SCREENS) => [
  inProof ? other : usual,
]
