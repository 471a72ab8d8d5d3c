/** The piece that this tab has put into a visitor's bag; mentioned once the shopper comes back signed in. */
const KEY = 'kept'

/** After this the shopper has forgotten the press, or is somebody else. */
const TOLD_WITHIN_MS = 30 * 60_000

export const keepPiece = (id: string): void => {
  try {
    sessionStorage.setItem(KEY, `${Date.now()} ${id}`)
  } catch {
    // Storage can be forbidden: the bag's icon says it too.
  }
}

/** Whether it was this piece, within the last half hour. True only once. */
export const takeKept = (id: string): boolean => {
  try {
    const [at, kept] = sessionStorage.getItem(KEY)?.split(' ') ?? []
    if (kept !== id) return false
    sessionStorage.removeItem(KEY)
    return Date.now() - Number(at) < TOLD_WITHIN_MS
  } catch {
    return false
  }
}
