import { useEffect, useId, useSyncExternalStore } from 'react'

/** Unsaved input, by the part of the screen that holds it; with the part's name if a screen has several. */
const open = new Map<string, string>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While there is unsaved input, leaving the screen or closing the page asks first. */
export const useUnsaved = (unsaved: boolean, part = ''): void => {
  const id = useId()
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    open.set(id, part)
    tell()
    addEventListener('beforeunload', ask)
    return () => {
      open.delete(id)
      tell()
      removeEventListener('beforeunload', ask)
    }
  }, [unsaved, id, part])
}

/** Whether anything on the screen is not saved. */
export const useAnyUnsaved = (): boolean => useSyncExternalStore(listen, () => open.size > 0)

const others = (part: string) => [...open.values()].filter((one) => one !== '' && one !== part).join(' and ')

/** ' Still not saved: the pictures.', to follow the notice that one part is saved; empty if there is no other. */
export const stillUnsaved = (part: string): string => {
  const left = others(part)
  return left === '' ? '' : ` Still not saved: ${left}.`
}

/** ' Nor are the pictures.', to follow the notice that one part is not saved; empty if there is no other. */
export const useAlsoUnsaved = (part: string): string => {
  const left = useSyncExternalStore(listen, () => others(part))
  return left === '' ? '' : ` Nor are ${left}.`
}
