/** How long a payment by UPI can be refunded (docs.stripe.com/payments/upi, looked up on 22 November 2026). */
const UPI_REFUNDABLE_MS = 60 * 86_400_000

/** What a person does with a refund that came too late for UPI. */
export const UPI_TOO_LATE =
  'UPI takes no refund more than 60 days after the payment: pay it back by bank transfer, then settle it.'

/** Whether a payment came by UPI too long ago for the provider to refund it. `now`: milliseconds. */
export const beyondUpiPeriod = (
  { way, received_at }: { readonly way: string | null; readonly received_at: Date | null },
  now: number,
): boolean => way === 'upi' && received_at !== null && now - received_at.getTime() > UPI_REFUNDABLE_MS
