import { createContext, useContext } from 'react'

/** Facts of the running site that every page may need: the same on server and in the browser. */
export interface Site {
  /** Public origin without a slash at the end, e.g. `https://shop.example`. */
  origin: string
  /** The house's name, from the backend. */
  name: string
}

export const SiteContext = createContext<Site>({ origin: '', name: '' })

export const useSite = (): Site => useContext(SiteContext)
