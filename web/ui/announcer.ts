import { useSyncExternalStore } from 'react'

/** A message in the snackbar: one sentence and at most one link. */
export interface Notice {
  id: number
  text: string
  action?: { label: string; href: string }
}

interface Spoken {
  notice: Notice | undefined
  /** What screen readers announce; a new object each time, so that the same words are said again. */
  spoken: { id: number; text: string }
}

let state: Spoken = { notice: undefined, spoken: { id: 0, text: '' } }
let count = 0
const listeners = new Set<() => void>()

const set = (next: Spoken) => {
  state = next
  for (const listener of listeners) listener()
}

/** Tells screen readers something that can be seen anyway, e.g. the name of the page that just opened. */
export const announce = (text: string): void => set({ ...state, spoken: { id: ++count, text } })

let titled: ReturnType<typeof setTimeout> | undefined

/**
 * Tells screen readers the title of the document after 100 ms, when the commit that changes it has reached the head. If
 * a page opens and fails at the same time, only one is announced.
 */
export const announceTitle = (): void => {
  clearTimeout(titled)
  titled = setTimeout(() => announce(document.title), 100)
}

/** Shows the snackbar: `notify('Aube ring is in your bag.', { label: 'View bag', href: paths.shoppingBag() })`. */
export const notify = (text: string, action?: Notice['action']): void => {
  const id = ++count
  set({ notice: { id, text, ...(action ? { action } : undefined) }, spoken: { id, text } })
}

export const dismissNotice = (): void => set({ ...state, notice: undefined })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const onServer: Spoken = state

/** For the global element of the shell. */
export const useAnnouncements = (): Spoken =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => onServer,
  )
