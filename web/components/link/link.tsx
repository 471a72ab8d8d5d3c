import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { inLanguage } from '#web/words/language.ts'

/** Opens an address of the shop without a page load. `state` holds what the address itself does not say. */
export type Go = (to: string, state: unknown) => void

/** Set by the app's frame; until then links are the browser's own. */
export const GoContext = createContext<Go | undefined>(undefined)

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the shop with its query and hash; any other address is left to the browser. */
  to: string
  state?: unknown
}

const isOurs = (to: string): boolean => /^\/(?!\/)/.test(to)

/** Whether the press asks for this page, and not for another tab, a download or a menu. */
const isPlain = ({ button, metaKey, ctrlKey, altKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !altKey && !shiftKey

/** Opens the address of a pressed link without a page load, unless the press or the address asks for something else. */
export const follow = (event: MouseEvent, go: Go | undefined, to: string, state?: unknown): void => {
  if (!go || event.defaultPrevented || !isOurs(to) || !isPlain(event)) return
  event.preventDefault()
  go(to, state)
}

/**
 * A link within the shop. At each link the router's own reads the whole route to resolve relative paths, which we never
 * use; that took a sixteenth of a page's rendering time.
 */
export const Link = ({ to, state, onClick, children, ...rest }: LinkProps) => {
  const go = useContext(GoContext)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!rest.target) follow(event, go, to, state)
  }
  return (
    <a {...rest} href={inLanguage(to)} onClick={press}>
      {children}
    </a>
  )
}
