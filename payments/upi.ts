import type { AfterPayment } from './store.ts'

/** A UPI id (virtual payment address): a name, @ and the handle of a bank or app, as NPCI has them. */
const UPI_ID = /^[a-z0-9._-]{2,256}@[a-z][a-z0-9]{1,63}$/i

/** How long a request waits in the shopper's app. */
export const UPI_REQUEST_MS = 5 * 60_000

/** What a bank lets one UPI payment to a jeweller take, in paise (NPCI, since 15 September 2025). */
export const UPI_MOST = 2_00_000_00

export type UpiOutcome = 'approve' | 'decline' | 'wait'

/** Ids that answer by themselves. A request to any other waits for somebody to answer it. */
export const TEST_UPI_IDS = [
  { id: 'approve@upi', outcome: 'approve', says: 'approves at once' },
  { id: 'decline@upi', outcome: 'decline', says: 'declines' },
  { id: 'refund-fails@upi', outcome: 'approve', after: 'refund-fails', says: 'pays; its refund fails later' },
  { id: 'disputed@upi', outcome: 'approve', after: 'disputed', says: 'pays; its bank takes it back' },
] as const satisfies readonly { id: string; outcome: UpiOutcome; after?: AfterPayment; says: string }[]

/** Reads a typed UPI id and what the test bank does with it; undefined if it is not one. */
export const readUpiId = (
  typed: string,
): { vpa: string; outcome: UpiOutcome; after?: AfterPayment } | undefined => {
  const vpa = typed.trim().toLowerCase()
  if (!UPI_ID.test(vpa)) return undefined
  const known = TEST_UPI_IDS.find(({ id }) => id === vpa)
  return {
    vpa,
    outcome: known?.outcome ?? 'wait',
    ...(known && 'after' in known && { after: known.after }),
  }
}
