import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

const tokenOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? /^#token=([\w-]{20,128})$/.exec(text)?.[1] : undefined

interface LinkToken {
  /** `undefined` until hydrated, `null` if the link has none. */
  readonly token: string | null | undefined
  /** The links opened in this tab before: the `key` of what belongs to one of them. */
  readonly earlier: number
}

/**
 * The one-time token of an e-mail's link. It comes after '#', so that it reaches no server log and no referrer, and it
 * is moved at once from the address bar into this entry of the tab's history: a phone that reloads the page when the
 * shopper comes back from another app still has it. It changes if another e-mail's link is opened in the same tab.
 *
 * It is read before the page counts as alive, and its arrival rebuilds nothing: what was typed and pressed before the
 * scripts came is repeated in the same form (docs/decisions/0070-what-is-done-before-the-scripts.md).
 */
export const useLinkToken = (): LinkToken => {
  const location = useLocation()
  const [link, setLink] = useState<LinkToken>({ token: undefined, earlier: 0 })
  useLayoutEffect(() => {
    const { hash, pathname } = window.location
    const arrived = tokenOf(hash)
    const found = arrived ?? tokenOf(window.history.state?.link)
    setLink(({ token, earlier }) => ({
      token: found ?? token ?? null,
      earlier: found && token && found !== token ? earlier + 1 : earlier,
    }))
    if (arrived !== undefined)
      window.history.replaceState({ ...window.history.state, link: hash }, '', pathname)
  }, [location])
  return link
}
