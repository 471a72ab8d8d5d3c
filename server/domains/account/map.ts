import type { AddressDraft, exportAccount } from '#contract/account.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { AddressInput } from '#server/generated/resolvers.ts'

/** Absent members are left out: the contract has no nulls. */
export const addressDraft = ({ addressLine2, phone, isDefault, ...rest }: AddressInput): AddressDraft => ({
  ...rest,
  ...(addressLine2 && { addressLine2 }),
  ...(phone && { phone }),
  ...(typeof isDefault === 'boolean' && { isDefault }),
})

/** The export as a file for the browser to save. */
export const exportFile = ({ exportedAt, data }: AnswerOf<typeof exportAccount>) => ({
  json: JSON.stringify({ exportedAt, ...data }, null, 2),
  fileName: `my-data-${exportedAt.slice(0, 10)}.json`,
})

/** A payload of which only the `userErrors` count. */
export const nothingMore = () => ({})
