import { useEffect, useRef, type RefObject } from 'react'

/** By then a dialog has closed that was opened by what is gone. */
const CLOSED_MS = 400

const FIELDS = '[data-opened], input, select, textarea'
const BUTTONS = 'button, a[href]'

const findIn = (nodes: readonly Node[], selector: string): HTMLElement | undefined => {
  for (const node of nodes) {
    if (!(node instanceof HTMLElement)) continue
    const found = node.matches(selector) ? node : node.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return undefined
}

const headingAbove = (place: Element | null): HTMLElement | undefined =>
  place ? (place.querySelector<HTMLElement>('h1, h2, h3') ?? headingAbove(place.parentElement)) : undefined

/**
 * Keeps the focus in a part of a page when what has it is taken away: a button whose form takes its place, a row that
 * is removed. It goes to what came instead (`data-opened`, a field, a button), or to the heading above. Returns a ref
 * for the element of the part.
 */
export const useKeptFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const part = useRef<E>(null)
  useEffect(() => {
    const place = part.current
    if (!place) return undefined
    let last: Node | undefined
    let later: ReturnType<typeof setTimeout> | undefined
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Node ? target : undefined
    }
    const watch = new MutationObserver((changes) => {
      if (!last || last.isConnected) return
      const gone = last
      const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
      if (!change) return
      last = undefined
      const came = changes
        .filter(({ target }) => target === change.target)
        .flatMap(({ addedNodes }) => [...addedNodes])
      const keep = () => {
        if (document.activeElement !== document.body) return
        const next = findIn(came, FIELDS) ?? findIn(came, BUTTONS)
        const heading = next ? undefined : headingAbove(change.target.parentElement)
        heading?.setAttribute('tabindex', '-1')
        ;(next ?? heading)?.focus()
      }
      keep()
      clearTimeout(later)
      later = setTimeout(keep, CLOSED_MS)
    })
    place.addEventListener('focusin', note)
    watch.observe(place, { childList: true, subtree: true })
    return () => {
      place.removeEventListener('focusin', note)
      watch.disconnect()
      clearTimeout(later)
    }
  }, [])
  return part
}
