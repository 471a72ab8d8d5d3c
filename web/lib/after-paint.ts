/** A hidden tab paints nothing, so a timer ends the wait. Milliseconds. */
const MOST_MS = 100

/**
 * Resolves once what was rendered for a press has been painted, so that the screen answers the press before its work
 * begins.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MOST_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
