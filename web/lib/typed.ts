import { createContext } from 'react'

/**
 * What was typed into a form that was submitted without scripts and refused, by field; never a password. Always empty
 * in the browser.
 */
export const TypedContext = createContext<Readonly<Record<string, string>>>({})
