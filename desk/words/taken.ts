import { HttpError } from 'ra-core'
import type { Kind } from './kinds.ts'

/** Whether a new document would stand in another's place; the word of the desk's own address of new ones is never free. */
export const isTaken = async (read: Kind['read'], name: string): Promise<boolean> => {
  if (name === 'new') return true
  try {
    await read(name)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return false
    throw error
  }
}
