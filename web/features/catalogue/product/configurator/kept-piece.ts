/** Which piece this tab has put into a visitor's bag; told once the shopper comes back signed in. */
const KEY = 'kept'

export const keepPiece = (id: string): void => {
  try {
    sessionStorage.setItem(KEY, id)
  } catch {
    // Storage can be forbidden: the bag's icon says it too.
  }
}

/** Was it this piece? Said once. */
export const takeKept = (id: string): boolean => {
  try {
    if (sessionStorage.getItem(KEY) !== id) return false
    sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
