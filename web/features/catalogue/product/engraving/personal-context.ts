import { createContext, useContext } from 'react'
import type { Personal } from './wishes.ts'

/** What is made personal on the piece of this page; undefined where nothing is. */
export const PersonalContext = createContext<Personal | undefined>(undefined)

export const usePersonal = (): Personal | undefined => useContext(PersonalContext)
