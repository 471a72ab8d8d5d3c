/** Specification section 9: the header hides beyond 100 px of scroll. */
export const HEADER_HIDES_PAST = 100

export interface HeaderState {
  y: number
  hidden: boolean
  /** Near the top of the page, where home's header is transparent. */
  top: boolean
}

/**
 * Scrolling down past 100 px hides the header; the first movement up brings it back. Bouncing above the top does not
 * count as scrolling.
 */
export const headerAfter = (before: HeaderState, scrollY: number): HeaderState => {
  const y = Math.max(0, scrollY)
  const top = y <= HEADER_HIDES_PAST
  if (y === before.y) return before
  return { y, top, hidden: y > before.y ? !top : false }
}
