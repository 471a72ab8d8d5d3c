/** The header in which the BFF sends its key to its backend, if it has one (`INTERNAL_TOKEN`). */
export const INTERNAL_TOKEN_HEADER = 'x-internal-token'

/** Sent with the key: the address of the shopper for whom the BFF calls. Without the key it is ignored. */
export const SHOPPER_ADDRESS_HEADER = 'x-shopper-address'

/** The code of the 401 for a caller without a valid key. It has nothing to do with a shopper's session. */
export const KEY_REFUSED = 'KEY_REFUSED'
