/** Far enough below the window that everything there counts as seen: only what has gone upwards is not. */
const BELOW = '1000000px'

/**
 * Says whether an element has scrolled away upwards, whenever that changes. The margin matters: an element that jumps
 * from below the window to above it never crosses the window itself.
 */
export const onPassed = (element: Element, tell: (passed: boolean) => void): (() => void) => {
  const observer = new IntersectionObserver(([entry]) => tell(entry !== undefined && !entry.isIntersecting), {
    rootMargin: `0px 0px ${BELOW} 0px`,
  })
  observer.observe(element)
  return () => observer.disconnect()
}
