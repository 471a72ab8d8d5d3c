import { useEffect, useId, useSyncExternalStore } from 'react'

/** The parts of the screen that hold something typed and not saved. */
const open = new Set<string>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While something typed is not saved, leaving the screen or closing the page asks first. */
export const useUnsaved = (unsaved: boolean): void => {
  const id = useId()
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    open.add(id)
    tell()
    addEventListener('beforeunload', ask)
    return () => {
      open.delete(id)
      tell()
      removeEventListener('beforeunload', ask)
    }
  }, [unsaved, id])
}

/** Whether anything on the screen is not saved. */
export const useAnyUnsaved = (): boolean => useSyncExternalStore(listen, () => open.size > 0)
