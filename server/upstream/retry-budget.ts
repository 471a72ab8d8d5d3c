/** Limits retries to a share of all calls, so that a failing backend is not flooded. */
export interface RetryBudget {
  called: () => void
  take: () => boolean
}

const SHARE = 0.2
const MOST = 50

export const createRetryBudget = (): RetryBudget => {
  let tokens = 10
  return {
    called: () => {
      tokens = Math.min(MOST, tokens + SHARE)
    },
    take: () => {
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}
