/** A tab that is not seen paints nothing: no longer than this is waited. Milliseconds. */
const MOST_MS = 100

/**
 * Resolves once what was rendered for a press is painted, so that the press is answered on the screen before its work
 * begins: within two frames, or a tenth of a second where nothing is painted.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MOST_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
