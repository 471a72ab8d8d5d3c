import { Type, type Static } from 'typebox'

/** How money comes: by card or UPI on the payment provider's page, or by bank transfer. */
export const PaymentWay = Type.Union([Type.Literal('card'), Type.Literal('upi'), Type.Literal('transfer')])
export type PaymentWay = Static<typeof PaymentWay>
