/** What had the focus last, and what it was in: an element that is taken out of the page no longer knows. */
let trail: readonly Element[] = []

const trailOf = (element: Element): readonly Element[] =>
  element.parentElement === null ? [element] : [element, ...trailOf(element.parentElement)]

/** From now on it is known where somebody is at work. What closes by itself is no place to come back to. */
export const watchFocus = (): (() => void) => {
  const look = ({ target }: FocusEvent) => {
    if (target instanceof Element && !target.closest('.save, [role=dialog]')) trail = trailOf(target)
  }
  document.addEventListener('focusin', look)
  return () => document.removeEventListener('focusin', look)
}

/**
 * What was pressed may be gone or disabled after its act, and the focus with it: the next Tab would begin at the top of
 * the page. So the focus goes back to where somebody was at work, or to what that was in.
 */
export const keepFocus = (): void => {
  // The screen is drawn again first, and a dialog gives the focus back by itself.
  setTimeout(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const near = trail.find((one) => one.isConnected && !one.matches(':disabled, body, html'))
    if (!(near instanceof HTMLElement)) return
    if (near.tabIndex < 0) near.tabIndex = -1
    near.focus({ preventScroll: true })
  }, 100)
}
