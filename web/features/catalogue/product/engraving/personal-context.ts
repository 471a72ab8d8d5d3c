import { createContext, useContext } from 'react'
import type { Rules } from './rules.ts'
import type { Personal, Wishes } from './wishes.ts'

/** What was written and chosen in the form, and what follows from it. */
export interface KeptWishes {
  wishes: Wishes
  personal: Personal
}

interface PersonalState {
  /** The personalisation of the piece; absent if nothing can be personalised. */
  rules: Rules | null | undefined
  /** Undefined until the form is used: the code that reads it is loaded then. */
  kept: KeptWishes | undefined
  keep: (kept: KeptWishes) => void
}

export const PersonalContext = createContext<PersonalState>({
  rules: undefined,
  kept: undefined,
  keep: () => undefined,
})

/** The personalisation of the piece on this page; undefined while there is none. */
export const usePersonal = (): Personal | undefined => useContext(PersonalContext).kept?.personal
