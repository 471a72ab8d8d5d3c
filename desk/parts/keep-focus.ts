/** The last focused element and its ancestors: an element that has been removed from the page no longer knows them. */
let trail: readonly Element[] = []

const trailOf = (element: Element): readonly Element[] =>
  element.parentElement === null ? [element] : [element, ...trailOf(element.parentElement)]

/** From now on the place of work is remembered. What closes by itself is not a place to come back to. */
export const watchFocus = (): (() => void) => {
  const look = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest('.save, [role=dialog]')) trail = trailOf(target)
  }
  document.addEventListener('focusin', look)
  return () => document.removeEventListener('focusin', look)
}

/**
 * A pressed button may be gone or disabled after its act, and the focus with it: the next Tab would begin at the top of
 * the page. So the focus goes back to the place of work, or to what contained it.
 */
export const keepFocus = (): void => {
  // Waits until the screen is drawn again; a dialog returns the focus by itself.
  setTimeout(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    // What has lost all that it contained shows no focus, and has nothing to read out.
    const near = trail.find(
      (one) => one.getBoundingClientRect().height > 0 && !one.matches(':disabled, body, html'),
    )
    if (!(near instanceof HTMLElement)) return
    // Of the head of a page or section its heading is read out.
    const named = (near.tabIndex < 0 && near.querySelector<HTMLElement>('h1, h2, h3')) || near
    if (named.tabIndex < 0) named.tabIndex = -1
    named.focus({ preventScroll: true })
  }, 100)
}
