import type { CombinedError } from 'urql'
import { shopError } from './errors.ts'

/** It is not known whether it was done: the shop did not answer, or its backend did not in time. */
export const isSilence = (error: CombinedError): boolean =>
  ['NETWORK', 'UPSTREAM_UNAVAILABLE', 'OVERLOADED', 'INTERNAL'].includes(shopError(error).code)
