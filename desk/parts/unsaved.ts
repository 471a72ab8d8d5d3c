import { useEffect, useId, useSyncExternalStore } from 'react'

/** The parts of the screen that contain something typed and not saved. */
const open = new Set<string>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Dialogs in which something is typed: the screen can be left with them open, but they do not close by themselves. */
const dialogs = new Set<string>()
/** Whether anything typed would be lost with the page. */
export const anyTyped = (): boolean => open.size + dialogs.size > 0

/** While something is typed in a dialog, the end of the session does not close the dialog. */
export const useTypedInDialog = (typed: boolean): void => {
  const id = useId()
  useEffect(() => {
    if (!typed) return
    dialogs.add(id)
    return () => void dialogs.delete(id)
  }, [typed, id])
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
export const anyUnsaved = (): boolean => open.size > 0
export const useAnyUnsaved = (): boolean => useSyncExternalStore(listen, anyUnsaved)
