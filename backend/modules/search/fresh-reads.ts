import { isLocked, TAKEN_IN_BY_READERS } from './queue.ts'

/** Asks; and again where changes were waiting (`PROMPT_WAITING`) that could be taken in at once. */
export type FreshRead = <T extends { readonly state: { readonly waiting: number } }>(
  ask: () => Promise<T>,
) => Promise<T>

const waits = (waiting: number): boolean => waiting > 0 && waiting <= TAKEN_IN_BY_READERS

/**
 * Lets readers take in the few changes that wait, so that they find what they have just written. `takeIn` takes in the
 * next of those that work in bulk did not leave to the job; `tell` hears why it failed.
 */
export const freshReads = (takeIn: () => Promise<number>, tell: (error: unknown) => void): FreshRead => {
  /** Under way for readers: the others wait for the same, and not each with a connection for its turn. */
  let taking: Promise<boolean> | undefined
  const take = async (): Promise<boolean> => {
    try {
      await takeIn()
      return true
    } catch (error) {
      // Somebody else may be at it, for longer than a reader waits; nothing else is expected to go wrong.
      if (!isLocked(error)) tell(error)
      return false
    } finally {
      taking = undefined
    }
  }
  return async (ask) => {
    const first = await ask()
    if (!waits(first.state.waiting)) return first
    // What is under way may have begun before the asker's own change was written; what begins after it has it.
    const joined = taking !== undefined
    if (!(await (taking ??= take()))) return first
    const second = await ask()
    if (!joined || !waits(second.state.waiting) || !(await (taking ??= take()))) return second
    return ask()
  }
}
