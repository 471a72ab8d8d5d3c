import type { Country } from '#contract/account.ts'
import { INDIAN_STATES } from '#contract/indian-states.ts'

/** The country in which Medusa's region in rupees sells. */
export const INDIA: Country = {
  code: 'IN',
  name: 'India',
  postalLabel: 'PIN code',
  postalExample: '400001',
  stateLabel: 'State',
  states: INDIAN_STATES,
}
