import { createContext } from 'react'

/** What was typed into a form that was sent without scripts and refused, by field: never a password. The browser has none. */
export const TypedContext = createContext<Readonly<Record<string, string>>>({})
