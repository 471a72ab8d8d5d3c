/** The BFF shows its key to its backend with this header, where it has one (`INTERNAL_TOKEN`). */
export const INTERNAL_TOKEN_HEADER = 'x-internal-token'

/** Beside the key: the address of the shopper for whom the BFF calls. Without the key it is nobody's word. */
export const SHOPPER_ADDRESS_HEADER = 'x-shopper-address'

/** The code of the 401 for whoever shows no key that is good. A shopper's session has nothing to do with it. */
export const KEY_REFUSED = 'KEY_REFUSED'
