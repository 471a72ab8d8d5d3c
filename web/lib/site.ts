import { createContext, useContext } from 'react'

/** Facts of the running site that every page may need: the same on server and in the browser. */
export interface Site {
  /** Public origin without a slash at the end, e.g. `https://shop.example`. */
  origin: string
  /** The house's name, from the backend. */
  name: string
}

export const SiteContext = createContext<Site>({ origin: '', name: '' })

/** A page's title with the house's name, which is unknown while the backend is down. */
export const titleOnSite = (title: string, { name }: Site): string => (name ? `${title} | ${name}` : title)

export const useSite = (): Site => useContext(SiteContext)
