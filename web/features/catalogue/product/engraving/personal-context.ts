import { createContext, useContext } from 'react'
import type { Rules } from './rules.ts'
import { NO_WISHES, readWishes, type Personal, type Wishes } from './wishes.ts'

export interface KeptWishes {
  /** The personalisation of the piece; absent if nothing can be personalised. */
  rules: Rules | null | undefined
  wishes: Wishes
  change: (change: Partial<Wishes>) => void
}

export const PersonalContext = createContext<KeptWishes>({
  rules: undefined,
  wishes: NO_WISHES,
  change: () => undefined,
})

/** What is made personal on the piece of this page; undefined where nothing can be. */
export const usePersonal = (): Personal | undefined => {
  const { rules, wishes } = useContext(PersonalContext)
  return rules ? readWishes(rules, wishes) : undefined
}
