import { isLocked, TAKEN_IN_BY_READERS } from './queue.ts'

/** Asks; and asks again if changes were waiting (`PROMPT_WAITING`) that could be taken in at once. */
export type FreshRead = <T extends { readonly state: { readonly waiting: number } }>(
  ask: () => Promise<T>,
) => Promise<T>

const waits = (waiting: number): boolean => waiting > 0 && waiting <= TAKEN_IN_BY_READERS

/**
 * Lets readers take in the few changes that wait, so that they find what they have just written. `takeIn` takes in the
 * next changes that bulk work did not leave to the job; `tell` receives the reason if it fails.
 */
export const freshReads = (takeIn: () => Promise<number>, tell: (error: unknown) => void): FreshRead => {
  /** The call that readers have started: the others wait for it, so that each does not need its own connection. */
  let taking: Promise<boolean> | undefined
  const take = async (): Promise<boolean> => {
    try {
      await takeIn()
      return true
    } catch (error) {
      // Somebody else may be taking changes in, for longer than a reader waits; no other failure is expected.
      if (!isLocked(error)) tell(error)
      return false
    } finally {
      taking = undefined
    }
  }
  return async (ask) => {
    const first = await ask()
    if (!waits(first.state.waiting)) return first
    // A call that has already started may not see the asker's own change; the next call does.
    const joined = taking !== undefined
    if (!(await (taking ??= take()))) return first
    const second = await ask()
    if (!joined || !waits(second.state.waiting) || !(await (taking ??= take()))) return second
    return ask()
  }
}
