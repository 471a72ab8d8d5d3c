import { createContext, useContext } from 'react'

/** What the backend offers (`shop.features`); undefined while that is not known. */
export const OfferedContext = createContext<readonly string[] | undefined>(undefined)

/** Whether the backend offers a feature: what it does not is neither shown nor linked. True while that is not known. */
export const useOffers = (feature: string): boolean => useContext(OfferedContext)?.includes(feature) ?? true
