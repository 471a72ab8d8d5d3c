const MINUTE = 60_000

/**
 * At most this many calls within this many milliseconds. A person is the visitor in the BFF, and the account in the
 * backend.
 */
export interface AbuseLimit {
  readonly max: number
  readonly timeWindow: number
  readonly by: 'address' | 'person'
}

/**
 * Calls that can be abused have limits of their own, by the name of the endpoint. The BFF applies them to each
 * visitor, and the backend to every caller.
 */
export const ABUSE_LIMITS = {
  signIn: { max: 10, timeWindow: 15 * MINUTE, by: 'address' },
  signUp: { max: 5, timeWindow: 60 * MINUTE, by: 'address' },
  requestPasswordReset: { max: 5, timeWindow: 60 * MINUTE, by: 'address' },
  requestSignInLink: { max: 5, timeWindow: 60 * MINUTE, by: 'address' },
  signInByLink: { max: 20, timeWindow: 15 * MINUTE, by: 'address' },
  resetPassword: { max: 10, timeWindow: 15 * MINUTE, by: 'address' },
  confirmEmail: { max: 20, timeWindow: 15 * MINUTE, by: 'address' },
  undoEmailChange: { max: 10, timeWindow: 15 * MINUTE, by: 'address' },
  beginPasskeySignIn: { max: 120, timeWindow: 15 * MINUTE, by: 'address' },
  signInByPasskey: { max: 20, timeWindow: 15 * MINUTE, by: 'address' },
  requestEndOfCodes: { max: 10, timeWindow: 15 * MINUTE, by: 'address' },
  confirmEndOfCodes: { max: 20, timeWindow: 15 * MINUTE, by: 'address' },
  beginConfirmation: { max: 30, timeWindow: 15 * MINUTE, by: 'person' },
  beginPasskey: { max: 20, timeWindow: 15 * MINUTE, by: 'person' },
  turnOnCodes: { max: 20, timeWindow: 15 * MINUTE, by: 'person' },
  sendFranchiseEnquiry: { max: 10, timeWindow: 60 * MINUTE, by: 'address' },
  // Sends a receipt to any address that is given.
  sendContactEnquiry: { max: 10, timeWindow: 60 * MINUTE, by: 'address' },
  bookAppointment: { max: 10, timeWindow: 60 * MINUTE, by: 'address' },
  trackOrder: { max: 20, timeWindow: 15 * MINUTE, by: 'address' },
  sendMessage: { max: 30, timeWindow: 60 * MINUTE, by: 'person' },
  putMessagePicture: { max: 30, timeWindow: 60 * MINUTE, by: 'person' },
  acceptEstimate: { max: 30, timeWindow: 60 * MINUTE, by: 'person' },
  placeOrder: { max: 10, timeWindow: MINUTE, by: 'person' },
  // Each sends an e-mail.
  moveMyAppointment: { max: 30, timeWindow: 60 * MINUTE, by: 'person' },
  cancelMyAppointment: { max: 30, timeWindow: 60 * MINUTE, by: 'person' },
} as const satisfies Readonly<Record<string, AbuseLimit>>
