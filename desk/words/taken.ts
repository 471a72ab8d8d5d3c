import { HttpError } from 'ra-core'

/**
 * Whether a new document would replace another, as `read` finds it; the word in the desk's own address of new ones is
 * never free.
 */
export const isTaken = async (read: (name: string) => Promise<unknown>, name: string): Promise<boolean> => {
  if (name === 'new') return true
  try {
    await read(name)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false
    throw error
  }
}
